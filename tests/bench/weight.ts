import { readdir, readFile, stat } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { ensureBuilt } from '../../electron/build';
import { type Row, ratio, type Section } from './row';

const out = resolve(import.meta.dirname, '../../out');
const mostTv = 60_000;
/** Most of it is React; the words and controls of the host's page are none of its business. */
const mostRoom = 400_000;

/** What a browser has to read before either page of the room stands: page, scripts and styles, unpacked. */
export const weight: Section = async () => {
  await ensureBuilt();
  const room = await pageBytes(join(out, 'renderer/room/index.html'));
  const tv = await tvBytes();
  return [
    row('the room’s page of the console (React)', room, mostRoom, `the page for a TV ${kB(tv)}`, tv),
    row('the room’s page for a TV', tv, mostTv, `the page of the console ${kB(room)}`, room),
  ];
};

function row(what: string, bytes: number, most: number, beside: string, baseline: number): Row {
  return {
    what: `weight of ${what}, unpacked, without typeface`,
    measured: kB(bytes),
    hold: `≤ ${kB(most)}`,
    baseline: `${beside}, ${ratio(bytes, baseline)}`,
    holds: bytes <= most,
  };
}

/** A page and everything its head names besides its icons. */
async function pageBytes(page: string): Promise<number> {
  const html = await readFile(page, 'utf8');
  const named = [...html.matchAll(/(?:src|href)="([^"]+\.(?:js|css))"/g)].map(([, path = '']) => path);
  if (named.length === 0) throw new Error(`${page} names no script`);
  const sizes = await Promise.all(named.map(async (path) => (await stat(join(dirname(page), path))).size));
  return sizes.reduce((sum, size) => sum + size, Buffer.byteLength(html));
}

async function tvBytes(): Promise<number> {
  const folder = join(out, 'tv');
  const files = (await readdir(folder)).filter((name) => /\.(?:html|js|css)$/.test(name));
  const sizes = await Promise.all(files.map(async (name) => (await stat(join(folder, name))).size));
  return sizes.reduce((sum, size) => sum + size, 0);
}

function kB(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB`;
}
