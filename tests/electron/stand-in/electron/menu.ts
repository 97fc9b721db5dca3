import { app } from './app';
import { complain } from './channel';
import { faceOf, knownOptions } from './face';
import { history } from './history';

type Template = Electron.MenuItemConstructorOptions;

const options: readonly (keyof Template)[] = [
  'id',
  'label',
  'role',
  'type',
  'submenu',
  'accelerator',
  'click',
];
const roles: readonly NonNullable<Electron.MenuItem['role']>[] = [
  'quit',
  'hide',
  'cut',
  'copy',
  'paste',
  'selectAll',
  'togglefullscreen',
];

let applicationMenu: Electron.Menu | null = null;

function itemOf(template: Template): Electron.MenuItem {
  knownOptions('a menu item', template, options);
  const { id = '', label = '', type = 'normal', accelerator = null, submenu, click } = template;
  const role = roles.find((known) => known === template.role);
  if (template.role && !role) complain(`the role ${template.role}`);
  if (type !== 'separator' && label === '') complain('a menu item without words');
  if (click && role) throw new Error(`A menu item with the role ${role} never calls its click`);
  // What the other roles do belongs to the system.
  const act = role === 'quit' ? () => app.quit() : click;
  const body = {
    id,
    label,
    role,
    type,
    accelerator,
    submenu: Array.isArray(submenu) ? menuOf(submenu) : undefined,
    click: () => (act ? Reflect.apply(act, null, []) : complain(`what the menu item ${label} does`)),
  };
  return faceOf<Electron.MenuItem>()('MenuItem', body, {
    members: ['id', 'label', 'role', 'type', 'accelerator', 'submenu', 'click'],
  });
}

function menuOf(templates: readonly (Template | Electron.MenuItem)[]): Electron.Menu {
  const items = templates.map((template) => itemOf(template as Template));
  const getMenuItemById = (id: string): Electron.MenuItem | null => {
    for (const item of items) {
      const found = item.id === id ? item : item.submenu?.getMenuItemById(id);
      if (found) return found;
    }
    return null;
  };
  return faceOf<Electron.Menu>()(
    'Menu',
    { items, getMenuItemById },
    { members: ['items', 'getMenuItemById'] },
  );
}

export const Menu = faceOf<typeof Electron.Menu>()(
  'Menu',
  {
    buildFromTemplate: menuOf,
    getApplicationMenu: () => applicationMenu,
    setApplicationMenu(menu: Electron.Menu | null) {
      applicationMenu = menu;
      history.push(`menu ${menu?.items.map(({ label }) => label).join(' ')}`);
    },
  },
  { members: ['buildFromTemplate', 'getApplicationMenu', 'setApplicationMenu'] },
);
