import { StoreError } from './store/store';
import type { Say } from './words';

/** One line that says why the console does not start. Null when the failure is a bug, which needs its stack. */
export function failureLine(error: unknown, say: Say): string | null {
  if (error instanceof StoreError) return say(error.text.key, { file: error.file });
  if (!(error instanceof Error && 'code' in error)) return null;
  if (error.code === 'EADDRINUSE' && 'port' in error) {
    return say('shell.portTaken', { port: Number(error.port) });
  }
  return say('shell.failed', { reason: error.message });
}
