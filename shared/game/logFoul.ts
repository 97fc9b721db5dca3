import type { LogLine } from '../contract/host';
import type { Fact, FactOf } from './facts';
import type { Game } from './game';
import { tell } from './log';
import { roleText } from './roles';
import { heldRole } from './ruleset';
import { seatOf } from './state';
import { type Text, text } from './words';

type Told = Pick<LogLine, 'text' | 'said'>;

/**
 * A foul or a remark in the log with its number and what it brought, and what the host says of that; a turn without the
 * word for what it was; who leaves by the host's hand where roles are told. Null for any other line: it is told from its
 * facts alone.
 */
export function tellFoul(game: Game, n: number, facts: readonly Fact[]): Told | null {
  const [fact] = facts;
  if (fact?.type === 'done') return withoutWord(game, fact);
  if (fact?.type === 'remark')
    return facts.length === 1 ? tellRemark(game, n, fact) : tellRemarks(game, n, facts);
  if (fact?.type === 'left') return tellLeft(game, fact);
  if (fact?.type !== 'foul') return null;
  const { seat } = fact;
  const no = numberOf(game, n, seat, 'foul');
  if (no === null) return null;
  const brought = broughtBy(game, seat, no);
  const told = text(`log.foulNo.${brought}`, { no, seat });
  return brought === 'none'
    ? { text: told }
    : { text: told, said: text(`table.foul.said.${brought}`, { no, seat }) };
}

/** EC-118, EC-97: a remark, and the removal that the last one brings, with the role. */
function tellRemark(game: Game, n: number, { seat }: FactOf<'remark'>): Told | null {
  const no = numberOf(game, n, seat, 'remark');
  if (no === null) return null;
  const brought = hasRemoved(game, seat, no) ? 'removal' : 'none';
  const role = brought === 'removal' ? roleOf(game, seat) : null;
  const said =
    role === null
      ? text(`table.remark.said.${brought}`, { no, seat })
      : text('table.remark.said.removalRole', { no, seat, role });
  return { text: text(`log.remarkNo.${brought}`, { no, seat }), said };
}

/** EC-117, EC-118: several remarks at once; everybody whom they remove, each with the role. */
function tellRemarks(game: Game, n: number, facts: readonly Fact[]): Told | null {
  const seats = facts.flatMap((fact) => (fact.type === 'remark' ? [fact.seat] : []));
  if (seats.length < facts.length) return null;
  const removed = seats.filter((seat) => hasRemoved(game, seat, numberOf(game, n, seat, 'remark')));
  const pairs = removed.map((seat) => {
    const role = roleOf(game, seat);
    return role === null
      ? text('common.player.short', { seat })
      : text('table.remark.said.withRole', { seat, role });
  });
  const said =
    removed.length === 0
      ? text('table.remark.said.several', { seats })
      : text('table.remark.said.severalRemoved', { seats, pairs });
  return { text: text('log.remarks', { seats }), said };
}

/** Whether the remark with this number holds and is the one that removes. */
function hasRemoved({ ruleset, state }: Game, seat: number, no: number | null): boolean {
  const holds = no !== null && (seatOf(state, seat).remarks?.length ?? 0) >= no;
  return holds && no === ruleset.discipline?.(state).removal;
}

/** EC-97: who leaves by the host's hand, with the role, where all roles are told. */
function tellLeft(game: Game, fact: FactOf<'left'>): Told | null {
  const { seat, cause, during } = fact;
  const { out } = seatOf(game.state, seat);
  if (!game.ruleset.discipline || out?.cause !== cause || out.during !== during) return null;
  const role = roleOf(game, seat);
  const told = tell(game.setup, [fact]).text;
  return role === null ? null : { text: told, said: text('table.remark.said.leaves', { seat, role }) };
}

/** The role of a seat where it is open to all; null where it is not, or nobody knows it yet. */
function roleOf({ ruleset, state, setup }: Game, seat: number): Text | null {
  const role = heldRole(ruleset, state, seat);
  return role !== null && ruleset.isOpen?.(state, seat) ? roleText(setup, role) : null;
}

/** Which foul or remark of the seat came with line `n`; null where it no longer holds. */
function numberOf({ timeline }: Game, n: number, seat: number, type: 'foul' | 'remark'): number | null {
  const back = type === 'foul' ? 'foulTakenBack' : 'remarkTakenBack';
  let no = 0;
  for (const { entry, n: line, status } of timeline) {
    const { fact } = entry;
    if (status === 'orphan') continue;
    if (fact.type === type && fact.seat === seat) {
      no += 1;
      if (line === n) return no;
    }
    if (fact.type === back && fact.seat === seat) no -= 1;
  }
  return null;
}

function broughtBy({ ruleset, state }: Game, seat: number, no: number): 'none' | 'silence' | 'removal' {
  const { fouls } = seatOf(state, seat);
  // Taken back since: it brings nothing any more.
  if (fouls.length < no) return 'none';
  const seats = state.seats.map((one) =>
    one.seat === seat ? { ...one, fouls: fouls.slice(0, no - 1) } : one,
  );
  return ruleset.nextFoul({ ...state, seats }, seat).consequence;
}

function withoutWord({ state }: Game, { step }: FactOf<'done'>): Told | null {
  const speech = /^d(\d+)\/speech\/(\d+)$/.exec(step);
  if (!speech) return null;
  const seat = Number(speech[2]);
  const silenced = state.seats[seat - 1]?.fouls.some((foul) => foul.silences === Number(speech[1]));
  return silenced ? { text: text('log.noSpeech', { seat }) } : null;
}
