import { join } from 'node:path';
import type { LanView } from '../../shared/contract/lan';
import { type Text, text } from '../../shared/game/words';
import type { Authority } from '../console/authority';
import { Site } from '../http/site';
import type { LanLimits } from './limits';
import { type Network, networksHere } from './networks';
import { serveTv, type TvServed } from './server';

/** The first is the usual one, which a TV can keep as a favourite; the others are for when it is taken. */
const usualPorts = Array.from({ length: 10 }, (_, no) => 4480 + no);
/** How often, in ms, it is looked whether this laptop has come into another network. */
const lookMs = 5_000;

const off: LanView = { on: false, addresses: [], portTaken: null, screens: 0, refused: 0, trouble: null };

/** What a test sets otherwise. */
export interface LanParts {
  readonly networks?: () => readonly Network[];
  readonly ports?: readonly number[];
  readonly limits?: LanLimits;
}

/**
 * Gives the host a switch for the room's view in the local network, off until it is used, and off again with the
 * console. `folder`: where the build lies.
 */
export function offerLan(authority: Authority, folder: string, parts: LanParts = {}): Lan {
  const lan = new Lan(join(folder, 'tv'), authority, parts);
  authority.offerLan((on) => lan.turn(on));
  return lan;
}

/** The servers in the local networks, one for each, while the host has them on. */
export class Lan {
  private view = off;
  /** By the laptop's address in the network. */
  private readonly servers = new Map<string, TvServed & { readonly network: string }>();
  private port: number | null = null;
  private looking: NodeJS.Timeout | undefined;
  /** One change at a time: a switch in haste shall not leave a server behind. */
  private last: Promise<unknown> = Promise.resolve();

  constructor(
    private readonly folder: string,
    private readonly authority: Pick<Authority, 'connectRoom' | 'setShell'>,
    private readonly parts: LanParts,
  ) {
    authority.setShell({ lan: this.view });
  }

  /** Switches it on or off; says why that was not possible. */
  turn(on: boolean): Promise<Text | null> {
    return this.next(async () => {
      if (on !== this.view.on) await (on ? this.open() : this.shut());
      return this.view.trouble;
    });
  }

  /** Closes what is open. */
  async close(): Promise<void> {
    await this.turn(false);
  }

  private next<Result>(change: () => Promise<Result>): Promise<Result> {
    const done = this.last.then(change);
    this.last = done.catch(() => undefined);
    return done;
  }

  private async open(): Promise<void> {
    const { ports = usualPorts } = this.parts;
    try {
      const site = await Site.read(this.folder);
      for (const port of ports) {
        if (await this.listens(site, port)) break;
      }
      const trouble =
        this.port === null ? text('lan.trouble.ports', { from: ports[0] ?? 0, to: ports.at(-1) ?? 0 }) : null;
      const portTaken = this.port === null || this.port === ports[0] ? null : (ports[0] ?? null);
      this.show({ ...off, on: this.port !== null, portTaken, trouble });
      if (this.port === null) return;
      this.looking = setInterval(() => void this.next(() => this.look(site)), lookMs);
      this.looking.unref();
    } catch (error) {
      console.error(error);
      await this.shut();
      const why = error instanceof Error ? error.message : String(error);
      this.show({ ...off, trouble: text('lan.trouble.failed', { why }) });
    }
  }

  /** Whether this port could be had in every network; without one it is kept for the network that may come. */
  private async listens(site: Site, port: number): Promise<boolean> {
    this.port = port;
    for (const network of this.networks()) {
      if ((await this.join(site, network)) !== 'taken') continue;
      await this.leaveAll();
      this.port = null;
      return false;
    }
    return true;
  }

  private networks(): readonly Network[] {
    return (this.parts.networks ?? networksHere)();
  }

  private async join(site: Site, network: Network): Promise<'open' | 'taken' | 'gone'> {
    try {
      const served = await serveTv({
        connectRoom: (send, place) => this.authority.connectRoom(send, place),
        site,
        address: network.address,
        port: this.port ?? 0,
        ...(this.parts.limits ? { limits: this.parts.limits } : {}),
        onScreens: (change) => this.show({ screens: Math.max(0, this.view.screens + change) }),
        onRefused: () => this.show({ refused: this.view.refused + 1 }),
      });
      this.servers.set(network.address, { ...served, network: network.name });
      return 'open';
    } catch (error) {
      const code = error instanceof Error && 'code' in error ? error.code : null;
      if (code === 'EADDRINUSE') return 'taken';
      // The network went away between the look and the listening.
      if (code === 'EADDRNOTAVAIL') return 'gone';
      throw error;
    }
  }

  private async look(site: Site): Promise<void> {
    if (!this.view.on) return;
    try {
      const here = this.networks();
      for (const [address, served] of this.servers) {
        if (here.some((network) => network.address === address)) continue;
        this.servers.delete(address);
        await served.close();
      }
      for (const network of here) {
        if (!this.servers.has(network.address)) await this.join(site, network);
      }
      this.show({});
    } catch (error) {
      console.error(error);
    }
  }

  private async shut(): Promise<void> {
    clearInterval(this.looking);
    await this.leaveAll();
    this.port = null;
    this.show(off);
  }

  private async leaveAll(): Promise<void> {
    const open = [...this.servers.values()];
    this.servers.clear();
    await Promise.all(open.map((served) => served.close()));
  }

  private show(change: Partial<LanView>): void {
    const addresses = [...this.servers.values()].map(({ network, address }) => ({ network, address }));
    this.view = { ...this.view, ...change, addresses };
    this.authority.setShell({ lan: this.view });
  }
}
