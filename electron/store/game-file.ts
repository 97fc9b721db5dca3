import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { z } from 'zod';
import { type Line, lineSchema } from '../../shared/game/journal';
import { idSchema, setupSchema } from '../../shared/game/state';
import { codeOf } from './files';
import { jsonOf, versionOf } from './formats';
import { type GameChange, type GameHeader, type StoredGame, StoreError } from './store';

const FORMAT = 'mafia-host-console/game';
const VERSION = 1;
const NEWLINE = 10;

const headerSchema: z.ZodType<GameHeader> = z.strictObject({
  format: z.literal(FORMAT),
  version: z.literal(VERSION),
  id: idSchema,
  season: idSchema,
  startedAt: z.number(),
  date: z.string().regex(/^\d{4}-\d\d-\d\d$/),
  gameNo: z.number().int().min(1),
  host: z.string().max(60).optional(),
  table: z.string().max(60).optional(),
  setup: setupSchema,
});

/** What a game's file holds, and how much of it is whole. */
export interface ParsedGame extends StoredGame {
  /** Length of the whole lines, in bytes. */
  readonly length: number;
  /** What stands behind them: nothing, a line that was not written to its end, or bytes nobody can read. */
  readonly tail: 'none' | 'torn' | 'damaged';
}

/** The bytes of a header. Throws on what could not be read back, which is a bug. */
export function encodeHeader(header: GameHeader): Uint8Array {
  return encode([headerSchema.parse(header)]);
}

/** The bytes of journal lines. Throws on what could not be read back, which is a bug. */
export function encodeLines(lines: readonly Line[]): Uint8Array {
  return encode(lines.map((line) => lineSchema.parse(line)));
}

/** Whether these bytes are the whole game their file's name promises, `<id>.jsonl`. */
export function readsAsGame(bytes: Uint8Array, file: string): boolean {
  try {
    const { header, tail } = parseGame(bytes, file);
    return basename(file) === `${header.id}.jsonl` && tail === 'none';
  } catch (error) {
    if (error instanceof StoreError) return false;
    throw error;
  }
}

/** A game's file with another text where `change` gives one; null where it has nothing to change. */
export function withChange(bytes: Uint8Array, parsed: ParsedGame, change: GameChange): Uint8Array | null {
  const next = change({ header: parsed.header, lines: parsed.lines });
  const whole = Buffer.concat([encodeHeader(next.header), encodeLines(next.lines)]);
  return whole.equals(bytes.subarray(0, parsed.length)) ? null : whole;
}

/**
 * Reads a game's file. The damaged end of a file (a write that the power cut) is left off and named in `tail`;
 * damage with whole lines behind it makes the file `broken`.
 */
export function parseGame(bytes: Uint8Array, file: string): ParsedGame {
  const headerEnd = bytes.indexOf(NEWLINE) + 1;
  const header = parseHeader(bytes, headerEnd, file);
  const lines: Line[] = [];
  let length = headerEnd;
  for (;;) {
    const end = bytes.indexOf(NEWLINE, length) + 1;
    const line = end > 0 ? parseLine(bytes.subarray(length, end)) : null;
    if (line?.n !== lines.length + 1) break;
    lines.push(line);
    length = end;
  }
  return { header, lines, length, tail: tailOf(bytes.subarray(length), file) };
}

/**
 * Reads a game's file wherever it lies, without a lock and without changing it. A last line that was not
 * written to its end is left off, as the console itself does.
 */
export async function readGameFile(path: string): Promise<StoredGame & { readonly torn: boolean }> {
  let bytes: Uint8Array;
  try {
    bytes = await readFile(path);
  } catch (error) {
    throw new StoreError(codeOf(error) === 'ENOENT' ? 'missing' : 'unwritable', path, { cause: error });
  }
  const { header, lines, tail } = parseGame(bytes, path);
  if (tail === 'damaged') throw new StoreError('broken', path);
  return { header, lines, torn: tail === 'torn' };
}

function encode(values: readonly unknown[]): Uint8Array {
  return new TextEncoder().encode(values.map((value) => `${JSON.stringify(value)}\n`).join(''));
}

function parseHeader(bytes: Uint8Array, end: number, file: string): GameHeader {
  // Somebody else's JSON may be spread over many lines, or have no line end at all.
  const json = jsonOf(bytes.subarray(0, end)) ?? jsonOf(bytes);
  if (!json) throw new StoreError('broken', file);
  versionOf(json.value, FORMAT, VERSION, file);
  const header = headerSchema.safeParse(json.value);
  if (!header.success || end === 0) throw new StoreError('broken', file, { cause: header.error });
  return header.data;
}

function parseLine(bytes: Uint8Array): Line | null {
  const json = jsonOf(bytes);
  return json ? (lineSchema.safeParse(json.value).data ?? null) : null;
}

function tailOf(rest: Uint8Array, file: string): ParsedGame['tail'] {
  if (rest.length === 0) return 'none';
  let start = 0;
  for (let end = rest.indexOf(NEWLINE); end >= 0; end = rest.indexOf(NEWLINE, start)) {
    if (parseLine(rest.subarray(start, end))) throw new StoreError('broken', file);
    start = end + 1;
  }
  return start === 0 && !rest.includes(0) ? 'torn' : 'damaged';
}
