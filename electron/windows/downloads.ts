import { extname, join } from 'node:path';
import { app, type Session } from 'electron';
import type { Say } from '../words';
import { addressOf } from './scheme';

/**
 * A file that the host's page hands out is saved where the host says, and no other page hands out any. `failed` is
 * told the name of a file that could not be written.
 */
export function askWhereToSave(session: Session, say: () => Say, failed: (file: string) => void): void {
  session.on('will-download', (event, item, contents) => {
    const isOurs = contents.getURL() === addressOf('host') && item.getURL().startsWith('blob:');
    if (!isOurs) {
      event.preventDefault();
      return;
    }
    const name = item.getFilename();
    item.setSaveDialogOptions({
      title: say()('shell.save'),
      defaultPath: join(app.getPath('documents'), name),
      filters: [{ name: extname(name).slice(1).toUpperCase(), extensions: [extname(name).slice(1)] }],
    });
    item.once('done', (_event, state) => {
      if (state === 'interrupted') failed(name);
    });
  });
}
