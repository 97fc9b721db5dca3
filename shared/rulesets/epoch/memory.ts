import type { Board } from '../../game/ruleset';
import type { GameState, Night } from '../../game/state';
import { isLiving } from '../../game/state';
import { type Seat, type Text, text } from '../../game/words';
import { actOf, openNight } from '../common/nights';
import { holders, roleAt } from '../common/roles';
import { healBlocks, lastClient, treatmentsBefore } from './dawn';
import { choiceOf, deathComes, pairOf, seniorOf } from './night';
import { clans, isMafioso } from './roles';
import { majority } from './win';

/**
 * What the host wants in sight: the last client, whom the Doctor may not heal and why, the treatments used, whom the
 * Sheriff exposed, the senior of each clan, the list for Death; who knows whom, and a clan in the majority.
 */
export function boards(state: GameState): Board[] {
  const night = openNight(state);
  return [
    ...(night && night.no > 0 ? nightBoards(state, night) : []),
    board('exposed', exposed(state)),
    board('sergeant', knows(state)),
    board('majority', majorityLines(state)),
  ].filter((one) => one.lines.length > 0);
}

function nightBoards(state: GameState, night: Night): Board[] {
  const client = lastClient(state, night.no);
  return [
    board('client', client === null ? [] : [text('epoch.board.clientLine', { seat: client })]),
    board('heals', heals(state, night.no)),
    board('seniors', seniors(state, night)),
    board('death', deathComes(state, night) ? deathList(night) : []),
  ];
}

function board(id: string, lines: readonly Text[]): Board {
  return { id, title: text(`epoch.board.${id}`), lines };
}

/** EC-63, EC-64: the treatments used, and whom a third or a second in a row would fall on. */
function heals(state: GameState, no: number): Text[] {
  const treated = [...new Set(treatmentsBefore(state, no).map((one) => one.seat))].filter((seat) =>
    isLiving(state, seat),
  );
  const blocks = healBlocks(state, no);
  return treated
    .sort((a, b) => a - b)
    .map((seat) => {
      const used = treatmentsBefore(state, no).filter((one) => one.seat === seat).length;
      return text(`epoch.board.heal-${blocks.get(seat) ?? 'may'}`, { seat, used });
    });
}

function exposed(state: GameState): Text[] {
  const seats = state.nights.flatMap((night) => actOf(night, 'sheriff')?.target ?? []);
  const found = [...new Set(seats)].filter((seat) => isMafioso(roleAt(state, seat)) && isLiving(state, seat));
  return found.length > 0 ? [text('epoch.board.exposedLine', { seats: found })] : [];
}

/** EC-87: whom a witness is told, clan by clan. */
function seniors(state: GameState, night: Night): Text[] {
  return clans.flatMap((clan) => {
    const seat = seniorOf(state, night, clan);
    return seat === null ? [] : [text('epoch.board.senior', { seat, team: text(`team.${clan.team}`) })];
  });
}

/** EC-95: the numbered list of the living. */
function deathList({ living }: Night): Text[] {
  return living.map((seat, at) => text('epoch.board.deathLine', { number: at + 1, seat }));
}

/** EC-15, EC-75: the Sergeant knows the Sheriff. */
function knows(state: GameState): Text[] {
  const [sergeant] = holders(state, 'sergeant');
  const [sheriff] = holders(state, 'sheriff');
  if (sergeant === undefined || sheriff === undefined) return [];
  if (!isLiving(state, sergeant) || !isLiving(state, sheriff)) return [];
  return [text('epoch.board.knows', { seat: sergeant, sheriff })];
}

function majorityLines(state: GameState): Text[] {
  const team = state.ended || state.phase === 'n0' ? null : majority(state);
  return team === null ? [] : [text('epoch.hint.majority', { team: text(`team.${team}`) })];
}

/** One short secret remark a seat, while the night is open. */
export function tags(state: GameState): ReadonlyMap<Seat, Text> {
  const found = new Map<Seat, Text>();
  const night = openNight(state);
  if (!night || night.no === 0) return found;
  const tag = (seats: readonly (Seat | null | undefined)[], name: string) => {
    for (const seat of seats) {
      if (seat !== null && seat !== undefined) found.set(seat, text(`epoch.tag.${name}`));
    }
  };
  tag(pairOf(night) ?? [], 'compared');
  tag([choiceOf(state, night, 'tramp')], 'watched');
  tag([choiceOf(state, night, 'sheriff')], 'checked');
  tag([choiceOf(state, night, 'doctor')], 'healed');
  tag(
    (['mafia', 'yakuza', 'maniac'] as const).map((role) => choiceOf(state, night, role)),
    'attacked',
  );
  tag([choiceOf(state, night, 'courtesan')], 'client');
  return found;
}
