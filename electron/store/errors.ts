import type { TextParam } from '../../shared/game/words';
import { codeOf } from './files';
import { StoreError } from './store';

/** An error of the system as the store's own; any other error is a bug and stays what it is. */
export function asStoreError(error: unknown, file: string): unknown {
  if (error instanceof StoreError || codeOf(error) === null) return error;
  return new StoreError('unwritable', file, { cause: error });
}

/** What went wrong, as a part of a notice. */
export function reasonOf(error: unknown, file: string): TextParam {
  const own = asStoreError(error, file);
  return own instanceof StoreError ? own.text : String(own);
}
