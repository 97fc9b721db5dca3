/** What a key asks for. `digit`: part of a number; with Shift it is the seat of a foul. */
type Press =
  | { readonly type: 'digit'; readonly digit: number; readonly use: 'act' | 'foul' }
  | { readonly type: 'command'; readonly command: Command };

const commands = {
  next: ['Enter', 'NumpadEnter'],
  clock: ['Space'],
  restartClock: ['KeyR'],
  less: ['ArrowLeft', 'ArrowDown'],
  more: ['ArrowRight', 'ArrowUp'],
  rest: ['KeyA'],
  nobody: ['KeyN'],
  waiting: ['KeyW'],
  draw: ['KeyD'],
  by: ['KeyV'],
  aim: ['KeyS'],
  turn: ['KeyT'],
  fouls: ['KeyF'],
  yes: ['KeyY'],
  pass: ['KeyP'],
  roles: ['KeyH'],
  log: ['KeyL'],
  blank: ['KeyB'],
  mute: ['KeyM'],
  music: ['KeyJ'],
  help: ['F1', 'Slash'],
  close: ['Escape'],
} as const;
export type Command = keyof typeof commands | 'undo' | 'redo' | 'closeGame';

const byCode = new Map<string, Command>(
  Object.entries(commands).flatMap(([command, codes]) =>
    codes.map((code) => [code, command as keyof typeof commands] as const),
  ),
);

type Keyed = Pick<KeyboardEvent, 'code' | 'repeat' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>;

/**
 * Reads a key by where it lies, not by what is printed on it: on a Ukrainian layout there is no H. Null for keys
 * that mean nothing here, and for every repetition of a held key.
 */
export function readKey(event: Keyed): Press | null {
  if (event.repeat || event.altKey) return null;
  if (event.ctrlKey || event.metaKey) return chord(event);
  const digit = /^(?:Digit|Numpad)(\d)$/.exec(event.code)?.[1];
  if (digit !== undefined)
    return { type: 'digit', digit: Number(digit), use: event.shiftKey ? 'foul' : 'act' };
  const command = byCode.get(event.code);
  if (!command || (event.shiftKey && command !== 'help')) return null;
  return { type: 'command', command };
}

function chord(event: Keyed): Press | null {
  if (event.code === 'KeyZ') return { type: 'command', command: event.shiftKey ? 'redo' : 'undo' };
  if (commands.next.some((code) => code === event.code)) return { type: 'command', command: 'closeGame' };
  return event.code === 'KeyY' && !event.shiftKey ? { type: 'command', command: 'redo' } : null;
}

const typingIn =
  'input:not([type=checkbox]):not([type=radio]):not([type=button]), textarea, select, [contenteditable=true]';
const answersItself = 'button, a[href], summary, [role=button], [role=switch], [role=tab], [role=option]';
const stepsItself =
  '[role=slider], [role=spinbutton], [role=tab], [role=menuitem], [role=radio], input[type=radio]';

/** Whether a key belongs to the control that has the focus: typing, or its own Enter, Space or arrows. */
export function belongsToFocus({
  target,
  code,
  ctrlKey,
  metaKey,
}: Pick<KeyboardEvent, 'target' | 'code' | 'ctrlKey' | 'metaKey'>): boolean {
  if (!(target instanceof Element)) return false;
  if (target.closest(typingIn)) return true;
  if (target.closest('[role=dialog], [role=listbox]')) return true;
  if (ctrlKey || metaKey) return false;
  if (/^(?:Enter|NumpadEnter|Space)$/.test(code)) return target.closest(`${answersItself}, input`) !== null;
  return code.startsWith('Arrow') && target.closest(stepsItself) !== null;
}
