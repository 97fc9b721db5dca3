import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';

const root = join(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');

const needs = z.record(z.string(), z.string()).default({});
const manifestSchema = z.object({ dependencies: needs, devDependencies: needs });
const lockSchema = z.object({
  lockfileVersion: z.number(),
  packages: z.record(
    z.string(),
    z.object({
      version: z.string().optional(),
      integrity: z.string().optional(),
      resolved: z.string().optional(),
      dev: z.boolean().optional(),
      optional: z.boolean().optional(),
      hasInstallScript: z.boolean().optional(),
      dependencies: needs,
      devDependencies: needs,
    }),
  ),
});
const manifest = manifestSchema.parse(JSON.parse(read('package.json')));
const lock = lockSchema.parse(JSON.parse(read('package-lock.json')));
const installed = Object.entries(lock.packages).filter(([path]) => path !== '');

/** The packages named in the README's table under this line. */
function named(line: string): string[] {
  const [, after = ''] = read('README.md').split(`${line}\n\n`);
  const [table = ''] = after.split('\n\n');
  return table
    .split('\n')
    .slice(2)
    .flatMap((row) => (row.split('|')[1] ?? '').split(','))
    .map((name) => name.trim());
}

/** Where a package that stands at this place finds another one, as Node looks for it. */
function found(from: string, name: string): string | undefined {
  for (let place = from; ; place = place.slice(0, Math.max(0, place.lastIndexOf('node_modules/') - 1))) {
    const path = `${place === '' ? '' : `${place}/`}node_modules/${name}`;
    if (lock.packages[path]) return path;
    if (place === '') return undefined;
  }
}

describe('the lock file', () => {
  it('says of every package its version and what it must hash to, and of no place to get it from', () => {
    expect(lock.lockfileVersion).toBe(3);
    expect(installed.length).toBeGreaterThan(100);
    for (const [path, { version, integrity, resolved }] of installed) {
      expect([path, version]).toEqual([path, expect.stringMatching(/^\d+\.\d+\.\d+/)]);
      expect([path, integrity]).toEqual([path, expect.stringMatching(/^sha512-[A-Za-z0-9+/]{86}==$/)]);
      expect([path, resolved]).toEqual([path, undefined]);
    }
  });

  it('has everything that something in it needs', () => {
    const missing = Object.entries(lock.packages).flatMap(([path, { dependencies }]) =>
      Object.keys(dependencies)
        .filter((name) => found(path, name) === undefined)
        .map((name) => `${path} needs ${name}`),
    );
    expect(missing).toEqual([]);
  });

  it('fits what the console asks for, which is exact', () => {
    expect(lock.packages['']).toMatchObject(manifest);
    for (const [name, wanted] of Object.entries({ ...manifest.dependencies, ...manifest.devDependencies })) {
      expect([name, lock.packages[`node_modules/${name}`]?.version]).toEqual([name, wanted]);
    }
  });

  it('has nothing in the console that runs a script at its installation', () => {
    const scripts = installed.filter(([, one]) => one.hasInstallScript && !one.dev);
    expect(scripts.map(([path]) => path)).toEqual([]);
  });
});

describe('the README', () => {
  it('names every package of the console with a reason, and no other', () => {
    expect(named('In the console:').sort()).toEqual(Object.keys(manifest.dependencies).sort());
  });

  it('names every package of the workshop with a reason, and no other', () => {
    expect(named('In the workshop:').sort()).toEqual(Object.keys(manifest.devDependencies).sort());
  });
});

describe('the public workflow', () => {
  const folder = join(root, '.github/workflows');
  const workflows = readdirSync(folder).map((file) => readFileSync(join(folder, file), 'utf8'));
  const all = workflows.join('\n');

  it('audits what the console is made of, lints, checks types and tests', () => {
    for (const step of ['npm audit --omit=dev', 'npm run lint', 'npm run typecheck', 'npm test']) {
      expect(all).toContain(`- run: ${step}`);
    }
  });

  it('uses actions by the hash of a commit, and may only read', () => {
    const used = [...all.matchAll(/uses: *(\S+)/g)].map((match) => match[1]);
    expect(used.length).toBeGreaterThan(2);
    for (const action of used) expect(action).toMatch(/^actions\/[a-z-]+@[0-9a-f]{40}$/);
    for (const workflow of workflows) expect(workflow).toMatch(/^permissions:\n {2}contents: read$/m);
    expect(all).not.toMatch(/: write|pull_request_target|secrets\./);
    expect([...all.matchAll(/persist-credentials: false/g)]).toHaveLength(
      used.filter((action) => action?.startsWith('actions/checkout@')).length,
    );
  });

  it('names no registry', () => {
    expect(all + read('.npmrc')).not.toMatch(/https?:|registry/);
  });
});
