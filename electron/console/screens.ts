import type { ClockEdge, ClockState } from '../../shared/contract/clock';
import type { HostMessage, RoomMessage } from '../../shared/contract/messages';

/** A room screen that has not been heard for this long, in ms, counts as lost. */
const silentMs = 6_000;
/** A room screen that went away is missed for this long, in ms. */
const missedMs = 60_000;
/** A page that is loaded anew joins before or after the old one goes: within this, in ms, it takes its place. */
const reloadMs = 3_000;

export interface HostScreen {
  readonly label: string;
  readonly send: (message: HostMessage) => void;
}

interface RoomScreen {
  readonly send: (message: RoomMessage) => void;
  readonly joined: number;
  heard: number;
}

/** The screens that are connected, and which of the room's are alive. `mono` is monotonic ms. */
export class Screens {
  private readonly hosts = new Set<HostScreen>();
  private readonly rooms = new Set<RoomScreen>();
  private lastHost: HostScreen | null = null;
  private gone: number[] = [];

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

  addRoom(send: RoomScreen['send']): RoomScreen {
    const now = this.mono();
    const screen = { send, joined: now, heard: now };
    this.rooms.add(screen);
    this.gone.shift();
    return screen;
  }

  removeRoom(screen: RoomScreen): void {
    const now = this.mono();
    const replaced = [...this.rooms].some((other) => other !== screen && now - other.joined < reloadMs);
    if (this.rooms.delete(screen) && !replaced) this.gone.push(now);
  }

  heard(screen: RoomScreen): void {
    screen.heard = this.mono();
  }

  /** Room screens that show what happens, and those that stopped. */
  health(): { alive: number; lost: number } {
    const now = this.mono();
    this.gone = this.gone.filter((at) => now - at < missedMs);
    const alive = [...this.rooms].filter((room) => now - room.heard < silentMs).length;
    return { alive, lost: this.rooms.size - alive + this.gone.length };
  }

  toHosts(message: HostMessage): void {
    for (const host of this.hosts) host.send(message);
  }

  toRooms(message: RoomMessage): void {
    for (const room of this.rooms) room.send(message);
  }

  /** An edge sounds in one window only. */
  ring(edge: ClockEdge): void {
    this.lastHost?.send({ type: 'edge', edge });
  }

  clock(host: ClockState | null, room: ClockState | null | undefined): void {
    this.toHosts({ type: 'clock', clock: host });
    if (room !== undefined) this.toRooms({ type: 'clock', clock: room });
  }
}

export type { RoomScreen };
