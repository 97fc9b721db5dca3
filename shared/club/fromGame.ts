import type { GameSummary } from '../contract/club';
import type { Disciplined } from '../game/disciplined';
import type { ClubRecord } from './records';

/** What follows from a game, under an id that stays the same as long as the game says so. */
export interface DerivedRecord {
  readonly id: string;
  readonly record: ClubRecord;
}

type OfGame = Pick<GameSummary, 'id' | 'date' | 'status' | 'seats' | 'discipline' | 'admitted'>;

/**
 * The records that follow from a game in the index: suicides (EC-119), warnings (EC-121, EC-124), removals and
 * disqualifications of any system once it is over, and from its beginning who was admitted in spite of the ledger.
 */
export function recordsFrom(game: OfGame): DerivedRecord[] {
  const { id, date: on, admitted } = game;
  const found = game.status === 'running' ? [] : (game.discipline ?? toldBySeats(game));
  return [
    ...found.map(({ player, what, reason }) => ({
      id: `${id}:${player}:${what}`,
      record: recordOf(what, { on, player, game: id }, reason ?? null),
    })),
    ...(admitted?.people ?? []).map(({ player, blocks }) => ({
      id: `${id}:${player}:admitted`,
      record: { type: 'admitted', on, player, game: id, blocks, reason: admitted?.reason ?? '' } as const,
    })),
  ];
}

function recordOf(
  what: Disciplined['what'],
  own: { readonly on: string; readonly player: string; readonly game: string },
  reason: string | null,
): ClubRecord {
  if (what === 'suicide') return { type: 'suicide', ...own };
  if (what === 'flood' || what === 'spirit') return { type: 'warning', ...own, reason: what };
  return { type: 'expelled', ...own, cause: what, reason };
}

/** What a game without a list of its own says by the way in which its seats left. */
function toldBySeats({ seats }: OfGame): Disciplined[] {
  return seats.flatMap(({ player, out }) =>
    out === 'suicide' || out === 'fouls' || out === 'removed' || out === 'disqualified'
      ? [{ player, what: out }]
      : [],
  );
}
