import { text } from '../shared/game/words';
import type { Authority } from './console/authority';
import type { ErrorLog } from './errorLog';

/** A bug shall not end a night: everything acknowledged is on the disk, the host is told, and the game goes on. */
export function surviveBugs(log: ErrorLog, authority: () => Authority | null): void {
  const survive = (what: string, error: unknown) => {
    console.error(what, error);
    authority()?.tell(text('notice.bug', { file: log.file }));
  };
  process.on('uncaughtException', (error) => survive('Uncaught:', error));
  process.on('unhandledRejection', (error) => survive('Nobody caught:', error));
}
