import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join, relative, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '..');
const out = join(root, 'out');
const stamp = join(out, 'built-from');
const folders = ['shared', 'electron', 'renderer', 'resources'];
/** Pictures of the screens are made by the build, not part of it. */
const pictures = join(root, 'resources', 'pictures');
const files = ['electron.vite.config.ts', 'vite.tv.config.ts', 'package-lock.json'];

/**
 * Builds the console into `out/` unless what is there was built from the same sources. `say` gets one line when
 * a build starts. Rejects with the builder's own words when the build fails.
 */
export async function ensureBuilt(say: (line: string) => void = console.log): Promise<void> {
  const now = await fingerprint();
  if ((await textOf(stamp)) === now) return;
  say('Building the console …');
  await rm(stamp, { force: true });
  await build();
  await writeFile(stamp, now);
}

async function fingerprint(): Promise<string> {
  const sources = files.map((file) => join(root, file));
  for (const folder of folders) sources.push(...(await filesIn(join(root, folder))));
  const hash = createHash('sha256');
  for (const source of sources.filter((file) => !file.startsWith(pictures)))
    hash.update(`${relative(root, source)}\0`).update(await readFile(source));
  return hash.digest('hex');
}

async function filesIn(folder: string): Promise<string[]> {
  const found = await readdir(folder, { recursive: true, withFileTypes: true });
  return found
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}

/** The console and its screens, and then the page for a TV, which is one classic script. */
async function build(): Promise<void> {
  await run(join('electron-vite', 'bin', 'electron-vite.js'), 'build');
  await run(join('vite', 'bin', 'vite.js'), 'build', '--config', 'vite.tv.config.ts');
}

function run(builder: string, ...args: readonly string[]): Promise<void> {
  return new Promise((done, failed) => {
    const child = spawn(process.execPath, [join(root, 'node_modules', builder), ...args], {
      cwd: root,
      // A test runner's NODE_ENV would build the screens for development.
      env: { ...process.env, NODE_ENV: 'production' },
    });
    let output = '';
    const keep = (chunk: Buffer) => {
      output += chunk.toString();
    };
    child.stdout.on('data', keep);
    child.stderr.on('data', keep);
    child.once('error', failed);
    child.once('close', (code) => {
      if (code === 0) done();
      else failed(new Error(`The build failed.\n${output.trim()}`));
    });
  });
}

async function textOf(file: string): Promise<string | null> {
  try {
    return await readFile(file, 'utf8');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  }
}
