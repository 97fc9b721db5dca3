import type { RequestBody } from '../../shared/contract/requests';
import { amendChoices } from '../../shared/game/amend/choices';
import { entryLines } from '../../shared/game/amend/entries';
import { amendPreview, fitsTimeline } from '../../shared/game/amend/preview';
import type { Game, Stamp } from '../../shared/game/game';
import { done, type Result, refused, stale } from './result';
import { amended, type Outcome, type Table } from './table';

type RequestOf<T extends RequestBody['type']> = Extract<RequestBody, { type: T }>;

/** Requests about the past of the open game. */
export type AmendRequest = RequestOf<'amend' | 'entries' | 'amendChoices' | 'previewAmend'>;

/** What the host's screen asks before an amend; nothing is changed by it. */
export function amendAnswer(
  game: Game,
  body: RequestOf<'entries' | 'amendChoices' | 'previewAmend'>,
  newId: () => string,
): Result {
  if (body.type === 'entries') return done('saved', entryLines(game));
  if (!fitsTimeline(game, body.changes)) return refused(stale);
  if (body.type === 'amendChoices') {
    const groups = amendChoices(game, body.changes, body.place);
    return groups ? done('saved', groups) : refused(stale);
  }
  const { changes, fills, reason } = body;
  return done('saved', amendPreview(game, changes, { fills, reason, newId }));
}

/** An amend is what its preview showed, or nothing: with other lines in the journal it is stale. */
export function amendOutcome(
  table: Table,
  { n, changes, reason }: RequestOf<'amend'>,
  stamp: Stamp,
): Outcome {
  const { game } = table;
  if (n !== game.lines.length || !fitsTimeline(game, changes)) return stale;
  return amended(table, changes, reason, stamp);
}
