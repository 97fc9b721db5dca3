import type { GameRecord } from '../../shared/contract/record';
import { changesOf } from '../../shared/game/changes';
import { eveningIn } from '../../shared/game/evening';
import { protocol } from '../../shared/game/protocol';
import { story } from '../../shared/game/story';
import type { Keeper } from './keeper';
import type { Table } from './table';

/** Everything there is to read of a game. */
export function recordOf(
  { header, game }: Table,
  { club, store }: Pick<Keeper, 'club' | 'store'>,
): GameRecord {
  const told = story(game);
  const { setup, substitutions } = game.state;
  const { gameNo, host = null, table = null } = eveningIn(header, game.lines);
  return {
    id: header.id,
    season: club.season(club.seasonOf(header.id, header.season))?.name ?? '',
    date: header.date,
    gameNo,
    host,
    table,
    startedAt: header.startedAt,
    endedAt: store.index.get().find((summary) => summary.id === header.id)?.endedAt ?? null,
    names: [
      ...setup.seats.map(({ name }, at) => ({ seat: at + 1, name })),
      // Whoever sat there before is found by his name as well.
      ...substitutions.map(({ seat, out }) => ({ seat, name: out.name })),
    ],
    story: told,
    protocol: protocol(game, told),
    changes: changesOf(game),
  };
}
