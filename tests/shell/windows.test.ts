import { describe, expect, it } from 'vitest';
import { centred, hostBounds, roomDisplay } from '../../electron/windows/displays';

const laptop = { id: 1, workArea: { x: 0, y: 0, width: 1366, height: 728 } };
const projector = { id: 2, workArea: { x: 1366, y: 0, width: 1920, height: 1080 } };
const television = { id: 3, workArea: { x: -3840, y: -200, width: 3840, height: 2160 } };

describe('the room’s window', () => {
  it('has no display where the host’s is the only one', () => {
    expect(roomDisplay([laptop], laptop.id, null)).toBeNull();
    expect(roomDisplay([laptop], laptop.id, projector.id)).toBeNull();
  });

  it('is never on the host’s display, wherever the host’s window is and whatever was remembered', () => {
    const displays = [laptop, projector, television];
    for (const host of displays) {
      for (const remembered of [null, 1, 2, 3, 99]) {
        expect(roomDisplay(displays, host.id, remembered)?.id).not.toBe(host.id);
      }
    }
  });

  it('comes back to the display it was on when that one is plugged in again', () => {
    expect(roomDisplay([laptop, projector, television], 1, television.id)).toBe(television);
    expect(roomDisplay([laptop, projector], 1, television.id)).toBe(projector);
  });
});

describe('the host’s window', () => {
  it('comes back to where it was', () => {
    const remembered = { x: 40, y: 20, width: 1200, height: 700 };
    expect(hostBounds(remembered, laptop)).toEqual(remembered);
  });

  it('opens on the primary display when it was elsewhere or that display is smaller now', () => {
    for (const remembered of [
      null,
      { x: 1400, y: 0, width: 1200, height: 700 },
      { x: 0, y: 0, width: 1920, height: 1080 },
      { x: 1000, y: 100, width: 900, height: 600 },
    ]) {
      expect(hostBounds(remembered, laptop)).toEqual({ x: 69, y: 37, width: 1229, height: 655 });
    }
  });

  it('is in the middle also of a display left of the others', () => {
    expect(centred(television.workArea, 0.5)).toEqual({ x: -2880, y: 340, width: 1920, height: 1080 });
  });
});
