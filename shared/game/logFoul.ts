import type { LogLine } from '../contract/host';
import type { Fact, FactOf } from './facts';
import type { Game } from './game';
import { seatOf } from './state';
import { type Text, text } from './words';

/**
 * A foul or a remark in the log with its number and what it brought, and what the host says of that; a turn without the
 * word for what it was. Null for any other line: it is told from its facts alone.
 */
export function tellFoul(
  game: Game,
  n: number,
  facts: readonly Fact[],
): Pick<LogLine, 'text' | 'said'> | null {
  const [fact] = facts;
  if (fact?.type === 'done') return withoutWord(game, fact);
  if (fact?.type === 'remark' && facts.length === 1) return tellRemark(game, n, fact);
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

/** EC-118: a remark, and the removal that the last one brings. */
function tellRemark(
  game: Game,
  n: number,
  { seat }: FactOf<'remark'>,
): Pick<LogLine, 'text' | 'said'> | null {
  const no = numberOf(game, n, seat, 'remark');
  if (no === null) return null;
  const { removal } = game.ruleset.discipline?.(game.state) ?? {};
  const holds = (seatOf(game.state, seat).remarks?.length ?? 0) >= no;
  const brought = holds && no === removal ? 'removal' : 'none';
  return {
    text: text(`log.remarkNo.${brought}`, { no, seat }),
    said: text(`table.remark.said.${brought}`, { no, seat }),
  };
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

function withoutWord({ state }: Game, { step }: FactOf<'done'>): { readonly text: Text } | null {
  const speech = /^d(\d+)\/speech\/(\d+)$/.exec(step);
  if (!speech) return null;
  const seat = Number(speech[2]);
  const silenced = state.seats[seat - 1]?.fouls.some((foul) => foul.silences === Number(speech[1]));
  return silenced ? { text: text('log.noSpeech', { seat }) } : null;
}
