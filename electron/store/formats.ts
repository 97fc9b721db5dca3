import { z } from 'zod';
import { StoreError } from './store';

/** One step of a format's history: makes data of version `to` out of data of the version before. Pure. */
export interface Migration {
  readonly to: number;
  readonly apply: (data: unknown) => unknown;
}

/** What kind of small file this is. The current version is the one the last migration leads to. */
export interface DocumentKind<T> {
  readonly name: string;
  /** What it is called in the host's language. */
  readonly label: string;
  /** What the host is told when it was damaged and there is no copy of it. */
  readonly lost: string;
  /** What the host is told when a newer console or another program wrote it and it can be made again; null where the start stops. */
  readonly unknown: string | null;
  readonly schema: z.ZodType<T>;
  readonly initial: T;
  readonly migrations: readonly Migration[];
  /** Whether old copies are worth keeping. */
  readonly backedUp: boolean;
}

const envelopeSchema = z.object({ format: z.string(), version: z.number().int().min(1) });

/** Reads JSON out of bytes; null when they are none. */
export function jsonOf(bytes: Uint8Array): { readonly value: unknown } | null {
  try {
    return { value: JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes)) };
  } catch {
    return null;
  }
}

/** Version of what was read, checked: of this format, and not newer than this console. */
export function versionOf(value: unknown, format: string, latest: number, file: string): number {
  const hasFormat = typeof value === 'object' && value !== null && 'format' in value;
  if (!hasFormat || value.format !== format) throw new StoreError('foreign', file);
  const envelope = envelopeSchema.safeParse(value);
  if (!envelope.success) throw new StoreError('broken', file, { cause: envelope.error });
  if (envelope.data.version > latest) throw new StoreError('newer', file);
  return envelope.data.version;
}

/** The version a document's file says it has; null when it says none. */
export function versionSaid(bytes: Uint8Array): number | null {
  return envelopeSchema.safeParse(jsonOf(bytes)?.value).data?.version ?? null;
}

/** The version a list of migrations leads to. Throws when the list has a gap, which is a bug. */
export function latestOf(migrations: readonly Migration[]): number {
  migrations.forEach(({ to }, index) => {
    if (to !== index + 2) throw new RangeError(`migration to ${to} stands where ${index + 2} belongs`);
  });
  return migrations.length + 1;
}

/** The text of a document's file. */
export function encodeDocument<T>(kind: DocumentKind<T>, data: T): Uint8Array {
  const file = { format: formatOf(kind), version: latestOf(kind.migrations), data };
  return new TextEncoder().encode(`${JSON.stringify(file)}\n`);
}

/** The data of a document's file, brought to the current version and checked. */
export function decodeDocument<T>(kind: DocumentKind<T>, bytes: Uint8Array, file: string): T {
  const json = jsonOf(bytes);
  if (!json) throw new StoreError('broken', file);
  const version = versionOf(json.value, formatOf(kind), latestOf(kind.migrations), file);
  try {
    const { data } = z.object({ data: z.unknown() }).parse(json.value);
    return kind.schema.parse(kind.migrations.slice(version - 1).reduce((old, { apply }) => apply(old), data));
  } catch (error) {
    throw new StoreError('broken', file, { cause: error });
  }
}

function formatOf(kind: { readonly name: string }): string {
  return `mafia-host-console/${kind.name}`;
}
