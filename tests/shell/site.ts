import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const page = (name: string) => `<!doctype html><meta name="csp-nonce" content=""><title>${name}</title>`;

/** A folder like the one the build makes, with something outside it that must not be served. */
export async function builtScreens(): Promise<string> {
  const root = await mkdtemp(join(tmpdir(), 'screens-'));
  const out = join(root, 'renderer');
  for (const folder of ['host', 'room', 'assets']) await mkdir(join(out, folder), { recursive: true });
  await writeFile(join(out, 'host', 'index.html'), page('host'));
  await writeFile(join(out, 'room', 'index.html'), page('room'));
  await writeFile(join(out, 'assets', 'host-1a2b3c.js'), 'export {};');
  await writeFile(join(out, 'assets', 'notes.secretkind'), 'not a file of the screens');
  await writeFile(join(root, 'settings.json'), '{}');
  return out;
}
