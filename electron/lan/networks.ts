import { BlockList, isIPv4 } from 'node:net';
import { networkInterfaces } from 'node:os';

/** A network this laptop is in: what it is called, and the laptop's own address in it. */
export interface Network {
  readonly name: string;
  readonly address: string;
}

/** Addresses that no router of the internet passes on (RFC 1918, 3927), and this machine itself. */
const near = new BlockList();
near.addSubnet('10.0.0.0', 8);
near.addSubnet('172.16.0.0', 12);
near.addSubnet('192.168.0.0', 16);
near.addSubnet('169.254.0.0', 16);
near.addSubnet('127.0.0.0', 8);

/** Whether this IPv4 address belongs to a local network, or to this machine. */
export function isNear(address: string | undefined): boolean {
  return address !== undefined && isIPv4(address) && near.check(address);
}

/**
 * The local networks of this machine, by name; an address of the internet is not among them, for there the page
 * would be everybody's. `named`: addresses to take instead, separated by commas (`MAFIA_LAN`).
 */
export function networksHere(
  named: string | undefined = process.env.MAFIA_LAN,
  interfaces: typeof networkInterfaces = networkInterfaces,
): readonly Network[] {
  if (named) {
    const addresses = named.split(',').map((address) => address.trim());
    return addresses.filter(isNear).map((address) => ({ name: address, address }));
  }
  return Object.entries(interfaces())
    .flatMap(([name, all]) =>
      (all ?? [])
        .filter(({ internal, family, address }) => !internal && family === 'IPv4' && isNear(address))
        .map(({ address }) => ({ name, address })),
    )
    .sort((one, other) => one.name.localeCompare(other.name));
}
