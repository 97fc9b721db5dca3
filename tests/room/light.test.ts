import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = resolve(import.meta.dirname, '../..');

/** Everything this file brings along when it runs: files of ours, and packages by name. Types bring nothing. */
function brought(file: string, found = new Set<string>()): ReadonlySet<string> {
  if (found.has(file)) return found;
  found.add(file);
  if (!/\.tsx?$/.test(file)) return found;
  const text = readFileSync(join(root, file), 'utf8');
  for (const [, what = '', path = ''] of text.matchAll(/^(?:im|ex)port (?:([^;]*?) from )?'([^']+)';$/gm)) {
    if (what.startsWith('type ')) continue;
    if (!path.startsWith('.')) {
      found.add(path);
      continue;
    }
    const target = join(dirname(file), path);
    const source = [target, `${target}.ts`, `${target}.tsx`].find((one) => existsSync(join(root, one)));
    if (!source) throw new Error(`${file} imports ${path}, which is not there`);
    brought(source, found);
  }
  return found;
}

describe('the room’s page', () => {
  const all = [...brought('renderer/room/main.tsx')];

  it('stands on React, its icons and its typeface, and on nothing that only the host’s page needs', () => {
    expect(all.filter((path) => !/\.(?:tsx?|css|json)$/.test(path)).sort()).toEqual([
      '@fontsource-variable/inter',
      '@tabler/icons-react',
      'react',
      'react-dom/client',
    ]);
  });

  it('carries the words of the room, of roles and of teams, in each language, and none of the host’s', () => {
    const words = all.filter((path) => path.endsWith('.json')).map((path) => path.split('/').slice(-2));
    expect(new Set(words.map(([language]) => language))).toEqual(new Set(['uk', 'ru', 'en']));
    expect(new Set(words.map(([, file]) => file))).toEqual(new Set(['role.json', 'room.json', 'team.json']));
  });
});
