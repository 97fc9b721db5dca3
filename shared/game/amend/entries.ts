import type { EntryLine } from '../../contract/amend';
import type { Game, Placed } from '../game';
import { isUntold, tell } from '../log';

/** An entry of the timeline for the host. */
export function entryLine(game: Game, placed: Placed): EntryLine {
  const { entry, n, at, phase, status, refusal } = placed;
  const { fact, despite } = entry;
  const told = tell(game.setup, [fact]);
  return {
    id: entry.id,
    n,
    at,
    phase,
    text: told.text,
    secret: told.secret || isUntold(game, fact),
    status,
    refusal,
    despite: despite ?? null,
    quiet: fact.type === 'done' || fact.type === 'phaseClosed',
  };
}

/** Every entry that holds, in the order of the game. */
export function entryLines(game: Game): EntryLine[] {
  return game.timeline.map((placed) => entryLine(game, placed));
}
