import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from './fixture';

const modules = resolve(import.meta.dirname, '../../node_modules');

/** Refuses the name to whoever asks: a package installed elsewhere does not help either. */
const refuse = `import { register } from 'node:module';
register('data:text/javascript,' + encodeURIComponent(\`
  export async function resolve(specifier, context, next) {
    if (/^electron($|\\\\/)/.test(specifier)) throw new Error('electron is not installed');
    return next(specifier, context);
  }
\`));`;

test('the browser shell starts where the package electron is not installed', async ({ folder, where }) => {
  test.skip(where === 'runtime', 'it needs no runtime');
  const place = join(folder, 'installed');
  mkdirSync(join(place, 'node_modules'), { recursive: true });
  cpSync(join(process.env.MAFIA_BUILT ?? '', 'out'), join(place, 'out'), { recursive: true });
  cpSync(join(process.env.MAFIA_BUILT ?? '', 'package.json'), join(place, 'package.json'));
  for (const name of readdirSync(modules)) {
    if (!name.startsWith('electron') && !name.startsWith('.')) {
      symlinkSync(join(modules, name), join(place, 'node_modules', name), 'junction');
    }
  }
  writeFileSync(join(place, 'refuse.mjs'), refuse);
  const child = spawn(process.execPath, ['--import', `./refuse.mjs`, join(place, 'out/main/browser.js')], {
    cwd: place,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, MAFIA_DATA: join(folder, 'data'), MAFIA_PORT: '0', MAFIA_OPEN: '0' },
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      said += chunk.toString();
    });
  }
  await expect.poll(() => said).toMatch(/http:\S+\/room\//);
  const [room = ''] = /http:\S+\/room\//.exec(said) ?? [];
  expect((await fetch(room)).status).toBe(200);
  child.kill('SIGTERM');
  expect((await once(child, 'exit'))[0]).toBe(0);
});
