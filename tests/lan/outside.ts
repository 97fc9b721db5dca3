import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Site } from '../../electron/http/site';
import { lanLimits } from '../../electron/lan/limits';
import { serveTv, type TvServed } from '../../electron/lan/server';
import type { Logo } from '../../electron/store/logo';
import { fakeAuthority, Outsider } from '../shell/outsider';

/** Not the address of the host's own server. */
export const elsewhere = '127.0.0.3';

/** A folder like the one the build makes for a TV. */
export async function builtTv(files: Readonly<Record<string, string>> = {}): Promise<string> {
  const out = join(await mkdtemp(join(tmpdir(), 'tv-')), 'tv');
  await mkdir(out);
  await writeFile(join(out, 'index.html'), '<!doctype html><title>tv</title>');
  await writeFile(join(out, 'tv.js'), '(function(){})();');
  await writeFile(join(out, 'tv.css'), 'p{margin:0}');
  await writeFile(join(out, 'inter.woff2'), 'font');
  for (const [name, text] of Object.entries(files)) await writeFile(join(out, name), text);
  return out;
}

/** The server of one network, and somebody in that network. */
export interface Opened {
  readonly served: TvServed;
  readonly outsider: Outsider;
  readonly changes: { screens: number; refused: number };
  /** Who is connected to the authority behind it. */
  readonly open: ReadonlySet<string>;
}

/** Serves the page for a TV at `elsewhere`, within limits that a test can reach. */
export async function opened(
  limits: Partial<Record<keyof typeof lanLimits, number>> = {},
  files: Readonly<Record<string, string>> = {},
  logo: Logo | null = null,
): Promise<Opened> {
  const { authority, open } = fakeAuthority(logo);
  const changes = { screens: 0, refused: 0 };
  const served = await serveTv({
    connectRoom: authority.connectRoom,
    logo: authority.logo,
    site: await Site.read(await builtTv(files)),
    address: elsewhere,
    port: 0,
    limits: { ...lanLimits, ...limits },
    onScreens: (change) => {
      changes.screens += change;
    },
    onRefused: () => {
      changes.refused += 1;
    },
  });
  const outsider = new Outsider(Number(new URL(served.address).port), elsewhere);
  return { served, outsider, changes, open };
}
