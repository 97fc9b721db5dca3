import type { Draft } from '../../../shared/contract/club';
import type { Ruleset } from '../../../shared/game/ruleset';
import type { Text } from '../../../shared/game/words';
import type { Send } from '../../ui/connection';
import { compositionOf } from './draft';
import { clean } from './names';

/** Creates the players who are new and starts the game; gives the reason where the console refuses. */
export async function start(
  send: Send,
  ruleset: Ruleset,
  draft: Draft,
  season: string | null,
): Promise<Text | null> {
  const people = await send({ type: 'addPlayers', names: draft.names.map(clean) });
  if (people.status === 'refused') return people.refusal.reason;
  const game = await send({
    type: 'startGame',
    season,
    setup: {
      ruleset: ruleset.id,
      options: draft.options,
      seats: people.data.map(({ id, name }) => ({ player: id, name })),
      composition: compositionOf(ruleset, draft),
    },
  });
  return game.status === 'refused' ? game.refusal.reason : null;
}
