import { app, Menu, type MenuItemConstructorOptions } from 'electron';
import type { Say } from '../words';

/** What the menu can do beside what the system does by itself. */
interface MenuActions {
  readonly showRoom: () => void;
  readonly showLog: () => void;
}

type Role = NonNullable<MenuItemConstructorOptions['role']>;

/** The menu in the host's language: what the system expects of a program, the room's window and the log of errors. */
export function setMenu(say: Say, { showRoom, showLog }: MenuActions): void {
  const item = (role: Role, key: string, more: MenuItemConstructorOptions = {}) => ({
    role,
    label: say(key),
    ...more,
  });
  const quit = item('quit', 'shell.menu.quit');
  const ofTheSystem: MenuItemConstructorOptions[] =
    process.platform === 'darwin'
      ? [
          { label: app.getName(), submenu: [item('hide', 'shell.menu.hide'), { type: 'separator' }, quit] },
          {
            label: say('shell.menu.edit'),
            submenu: [
              item('cut', 'shell.menu.cut'),
              item('copy', 'shell.menu.copy'),
              item('paste', 'shell.menu.paste'),
              item('selectAll', 'shell.menu.all'),
            ],
          },
        ]
      : [{ label: say('shell.menu.console'), submenu: [quit] }];
  Menu.setApplicationMenu(
    Menu.buildFromTemplate([
      ...ofTheSystem,
      {
        label: say('shell.menu.view'),
        submenu: [
          { id: 'room', label: say('shell.menu.room'), accelerator: 'F9', click: showRoom },
          item('togglefullscreen', 'shell.menu.whole'),
        ],
      },
      {
        label: say('shell.menu.help'),
        submenu: [{ id: 'log', label: say('shell.menu.log'), click: showLog }],
      },
    ]),
  );
}
