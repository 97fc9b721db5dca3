import { type BrowserWindow, type Display, screen } from 'electron';
import type { Authority } from '../console/authority';
import { centred, foundAgain, isFree, isSame, knownOf, roomDisplay } from './displays';
import { connectPage } from './line';
import type { PlaceMemory } from './memory';
import { openWindow } from './window';

/** A display that was chosen and is not plugged in. */
const missed = { host: false, room: false, chosen: true, there: false } as const;

/**
 * The room's window: the whole of a display that is not the host's. Where the host's display is the only one it
 * opens only on demand, as a small window behind the host's, and the host is warned.
 */
export class RoomWindow {
  private window: BrowserWindow | null = null;
  /** The display it was given; null where there is none for it, undefined before the first look. */
  private place: Display | null | undefined;
  private readonly rearrange = () => this.arrange();

  constructor(
    private readonly authority: Authority,
    private readonly host: BrowserWindow,
    private readonly preloads: string,
    private readonly memory: PlaceMemory,
  ) {
    screen.on('display-added', this.rearrange);
    screen.on('display-removed', this.rearrange);
    screen.on('display-metrics-changed', this.rearrange);
    host.on('move', this.rearrange);
    host.once('closed', () => this.close());
  }

  /**
   * Puts the room where it belongs with the displays as they are now. Changes nothing while they are the same, and a
   * window that the host closed stays closed until it gets another display.
   */
  arrange(): void {
    this.follow();
    this.tell();
  }

  private follow(): void {
    const before = this.place;
    const place = this.choose();
    if (before !== undefined && place?.id === before?.id) {
      this.place = place;
      if (place && before && this.window && !isSame(place.bounds, before.bounds)) this.reopen(place);
      return;
    }
    this.reopen(place);
  }

  /** The host chose a display for the room, or any; false where it is not there or is the host's own. */
  chooseDisplay(id: number | null): boolean {
    const wanted = screen.getAllDisplays().find((display) => display.id === id);
    if (id !== null && !(wanted && isFree(wanted, this.hostDisplay()))) return false;
    this.memory.put({ chosen: wanted ? knownOf(wanted) : null });
    const place = this.choose();
    if (!this.window || place?.id !== this.place?.id) this.reopen(place);
    this.tell();
    return true;
  }

  /** The host asks for the room's window: after closing it, or with a single display. */
  open(): void {
    if (this.window) this.window.showInactive();
    else this.reopen(this.choose(), true);
    this.tell();
  }

  /** Tells the host what displays there are. */
  private tell(): void {
    const host = this.hostDisplay();
    const { chosen } = this.memory.get();
    const all = screen.getAllDisplays();
    const own = foundAgain(all, chosen);
    const displays = all.map((display) => ({
      id: display.id,
      name: display.label,
      width: display.bounds.width,
      height: display.bounds.height,
      host: !isFree(display, host),
      room: this.window !== null && display.id === this.place?.id,
      chosen: display.id === own?.id,
      there: true,
    }));
    const missing = chosen && !own ? [{ ...missed, ...chosen, name: chosen.label }] : [];
    this.authority.setShell({
      singleDisplay: this.place === null,
      displays: [...displays, ...missing.map(({ label: _label, ...display }) => display)],
    });
  }

  private hostDisplay(): Display {
    return screen.getDisplayMatching(this.host.getBounds());
  }

  private choose(): Display | null {
    const { roomDisplay: last, chosen } = this.memory.get();
    return roomDisplay(screen.getAllDisplays(), this.hostDisplay(), last, chosen);
  }

  /**
   * A window that changes its display is made anew: one that has just left the full screen cannot be moved at once
   * on every system.
   */
  private reopen(place: Display | null, asked = false): void {
    const old = this.window;
    this.window = null;
    this.place = place;
    old?.destroy();
    if (place) {
      this.memory.put({ roomDisplay: place.id });
      this.show(place.label, place.bounds, true);
    } else if (asked) {
      const { label, workArea } = this.hostDisplay();
      this.show(label, centred(workArea, 0.5), false);
    }
  }

  private show(display: string, bounds: Display['bounds'], whole: boolean): void {
    const window = openWindow('room', this.preloads, { ...bounds, frame: !whole });
    this.window = window;
    connectPage(window.webContents, 'room', (send) =>
      this.authority.connectRoom(send, { kind: 'window', display }),
    );
    window.once('ready-to-show', () => {
      // The keys stay with the host.
      window.showInactive();
      if (whole) window.setFullScreen(true);
      else this.host.focus();
    });
    window.once('closed', () => {
      if (this.window !== window) return;
      this.window = null;
      this.tell();
    });
  }

  private close(): void {
    screen.off('display-added', this.rearrange);
    screen.off('display-removed', this.rearrange);
    screen.off('display-metrics-changed', this.rearrange);
    const { window } = this;
    // First forgotten: what closes with the host's window has nobody left to tell.
    this.window = null;
    window?.destroy();
  }
}
