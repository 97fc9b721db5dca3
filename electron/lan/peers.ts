import type { Socket } from 'node:net';
import { Pace } from '../console/pace';
import type { LanLimits } from './limits';

/** What one device of the network takes at the moment. */
interface Peer {
  connections: number;
  screens: number;
  readonly asking: Pace;
}

/** Counts the devices of the network, so that one of them does not take what is there for all. */
export class Peers {
  private readonly peers = new Map<string, Peer>();
  private screens = 0;

  constructor(
    private readonly limits: LanLimits,
    private readonly mono: () => number = () => performance.now(),
  ) {}

  /** Whether one more connection of this device is borne; it counts until it is closed. */
  connected(socket: Socket): boolean {
    const peer = this.of(socket.remoteAddress);
    if (peer.connections >= this.limits.connectionsEach) return false;
    peer.connections += 1;
    socket.once('close', () => {
      peer.connections -= 1;
    });
    return true;
  }

  /** Whether this device has not asked too often. */
  mayAsk(address: string | undefined): boolean {
    return this.of(address).asking.next() === 'taken';
  }

  /** Whether one more screen of this device has a place. */
  hasPlace(address: string | undefined): boolean {
    return this.screens < this.limits.screens && this.of(address).screens < this.limits.screensEach;
  }

  joined(address: string | undefined): void {
    this.screens += 1;
    this.of(address).screens += 1;
  }

  left(address: string | undefined): void {
    this.screens -= 1;
    this.of(address).screens -= 1;
  }

  private of(address = ''): Peer {
    const known = this.peers.get(address);
    if (known) return known;
    // Devices that have nothing open are forgotten before there are many of them.
    if (this.peers.size > this.limits.connections) {
      for (const [other, peer] of this.peers) {
        if (peer.connections === 0 && peer.screens === 0) this.peers.delete(other);
      }
    }
    const peer = {
      connections: 0,
      screens: 0,
      asking: new Pace(this.mono, this.limits.requestsEach, this.limits.withinMs),
    };
    this.peers.set(address, peer);
    return peer;
  }
}
