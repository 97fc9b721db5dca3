import type { AmendChoice, AmendGroup, Place } from '../../contract/amend';
import type { Entry, Fact } from '../facts';
import { entriesAfter, type Game, Replay } from '../game';
import type { Change } from '../journal';
import { tell } from '../log';
import type { GameState } from '../state';
import { fieldsOf } from './fields';
import { forgotten } from './forgotten';
import type { Wishes } from './wishes';

/**
 * What an entry could be instead, field by field, or what could have been forgotten behind it: all that the rules do
 * not call impossible at that place, with the changes made so far. Null when the place is not there.
 */
export function amendChoices(game: Game, changes: readonly Change[], place: Place): AmendGroup[] | null {
  const entries = entriesAfter(game, changes);
  const id = place.type === 'change' ? place.target : place.after;
  const at = id === null ? -1 : entries.findIndex((entry) => entry.id === id);
  if (at < 0 && id !== null) return null;
  const state = stateAt(game, entries, at + (place.type === 'change' ? 0 : 1));
  const current = place.type === 'change' ? entries[at]?.fact : undefined;
  const wishes = current ? fieldsOf(game.ruleset, state, current) : forgotten(game.ruleset, state);
  return wishes.map((one) => offered(game, state, one, current)).filter((group) => group.choices.length > 0);
}

/** The state that the entry at this place meets. */
function stateAt(game: Game, entries: readonly Entry[], at: number): GameState {
  const replay = new Replay(game);
  for (const entry of entries.slice(0, at)) replay.place(entry);
  return replay.state;
}

function offered(
  { ruleset }: Game,
  state: GameState,
  { key, title, wishes }: Wishes,
  current: Fact | undefined,
): AmendGroup {
  const now = JSON.stringify(current);
  const choices = wishes.flatMap(({ facts, seat }): AmendChoice[] => {
    const told = tell(state.setup, facts).text;
    const isCurrent = JSON.stringify(facts[0]) === now;
    const refusal = refusalOf(ruleset.check, ruleset.apply, state, facts);
    if (refusal?.kind === 'impossible' && !isCurrent) return [];
    return [
      {
        facts,
        label: told,
        current: isCurrent,
        refusal: refusal && { rule: refusal.rule, reason: refusal.reason },
        ...(seat === undefined ? {} : { seat }),
      },
    ];
  });
  const secret = wishes.some(({ facts }) => tell(state.setup, facts).secret);
  return { key, title, secret, choices };
}

/** The gravest thing the rules say to facts that are entered together; null when they say nothing. */
function refusalOf(
  check: Game['ruleset']['check'],
  apply: Game['ruleset']['apply'],
  before: GameState,
  facts: readonly Fact[],
) {
  let state = before;
  let worst = null;
  for (const fact of facts) {
    const verdict = check(state, fact);
    if (verdict.kind === 'impossible') return verdict;
    if (verdict.kind === 'irregular') worst = verdict;
    state = apply(state, fact);
  }
  return worst;
}
