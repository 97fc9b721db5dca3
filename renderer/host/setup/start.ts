import type { Draft } from '../../../shared/contract/club';
import type { Ruleset } from '../../../shared/game/ruleset';
import type { RoleId, Text } from '../../../shared/game/words';
import type { Send } from '../../ui/connection';
import { keptRoles, rolesInGame } from './customRoles';
import { compositionOf, keptOptions } from './draft';
import { clean } from './names';

interface Wanted {
  readonly season: string | null;
  readonly despite?: string | undefined;
  readonly gameNo: number | null;
}

/**
 * Creates the players who are new and starts the game; gives the reason where the console refuses. `despite`: the
 * host's reason to admit those whom the club's ledger keeps from it. `gameNo`: which game of the evening it is; null: as
 * the console counts.
 */
export async function start(
  send: Send,
  ruleset: Ruleset,
  draft: Draft,
  { season, despite, gameNo }: Wanted,
): Promise<Text | null> {
  const people = await send({ type: 'addPlayers', names: draft.names.map(clean) });
  if (people.status === 'refused') return people.refusal.reason;
  const customRoles = rolesInGame(ruleset, draft);
  const game = await send({
    type: 'startGame',
    season,
    ...(draft.house === undefined ? {} : { house: draft.house }),
    ...(despite ? { despite } : {}),
    ...(gameNo === null ? {} : { gameNo }),
    setup: {
      ruleset: ruleset.id,
      options: draft.options,
      seats: people.data.map(({ id, name }) => ({ player: id, name })),
      composition: inGame(compositionOf(ruleset, draft)),
      ...(customRoles.length > 0 ? { customRoles } : {}),
    },
  });
  if (game.status === 'refused') return game.refusal.reason;
  remember(send, ruleset, draft);
  return null;
}

/** Roles of which there is none are left out of the game. */
function inGame(composition: Readonly<Record<RoleId, number>>): Record<RoleId, number> {
  return Object.fromEntries(
    Object.entries(composition).filter(([role, count]) => count > 0 || !role.startsWith('custom-')),
  );
}

/** The next new game begins with these rules, and the club's own roles are there again. */
function remember(send: Send, ruleset: Ruleset, draft: Draft): void {
  const names = keptOptions(ruleset).map((option) => option.name);
  const options = Object.fromEntries(Object.entries(draft.options).filter(([name]) => names.includes(name)));
  const house = draft.house === undefined ? {} : { house: draft.house };
  const customRoles = draft.customRoles ? { customRoles: keptRoles(draft) } : {};
  void send({
    type: 'saveSettings',
    settings: { lastTable: { ruleset: ruleset.id, ...house, options }, ...customRoles },
  });
}
