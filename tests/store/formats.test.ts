import { expect, test } from 'vitest';
import { z } from 'zod';
import {
  type DocumentKind,
  decodeDocument,
  encodeDocument,
  type Migration,
} from '../../electron/store/formats';

const kind = (migrations: readonly Migration[]): DocumentKind<unknown> => ({
  name: 'sample',
  label: '',
  lost: '',
  unknown: null,
  schema: z.strictObject({ names: z.array(z.string()) }),
  initial: { names: [] },
  migrations,
  backedUp: false,
});
const split: Migration = {
  to: 2,
  apply: (data) => ({ list: z.object({ all: z.string() }).parse(data).all.split(',') }),
};
const rename: Migration = {
  to: 3,
  apply: (data) => ({ names: z.object({ list: z.unknown() }).parse(data).list }),
};
const bytesOf = (version: number, data: unknown) =>
  new TextEncoder().encode(JSON.stringify({ format: 'mafia-host-console/sample', version, data }));

test('data of an older version goes through the migrations behind it, and only those', () => {
  const third = kind([split, rename]);
  expect(decodeDocument(third, bytesOf(1, { all: 'а,б' }), 'f')).toEqual({ names: ['а', 'б'] });
  expect(decodeDocument(third, bytesOf(2, { list: ['в'] }), 'f')).toEqual({ names: ['в'] });
  expect(decodeDocument(third, bytesOf(3, { names: [] }), 'f')).toEqual({ names: [] });
});

test('what is written has the version the last migration leads to', () => {
  const bytes = encodeDocument(kind([split, rename]), { names: [] });
  expect(JSON.parse(new TextDecoder().decode(bytes))).toMatchObject({ version: 3 });
});

test('a version behind the last migration is newer, one before the first is broken', () => {
  expect(() => decodeDocument(kind([split]), bytesOf(3, {}), 'f')).toThrow('newer');
  expect(() => decodeDocument(kind([split]), bytesOf(0, {}), 'f')).toThrow('broken');
  expect(() => decodeDocument(kind([split]), bytesOf(1.5, {}), 'f')).toThrow('broken');
});

test('data that a migration cannot take is broken', () => {
  expect(() => decodeDocument(kind([split, rename]), bytesOf(1, { all: 7 }), 'f')).toThrow('broken');
});

test('a gap in the migrations is a bug that is seen at once', () => {
  expect(() => encodeDocument(kind([rename]), { names: [] })).toThrow(RangeError);
});
