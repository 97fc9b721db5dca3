import { type BrowserWindow, type Display, screen } from 'electron';
import type { Authority } from '../console/authority';
import { centred, isSame, roomDisplay } from './displays';
import { connectPage } from './line';
import type { PlaceMemory } from './memory';
import { openWindow } from './window';

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
    const before = this.place;
    const place = this.choose();
    if (before !== undefined && place?.id === before?.id) {
      this.place = place;
      if (place && before && this.window && !isSame(place.bounds, before.bounds)) this.reopen(place);
      return;
    }
    this.authority.setShell({ singleDisplay: place === null });
    this.reopen(place);
  }

  /** The host asks for the room's window: after closing it, or with a single display. */
  open(): void {
    if (this.window) this.window.showInactive();
    else this.reopen(this.choose(), true);
  }

  private choose(): Display | null {
    const host = screen.getDisplayMatching(this.host.getBounds());
    return roomDisplay(screen.getAllDisplays(), host, this.memory.get().roomDisplay);
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
      const { label, workArea } = screen.getDisplayMatching(this.host.getBounds());
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
      if (this.window === window) this.window = null;
    });
  }

  private close(): void {
    screen.off('display-added', this.rearrange);
    screen.off('display-removed', this.rearrange);
    screen.off('display-metrics-changed', this.rearrange);
    this.window?.destroy();
    this.window = null;
  }
}
