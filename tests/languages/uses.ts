import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { parseSync } from 'vite';
import { namespaces } from './files';

/** A key as code writes it. `pattern` matches every key it can stand for. */
interface Use {
  readonly key: string;
  readonly file: string;
  readonly pattern: RegExp;
}

const root = resolve(import.meta.dirname, '../..');
const start = `^(?:${namespaces.join('|')})\\.`;
const literal = new RegExp(`${start}[\\w.-]*[\\w-]$`);
const template = new RegExp(start);

/** Every key in the code of `shared`, `electron` and `renderer`. See the convention in languages.test.ts. */
export function usesInCode(): readonly Use[] {
  return ['shared', 'electron', 'renderer'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file))
      .flatMap((file) => usesIn(join(root, folder, file))),
  );
}

function usesIn(path: string): readonly Use[] {
  const file = relative(root, path);
  const { program, errors } = parseSync(path, readFileSync(path, 'utf8'));
  if (errors[0]) throw new Error(`${file}: ${errors[0].message}`);
  return [...stringsIn(program)]
    .filter((parts) => (parts.length === 1 ? literal : template).test(parts[0] ?? ''))
    .map((parts) => ({
      key: parts.join('…'),
      file,
      pattern: new RegExp(`^${parts.map(escaped).join('[\\w-]+')}$`),
    }));
}

/** Every string of a syntax tree as its fixed parts; between two of them a template inserts something. */
function* stringsIn(node: unknown): Generator<readonly string[]> {
  if (typeof node !== 'object' || node === null) return;
  const { type, value, quasis } = node as { type?: unknown; value?: unknown; quasis?: unknown };
  // A type is no words for a person.
  if (type === 'TSLiteralType') return;
  if (type === 'Literal' && typeof value === 'string') yield [value];
  if (type === 'TemplateLiteral' && Array.isArray(quasis)) {
    yield quasis.map((quasi: { value: { cooked: string | null } }) => quasi.value.cooked ?? '');
  }
  for (const inner of Object.values(node)) yield* stringsIn(inner);
}

function escaped(part: string): string {
  return part.replace(/[.\\^$*+?()[\]{}|]/g, '\\$&');
}
