import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const root = resolve(import.meta.dirname, '../..');
const standIn = join(import.meta.dirname, 'stand-in');
const options = (
  '--ignoreConfig --noEmit --strict --skipLibCheck --target ES2023 --lib ES2023,DOM,DOM.Iterable ' +
  '--module ESNext --moduleResolution bundler --types node --pretty false'
).split(' ');

interface Lie {
  readonly what: string;
  readonly file: string;
  readonly truth: string;
  readonly lie: string;
}

const lies: readonly Lie[] = [
  {
    what: 'a function that Electron does not have',
    file: 'electron/screen.ts',
    truth: 'getPrimaryDisplay',
    lie: 'getMainDisplay',
  },
  {
    what: 'a function that gives something else',
    file: 'electron/app.ts',
    truth: 'getName: () => name,',
    lie: 'getName: () => 7,',
  },
  {
    what: 'a function that wants something else',
    file: 'electron/contents.ts',
    truth: 'send(channel: string, ',
    lie: 'send(channel: number, ',
  },
  {
    what: 'an event that Electron does not have',
    file: 'electron/window.ts',
    truth: "'ready-to-show': [];",
    lie: "'ready-to-be-shown': [];",
  },
  {
    what: 'an event with something else for its listeners',
    file: 'electron/contents.ts',
    truth: "'render-process-gone': [event: Electron.Event, details: Electron.RenderProcessGoneDetails];",
    lie: "'render-process-gone': [event: Electron.Event, reason: string];",
  },
  {
    what: 'an option that Electron does not have',
    file: 'electron/window.ts',
    truth: "'sandbox',",
    lie: "'sandboxed',",
  },
  {
    what: 'a name that the module does not have',
    file: 'electron/index.ts',
    truth: 'export {',
    lie: 'export { app as application };\nexport {',
  },
];

let folder: string;
let said: string;

/** The file of a lie, in a copy of the stand-in of its own. */
function plant({ file, truth, lie }: Lie, place: string): string {
  cpSync(join(standIn, 'electron'), join(place, 'electron'), { recursive: true });
  for (const name of ['wire.ts', 'surface.ts']) cpSync(join(standIn, name), join(place, name));
  const source = readFileSync(join(place, file), 'utf8');
  if (!source.includes(truth)) throw new Error(`${file} does not have: ${truth}`);
  writeFileSync(join(place, file), source.replaceAll(truth, lie));
  return join(place, 'surface.ts');
}

beforeAll(() => {
  // Inside the project, so that the packages' types are found.
  mkdirSync(join(root, 'test-results'), { recursive: true });
  folder = mkdtempSync(join(root, 'test-results', 'lies-'));
  const files = lies.map((lie, at) => plant(lie, join(folder, `lie-${at}`)));
  const compiler = join(root, 'node_modules/typescript/bin/tsc');
  const definitions = join(root, 'node_modules/electron/electron.d.ts');
  const all = [compiler, ...options, definitions, join(standIn, 'surface.ts'), ...files];
  said = spawnSync(process.execPath, all, { cwd: root, encoding: 'utf8' }).stdout;
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** What the compiler says of the files below a folder. */
const errorsIn = (place: string) => said.split('\n').filter((line) => line.includes(`${place}/`));

describe('the stand-in for Electron', () => {
  it('has nothing that Electron’s own type definitions do not have', () => {
    expect(errorsIn('tests/electron/stand-in')).toEqual([]);
  });

  it.each(lies.map(({ what }, at) => [what, at] as const))('is refused with %s', (_what, at) => {
    expect(errorsIn(`lie-${at}`)).not.toEqual([]);
  });
});
