import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { z } from 'zod';
import { type Language, languages } from '../../shared/contract/club';

const folder = resolve(import.meta.dirname, '../../resources/languages');

type Tree = string | { readonly [segment: string]: Tree };
const tree: z.ZodType<Tree> = z.lazy(() => z.union([z.string(), z.record(z.string(), tree)]));

/** Names of the language files, which are the first segments of the keys: `table`, `room` … */
export const namespaces: readonly string[] = [...new Set(languages.flatMap(filesOf))].sort();

/** Every key of a language with its words, plural forms with their suffix: `room.left_few`. */
export const words: Readonly<Record<Language, ReadonlyMap<string, string>>> = {
  uk: wordsOf('uk'),
  ru: wordsOf('ru'),
  en: wordsOf('en'),
};

const keys: Readonly<Record<Language, ReadonlySet<string>>> = {
  uk: basesOf('uk'),
  ru: basesOf('ru'),
  en: basesOf('en'),
};

/** The key without its plural suffix, where the language has the forms of a plural: `room.left`. */
export function baseOf(key: string, language: Language): string {
  const found = /^(.+)_(zero|one|two|few|many|other)$/.exec(key);
  return found?.[1] !== undefined && words[language].has(`${found[1]}_other`) ? found[1] : key;
}

/** The keys a language knows, plural forms put together as code asks for them. */
export function keysOf(language: Language): ReadonlySet<string> {
  return keys[language];
}

/** The names between the double braces. */
export function paramsOf(value: string): readonly string[] {
  return [...value.matchAll(/\{\{-?\s*([\w.]+)[^}]*\}\}/g)].map((match) => match[1] ?? '').sort();
}

function filesOf(language: Language): string[] {
  return readdirSync(join(folder, language)).map((file) => file.replace(/\.json$/, ''));
}

function wordsOf(language: Language): ReadonlyMap<string, string> {
  return new Map(
    filesOf(language).flatMap((name) => {
      const text = readFileSync(join(folder, language, `${name}.json`), 'utf8');
      return flat(name, tree.parse(JSON.parse(text)));
    }),
  );
}

function basesOf(language: Language): ReadonlySet<string> {
  return new Set([...words[language].keys()].map((key) => baseOf(key, language)));
}

function flat(key: string, value: Tree): [string, string][] {
  if (typeof value === 'string') return [[key, value]];
  return Object.entries(value).flatMap(([segment, inner]) => flat(`${key}.${segment}`, inner));
}
