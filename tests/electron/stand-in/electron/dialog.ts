import { complain } from './channel';
import { faceOf, knownOptions } from './face';

const options: readonly (keyof Electron.MessageBoxOptions)[] = [
  'type',
  'title',
  'message',
  'detail',
  'buttons',
  'defaultId',
  'cancelId',
  'noLink',
];

export const dialog = faceOf<Electron.Dialog>()(
  'dialog',
  {
    async showMessageBox(...given: readonly object[]) {
      knownOptions('the dialog', given.at(-1) ?? {}, options);
      return complain('who answers a dialog: the test has to put its answer in place of showMessageBox');
    },
    async showOpenDialog(...given: readonly object[]) {
      knownOptions('the dialog that opens', given.at(-1) ?? {}, ['title', 'properties']);
      return complain('who answers a dialog: the test has to put its answer in place of showOpenDialog');
    },
    showErrorBox(title: string, content: string) {
      console.error(`[error box] ${title}: ${content}`);
    },
  },
  { members: ['showMessageBox', 'showOpenDialog', 'showErrorBox'] },
);
