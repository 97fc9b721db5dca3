import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = resolve(import.meta.dirname, '../..');

/** Every file of ours that this one brings along when it runs; what is imported as a type brings nothing. */
function reached(from: string, found = new Set<string>()): ReadonlySet<string> {
  const file = relative(root, from);
  if (found.has(file)) return found;
  found.add(file);
  const text = readFileSync(from, 'utf8');
  for (const [, what = '', path = ''] of text.matchAll(/^(?:im|ex)port ([^;]*?)from '(\.[^']+)';$/gm)) {
    if (what.startsWith('type ')) continue;
    const target = join(dirname(from), path);
    const source = [`${target}.ts`, `${target}.tsx`].find(existsSync);
    if (source) reached(source, found);
  }
  return found;
}

describe('the server of the local network', () => {
  const files = reached(join(root, 'electron/lan/lan.ts'));

  it('is made without the host’s server, its session, its token and its sockets, and without the console', () => {
    expect([...files].filter((file) => file.startsWith('electron/')).sort()).toEqual([
      'electron/console/pace.ts',
      'electron/http/guard.ts',
      'electron/http/lines.ts',
      'electron/http/logo.ts',
      'electron/http/policy.ts',
      'electron/http/site.ts',
      'electron/lan/lan.ts',
      'electron/lan/limits.ts',
      'electron/lan/networks.ts',
      'electron/lan/peers.ts',
      'electron/lan/policy.ts',
      'electron/lan/server.ts',
    ]);
  });

  it('is found by the same search from the shells, so that the search is one', () => {
    const shell = reached(join(root, 'electron/browser.ts'));
    for (const file of ['electron/lan/server.ts', 'electron/http/session.ts', 'electron/http/token.ts']) {
      expect(shell).toContain(file);
    }
  });

  it('knows no word of the host’s addresses', () => {
    const own = [...files].filter((file) => file.startsWith('electron/lan/'));
    for (const file of own) {
      expect([
        file,
        /connectHost|\/host|session|token|cookie/i.test(readFileSync(join(root, file), 'utf8')),
      ]).toEqual([file, false]);
    }
  });
});
