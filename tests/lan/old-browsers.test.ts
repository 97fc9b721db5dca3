import { mkdtemp, readdir, readFile, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parse } from 'acorn';
import { build } from 'vite';
import { beforeAll, describe, expect, it } from 'vitest';

/*
 * Browsers of TVs are as old as the TV. The page for them is held to what Chromium 68 (2018) can read: here what it
 * was built to is parsed and searched for everything younger that could slip in.
 */

/** Methods that came later, where they are called. */
const youngMethods = new Set(
  (
    'at flat flatMap fromEntries matchAll replaceAll replaceChildren allSettled findLast findLastIndex toSorted ' +
    'toReversed toSpliced with hasOwn randomUUID isWellFormed groupBy requestIdleCallback createImageBitmap ' +
    'getAnimations checkVisibility roundRect formatRange formatToPartsRange'
  ).split(' '),
);
/** Names that came later, wherever they stand. */
const youngNames = new Set(
  (
    'globalThis structuredClone queueMicrotask BigInt WeakRef FinalizationRegistry AggregateError ListFormat ' +
    'RelativeTimeFormat Segmenter DisplayNames OffscreenCanvas CompressionStream EventTarget AbortController ' +
    'reportError Temporal Iterator scheduler'
  ).split(' '),
);
const youngStyles: readonly RegExp[] = [
  /\b(?:min|max|clamp|round|env|color-mix|conic-gradient|image-set|oklch|lab|lch|hwb)\(/,
  /:(?:is|where|has|focus-visible|any-link|modal|popover-open)\b/,
  /[;{\s](?:gap|row-gap|column-gap|inset[\w-]*|aspect-ratio|translate|scale|rotate|accent-color|overflow-clip-margin)\s*:/,
  /[;{\s](?:margin|padding|border)-(?:inline|block)[\w-]*\s*:/,
  /[;{\s](?:content-visibility|contain-intrinsic-size|text-wrap|text-decoration-thickness|backdrop-filter)\s*:/,
  /overflow[\w-]*:\s*clip/,
  /\d(?:d|s|l)v[hw]\b/,
  /@(?:layer|container|property|scope|starting-style)\b/,
  /jump-(?:none|both|start|end)|[;{]\s*&/,
  /\b(?:revert|fit-content)\b/,
];

const limitBytes = 60_000;
let folder: string;
const text = (file: string) => readFile(join(folder, file), 'utf8');

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tv-'));
  const configFile = resolve(import.meta.dirname, '../../vite.tv.config.ts');
  await build({ configFile, mode: 'production', build: { outDir: folder } });
});

/** Every node of a syntax tree. */
function* nodesOf(node: unknown): Generator<Readonly<Record<string, unknown>>> {
  if (typeof node !== 'object' || node === null) return;
  if ('type' in node) yield node as Readonly<Record<string, unknown>>;
  for (const inner of Object.values(node)) yield* nodesOf(inner);
}

const nameOf = (node: unknown) =>
  typeof node === 'object' && node !== null && 'name' in node ? String(node.name) : '';

/** What of a script is younger than its browsers. */
function youngIn(script: string): string[] {
  const found: string[] = [];
  for (const node of nodesOf(parse(script, { ecmaVersion: 2018, sourceType: 'script' }))) {
    const { type, callee } = node;
    if (type === 'Identifier' && youngNames.has(nameOf(node))) found.push(nameOf(node));
    if (type !== 'CallExpression' || typeof callee !== 'object' || callee === null) continue;
    const method = 'property' in callee ? nameOf(callee.property) : '';
    if (youngMethods.has(method)) found.push(`.${method}()`);
  }
  return found;
}

const youngStylesIn = (styles: string) => youngStyles.flatMap((young) => styles.match(young)?.[0] ?? []);

describe('the page for a TV', () => {
  it('is one classic script that a parser of ES2018 reads', async () => {
    const script = await text('tv.js');
    expect(() => parse(script, { ecmaVersion: 2018, sourceType: 'script' })).not.toThrow();
    expect(script).not.toMatch(/\bimport\b\s*[({]|\bimport\.meta|^export /m);
    const page = await text('index.html');
    expect(page.match(/<script[^>]*>/g)).toEqual(['<script src="/tv.js">']);
    expect(page).not.toMatch(/module|crossorigin|https?:/);
  });

  it('calls nothing that came after Chromium 68', async () => {
    expect(youngIn(await text('tv.js'))).toEqual([]);
  });

  it('has no styles that came after Chromium 68', async () => {
    expect(youngStylesIn(await text('tv.css'))).toEqual([]);
  });

  it('would be caught with them', () => {
    expect(youngIn('[1].at(-1); Object.fromEntries([]); globalThis.x')).toEqual([
      '.at()',
      '.fromEntries()',
      'globalThis',
    ]);
    expect(() => youngIn('a?.b')).toThrow(SyntaxError);
    expect(() => youngIn('class A { #b = 1 }')).toThrow(SyntaxError);
    for (const young of [
      'p{width:min(1px,2px)}',
      'p{gap:1px}',
      'p{inset:0}',
      ':is(a,b){}',
      'p{overflow:clip}',
      'p{animation:x 1s steps(2,jump-none)}',
      'p{height:1dvh}',
    ]) {
      expect([young, youngStylesIn(young).length]).toEqual([young, 1]);
    }
  });

  it('weighs at most 60 kB with its styles, unpacked, and the typeface is two files beside it', async () => {
    const files = await readdir(folder);
    const weight = async (file: string) => (await stat(join(folder, file))).size;
    const page = files.filter((file) => /\.(?:html|js|css)$/.test(file));
    expect(page.sort()).toEqual(['index.html', 'tv.css', 'tv.js']);
    const all = (await Promise.all(page.map(weight))).reduce((sum, bytes) => sum + bytes, 0);
    expect(all).toBeLessThanOrEqual(limitBytes);
    expect(files.filter((file) => file.endsWith('.woff2'))).toHaveLength(2);
  });
});
