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
/** So long, in ms, is counted what was refused before the host is told. */
const tellMs = 250;

const off: LanView = { on: false, addresses: [], portTaken: null, screens: 0, refused: 0, trouble: null };

/** What a test sets otherwise. */
export interface LanParts {
  readonly networks?: () => readonly Network[];
  readonly ports?: readonly number[];
  readonly limits?: LanLimits;
  readonly lookMs?: number;
}

/** How it went to open the room's view in one network. */
interface Joined {
  readonly network: Network;
  readonly how: 'open' | 'taken' | 'gone' | 'failed';
  readonly error?: unknown;
}

const wordsOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

/** What the host should know of the networks; nothing of one that is gone. Rejects where all of them failed. */
function troubleOf(joined: readonly Joined[], port: number | null): Text | null {
  const wrong = joined.find(({ how }) => how === 'taken' || how === 'failed');
  if (!wrong) return null;
  const { network, how, error } = wrong;
  if (how === 'taken') return text('lan.trouble.port', { network: network.name, port: port ?? 0 });
  if (joined.every((one) => one.how === 'failed')) throw error;
  return text('lan.trouble.network', { network: network.name, why: wordsOf(error) });
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
  private telling: NodeJS.Timeout | undefined;
  /** One change at a time: a switch in haste shall not leave a server behind. */
  private last: Promise<unknown> = Promise.resolve();

  constructor(
    private readonly folder: string,
    private readonly authority: Pick<Authority, 'connectRoom' | 'logo' | 'setShell'>,
    private readonly parts: LanParts,
  ) {
    authority.setShell({ lan: this.view });
  }

  /** Switches it on or off; says why that was not possible. */
  turn(on: boolean): Promise<Text | null> {
    return this.next(async () => {
      if (on !== this.view.on) await (on ? this.open() : this.shut());
      return on && !this.view.on ? this.view.trouble : null;
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
    try {
      const site = await Site.read(this.folder);
      const trouble = await this.listen(site, this.networks());
      this.show({ ...off, on: this.port !== null, portTaken: this.otherThanUsual(), trouble });
      if (this.port === null) return;
      this.looking = setInterval(() => void this.next(() => this.look(site)), this.parts.lookMs ?? lookMs);
      this.looking.unref();
    } catch (error) {
      console.error(error);
      await this.shut();
      this.show({ ...off, trouble: text('lan.trouble.failed', { why: wordsOf(error) }) });
    }
  }

  /**
   * Opens the room's view in these networks, on the first port that can be had in all of them. Without a network the
   * port is kept for the one that may come. Gives what the host should know of it; rejects where none could be opened.
   */
  private async listen(site: Site, networks: readonly Network[]): Promise<Text | null> {
    const { ports = usualPorts } = this.parts;
    for (const port of ports) {
      this.port = port;
      const joined = await this.joinAll(site, networks);
      if (!joined.some(({ how }) => how === 'taken')) return troubleOf(joined, this.port);
      await this.leaveAll();
    }
    this.port = null;
    return text('lan.trouble.ports', { from: ports[0] ?? 0, to: ports.at(-1) ?? 0 });
  }

  /** The usual port where it could not be had. */
  private otherThanUsual(): number | null {
    const [usual = null] = this.parts.ports ?? usualPorts;
    return this.port === null || this.port === usual ? null : usual;
  }

  private networks(): readonly Network[] {
    return (this.parts.networks ?? networksHere)();
  }

  /** One network that cannot be opened takes no other one's screens away. */
  private async joinAll(site: Site, networks: readonly Network[]): Promise<readonly Joined[]> {
    const all: Joined[] = [];
    for (const network of networks) all.push({ network, ...(await this.join(site, network)) });
    return all;
  }

  private async join(site: Site, network: Network): Promise<Omit<Joined, 'network'>> {
    try {
      const served = await serveTv({
        connectRoom: (send, place) => this.authority.connectRoom(send, place),
        site,
        logo: () => this.authority.logo(),
        address: network.address,
        port: this.port ?? 0,
        ...(this.parts.limits ? { limits: this.parts.limits } : {}),
        onScreens: (change) => this.show({ screens: Math.max(0, this.view.screens + change) }),
        onRefused: () => this.refused(),
      });
      this.servers.set(network.address, { ...served, network: network.name });
      return { how: 'open' };
    } catch (error) {
      const code = error instanceof Error && 'code' in error ? error.code : null;
      // Windows says EACCES of a port that it keeps for itself.
      if (code === 'EADDRINUSE' || code === 'EACCES') return { how: 'taken' };
      // The network went away between the look and the listening.
      if (code === 'EADDRNOTAVAIL') return { how: 'gone' };
      return { how: 'failed', error };
    }
  }

  private async look(site: Site): Promise<void> {
    if (!this.view.on) return;
    const before = JSON.stringify(this.view.trouble);
    try {
      const here = this.networks();
      for (const [address, served] of this.servers) {
        if (here.some((network) => network.address === address)) continue;
        this.servers.delete(address);
        await served.close();
      }
      const come = here.filter(({ address }) => !this.servers.has(address));
      this.show({ trouble: await this.joinLater(site, come), portTaken: this.otherThanUsual() });
    } catch (error) {
      this.show({ trouble: text('lan.trouble.failed', { why: wordsOf(error) }) });
      // Every look would say the same.
      if (JSON.stringify(this.view.trouble) !== before) console.error(error);
    }
  }

  /** Networks that came while it was on. Where no TV is anywhere yet, another port does as well. */
  private async joinLater(site: Site, come: readonly Network[]): Promise<Text | null> {
    if (come.length === 0) return null;
    if (this.servers.size > 0) return troubleOf(await this.joinAll(site, come), this.port);
    const { port } = this;
    const trouble = await this.listen(site, come);
    this.port ??= port;
    return trouble;
  }

  /** Somebody who floods the network shall not have the host's screen drawn for each of it. */
  private refused(): void {
    if (!this.view.on) return;
    this.view = { ...this.view, refused: this.view.refused + 1 };
    this.telling ??= setTimeout(() => {
      this.telling = undefined;
      this.show({});
    }, tellMs).unref();
  }

  private async shut(): Promise<void> {
    clearInterval(this.looking);
    clearTimeout(this.telling);
    this.telling = undefined;
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
