import { Menu, type MenuItemConstructorOptions } from 'electron';
import type { Say } from '../words';

/** The menu: what the system expects of a program, and the way to the room's window. */
export function setMenu(say: Say, showRoom: () => void): void {
  const ofTheSystem: MenuItemConstructorOptions[] =
    process.platform === 'darwin' ? [{ role: 'appMenu' }, { role: 'editMenu' }, { role: 'windowMenu' }] : [];
  Menu.setApplicationMenu(
    Menu.buildFromTemplate([
      ...ofTheSystem,
      {
        label: say('shell.menu.view'),
        submenu: [
          { label: say('shell.menu.room'), accelerator: 'F9', click: showRoom },
          { label: say('shell.menu.whole'), role: 'togglefullscreen' },
        ],
      },
    ]),
  );
}
