import { describe, expect, it } from 'vitest';
import {
  centred,
  foundAgain,
  hostBounds,
  isReachable,
  knownOf,
  roomDisplay,
} from '../../electron/windows/displays';

const display = (id: number, x: number, y: number, width: number, height: number, taskBar = 0) => ({
  id,
  label: `display ${id}`,
  bounds: { x, y, width, height },
  workArea: { x, y, width, height: height - taskBar },
});
const laptop = display(1, 0, 0, 1366, 768, 40);
const projector = display(2, 1366, 0, 1920, 1080);
const television = display(3, -3840, -200, 3840, 2160);
const mirror = display(4, 0, 0, 1366, 768);

describe('the room’s window', () => {
  it('has no display where the host’s is the only one', () => {
    expect(roomDisplay([laptop], laptop, null)).toBeNull();
    expect(roomDisplay([laptop], laptop, projector.id)).toBeNull();
  });

  it('is never on the host’s display, wherever the host’s window is and whatever was remembered', () => {
    const displays = [laptop, projector, television];
    for (const host of displays) {
      for (const remembered of [null, 1, 2, 3, 99]) {
        expect(roomDisplay(displays, host, remembered)?.id).not.toBe(host.id);
      }
    }
  });

  it('is never on a display that mirrors the host’s, remembered or not', () => {
    expect(roomDisplay([laptop, mirror], laptop, null)).toBeNull();
    expect(roomDisplay([laptop, mirror], laptop, mirror.id)).toBeNull();
    expect(roomDisplay([laptop, mirror, projector], laptop, mirror.id)).toBe(projector);
  });

  it('comes back to the display it was on when that one is plugged in again', () => {
    expect(roomDisplay([laptop, projector, television], laptop, television.id)).toBe(television);
    expect(roomDisplay([laptop, projector], laptop, television.id)).toBe(projector);
  });
});

describe('the display that was chosen for the room', () => {
  const chosen = knownOf(television);

  it('goes before the one the room was on the last time, and is waited for while it is away', () => {
    expect(roomDisplay([laptop, projector, television], laptop, projector.id, chosen)).toBe(television);
    expect(roomDisplay([laptop, projector], laptop, null, chosen)).toBe(projector);
    expect(roomDisplay([laptop], laptop, null, chosen)).toBeNull();
  });

  it('is not had while the host’s window is on it, or it mirrors the host’s', () => {
    expect(roomDisplay([laptop, projector, television], television, null, chosen)).toBe(laptop);
    expect(roomDisplay([laptop, mirror], laptop, null, knownOf(mirror))).toBeNull();
  });

  it('is found again under another number, and another one that was given its number is not taken for it', () => {
    const again = { ...television, id: 7 };
    const stranger = { ...projector, id: television.id };
    expect(foundAgain([laptop, again], chosen)).toBe(again);
    expect(foundAgain([laptop, stranger], chosen)).toBeNull();
    expect(foundAgain([laptop, stranger, again], chosen)).toBe(again);
  });

  it('of two with one name is the one with its number, and neither of them without', () => {
    const twin = { ...television, id: 8 };
    expect(foundAgain([twin, television], chosen)).toBe(television);
    expect(foundAgain([twin, { ...television, id: 9 }], chosen)).toBeNull();
  });

  it('without a name is known by its number', () => {
    const nameless = { ...television, label: '' };
    expect(foundAgain([laptop, nameless], knownOf(nameless))).toBe(nameless);
    expect(foundAgain([laptop, { ...nameless, id: 8 }], knownOf(nameless))).toBeNull();
    expect(foundAgain([laptop], null)).toBeNull();
  });
});

describe('the host’s window', () => {
  const there = { x: 40, y: 20, width: 1200, height: 700 };
  const onMost = { x: 69, y: 37, width: 1229, height: 655 };
  const before = { host: there, hostDisplay: laptop.id, roomDisplay: projector.id };

  it('comes back to where it was', () => {
    expect(hostBounds(before, [laptop, projector], laptop)).toEqual(there);
    expect(hostBounds(before, [laptop], laptop)).toEqual(there);
  });

  it('comes back to another display than the primary only while the room is on one of its own', () => {
    const elsewhere = { host: { x: 1400, y: 0, width: 1200, height: 700 }, hostDisplay: projector.id };
    const onLaptop = { ...elsewhere, roomDisplay: laptop.id };
    expect(hostBounds(onLaptop, [laptop, projector], laptop)).toEqual(elsewhere.host);
    expect(hostBounds(onLaptop, [laptop], laptop)).toEqual(onMost);
    expect(hostBounds({ ...elsewhere, roomDisplay: null }, [laptop, projector], laptop)).toEqual(onMost);
    const onTelevision = { ...elsewhere, roomDisplay: television.id };
    expect(hostBounds(onTelevision, [laptop, projector], laptop)).toEqual(onMost);
  });

  it('opens on most of the primary display when it does not fit where it was', () => {
    for (const host of [
      null,
      { x: 1400, y: 0, width: 1200, height: 700 },
      { x: 0, y: 0, width: 1920, height: 1080 },
      { x: 1000, y: 100, width: 900, height: 600 },
    ]) {
      expect(hostBounds({ ...before, host }, [laptop, projector], laptop)).toEqual(onMost);
    }
  });

  it('is in the middle also of a display left of the others', () => {
    expect(centred(television.workArea, 0.5)).toEqual({ x: -2880, y: 340, width: 1920, height: 1080 });
  });

  it('is out of reach when its title is on no display, and not when it is maximized', () => {
    expect(isReachable({ x: -8, y: -8, width: 1382, height: 784 }, [laptop])).toBe(true);
    expect(isReachable({ x: 1300, y: 100, width: 900, height: 600 }, [laptop])).toBe(false);
    expect(isReachable({ x: 100, y: -600, width: 900, height: 590 }, [laptop])).toBe(false);
    expect(isReachable({ x: 1400, y: 100, width: 900, height: 600 }, [laptop])).toBe(false);
    expect(isReachable({ x: 1400, y: 100, width: 900, height: 600 }, [laptop, projector])).toBe(true);
  });
});
