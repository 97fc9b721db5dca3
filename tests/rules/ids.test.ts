import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { type Kind, rules } from './ids';

const folder = join(import.meta.dirname, '..');
const tested: readonly Kind[] = ['core-engine', 'prompt', 'timer'];

/** Rules named in the first argument of an `it` or `test`, also of one behind an `each` table. */
function named(): Set<string> {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const titles = files
    .filter((file) => /\.(test|spec)\.ts$/.test(file))
    .flatMap((file) => {
      const source = readFileSync(join(folder, file), 'utf8');
      return [...source.matchAll(/(?:\b(?:it|test)|\))\(\s*(['"`])((?:(?!\1).)*)\1,/gs)];
    });
  return new Set(titles.flatMap((title) => title[2]?.match(/\b(?:DM|PO|SP|MP|EC)-\d{2,3}\b/g) ?? []));
}

/** The club's ledger across games belongs to the Epoch of Clones (EC-112…132). */
const isTested = (id: string) => (kind: Kind) =>
  tested.includes(kind) || (kind === 'admin' && id.startsWith('EC-'));

it('every rule of kind core-engine, prompt or timer is named in the title of a test, and EC’s of kind admin', () => {
  const wanted = Object.keys(rules).filter((id) => rules[id]?.some(isTested(id)));
  const found = named();
  expect(wanted).toHaveLength(307);
  expect(wanted.filter((id) => !found.has(id))).toEqual([]);
});

it('no title names a rule that does not exist', () => {
  expect([...named()].filter((id) => !(id in rules))).toEqual([]);
});
