import type { ClockEdge } from '../../shared/contract/clock';
import type { HostMessage, RoomMessage, RoomPlace, RoomScreenHealth } from '../../shared/contract/messages';

/** A room screen that has not been heard for this long, in ms, counts as lost. */
const silentMs = 6_000;
/** A room screen that went away is missed for this long, in ms. */
const missedMs = 60_000;
/** A page that is loaded anew joins before or after the old one goes: within this, in ms, it takes its place. */
const reloadMs = 3_000;
/** A screen tells what it shows with its heartbeat: before this long, in ms, nobody is behind a new picture. */
const drawnMs = 5_000;

export interface HostScreen {
  readonly label: string;
  readonly send: (message: HostMessage) => void;
}

interface RoomScreen {
  readonly id: number;
  readonly place: RoomPlace;
  readonly send: (message: RoomMessage) => void;
  readonly joined: number;
  heard: number;
  /** Revision of the picture it has drawn; null before it said so. */
  shows: number | null;
}

/** The screens that are connected, and which of the room's are alive. `mono` is monotonic ms. */
export class Screens {
  private readonly hosts = new Set<HostScreen>();
  private readonly rooms = new Set<RoomScreen>();
  private lastHost: HostScreen | null = null;
  private gone: RoomScreen[] = [];
  private ids = 0;
  private shown = { rev: 0, at: Number.NEGATIVE_INFINITY };

  constructor(private readonly mono: () => number) {}

  addHost(screen: HostScreen): void {
    this.hosts.add(screen);
    this.lastHost = screen;
  }

  removeHost(screen: HostScreen): void {
    this.hosts.delete(screen);
    if (this.lastHost === screen) this.lastHost = [...this.hosts].at(-1) ?? null;
  }

  /** The host works on this screen: it is the one that sounds. */
  usedBy(screen: HostScreen): void {
    this.lastHost = screen;
  }

  /** A screen that comes back to its place is no longer missed there. */
  addRoom(send: RoomScreen['send'], place: RoomPlace): RoomScreen {
    const now = this.mono();
    const screen = { id: ++this.ids, place, send, joined: now, heard: now, shows: null };
    this.rooms.add(screen);
    const missed = this.gone.findIndex((other) => isSame(other.place, place));
    if (missed >= 0) this.gone.splice(missed, 1);
    return screen;
  }

  /** A screen went away; `meant`: because the console hung up. */
  removeRoom(screen: RoomScreen, meant = false): void {
    const now = this.mono();
    const replaced = [...this.rooms].some(
      (other) => other !== screen && isSame(other.place, screen.place) && now - other.joined < reloadMs,
    );
    if (this.rooms.delete(screen) && !replaced && !meant) this.gone.push({ ...screen, heard: now });
  }

  /** A sign of life, with the revision of the picture that is drawn there. */
  heard(screen: RoomScreen, rev: number | undefined): void {
    screen.heard = this.mono();
    if (rev !== undefined) screen.shows = rev;
  }

  /** Room screens that show what happens, and those that stopped; the lost ones first. */
  health(): { alive: number; lost: number; screens: readonly RoomScreenHealth[] } {
    const now = this.mono();
    this.gone = this.gone.filter(({ heard }) => now - heard < missedMs);
    const screens = [
      ...this.gone.map((screen) => this.healthOf(screen, false)),
      ...[...this.rooms].map((screen) => this.healthOf(screen, now - screen.heard < silentMs)),
    ].sort((one, other) => Number(one.alive) - Number(other.alive));
    const alive = screens.filter((screen) => screen.alive).length;
    return { alive, lost: screens.length - alive, screens };
  }

  private healthOf({ id, place, heard, shows }: RoomScreen, alive: boolean): RoomScreenHealth {
    const now = this.mono();
    const isNew = now - this.shown.at < drawnMs;
    return {
      id,
      place,
      alive,
      silentS: alive ? 0 : Math.floor((now - heard) / 1000),
      behind: shows === null ? null : isNew ? 0 : Math.max(0, this.shown.rev - shows),
    };
  }

  toHosts(message: HostMessage): void {
    for (const host of this.hosts) host.send(message);
  }

  toRooms(message: RoomMessage): void {
    for (const room of this.rooms) room.send(message);
  }

  /** A new picture for the room, of this revision. */
  showRooms(rev: number, message: RoomMessage): void {
    this.shown = { rev, at: this.mono() };
    this.toRooms(message);
  }

  /** An edge sounds in one window only. */
  ring(edge: ClockEdge): void {
    this.lastHost?.send({ type: 'edge', edge });
  }
}

/** The console's own window is one, whichever display it is on. */
function isSame(one: RoomPlace, other: RoomPlace): boolean {
  if (one.kind === 'window' || other.kind === 'window') return one.kind === other.kind;
  return one.kind === other.kind && one.address === other.address;
}

export type { RoomScreen };
