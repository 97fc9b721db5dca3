import { describe, expect, test } from 'vitest';
import { readKey } from '../../renderer/host/game/keys/press';

const free = { repeat: false, ctrlKey: false, metaKey: false, altKey: false, shiftKey: false };
const press = (code: string, held: Partial<typeof free> = {}) => readKey({ ...free, ...held, code });

describe('keys', () => {
  test('a key is known by its place, whatever the layout prints on it', () => {
    expect(press('KeyH')).toEqual({ type: 'command', command: 'roles' });
    expect(press('KeyZ', { ctrlKey: true })).toEqual({ type: 'command', command: 'undo' });
    expect(press('KeyZ', { ctrlKey: true, shiftKey: true })).toEqual({ type: 'command', command: 'redo' });
  });

  test('digits of both blocks act on a seat, with Shift they give a foul', () => {
    expect(press('Digit7')).toEqual({ type: 'digit', digit: 7, use: 'act' });
    expect(press('Numpad7')).toEqual({ type: 'digit', digit: 7, use: 'act' });
    expect(press('Digit7', { shiftKey: true })).toEqual({ type: 'digit', digit: 7, use: 'foul' });
  });

  test('a held key acts once', () => {
    for (const code of ['Enter', 'Digit4', 'Space', 'ArrowLeft', 'KeyA']) {
      expect(press(code, { repeat: true })).toBeNull();
    }
  });

  test('other chords belong to the browser', () => {
    expect(press('KeyA', { ctrlKey: true })).toBeNull();
    expect(press('Digit1', { ctrlKey: true })).toBeNull();
    expect(press('KeyH', { altKey: true })).toBeNull();
    expect(press('KeyN', { shiftKey: true })).toBeNull();
  });
});
