import type { Text } from '../game/words';

/** One way into the room's view from another device of the local network. */
interface LanAddress {
  /** What the laptop calls the network, e.g. "Wi-Fi" or `wlan0`. */
  readonly network: string;
  /** Whole, e.g. `http://192.168.1.20:4480/`. */
  readonly address: string;
}

/** The room's view over the local network, as the host is told of it. */
export interface LanView {
  readonly on: boolean;
  /** Empty while it is off, and where there is no network. */
  readonly addresses: readonly LanAddress[];
  /** The usual port where another program has it and another one is used; else null. */
  readonly portTaken: number | null;
  /** TVs and tablets that show it now. */
  readonly screens: number;
  /** What was asked and may not be, requests and messages, since it was switched on. */
  readonly refused: number;
  /** Why it could not be switched on, or what keeps it out of one of the networks. */
  readonly trouble: Text | null;
}
