import { expect, test } from 'vitest';
import type { Files } from '../../electron/store/files';
import { openStore } from '../../electron/store/open';
import type { GameHeader, Store } from '../../electron/store/store';
import { dir, gameA, headerOf, id, linesOf, NOON, summarise } from './fixtures';
import { SimulatedDisk } from './simulated-disk';

/** Methods of the store that are given the id of a game, and how each is asked for another one. */
type AskedById = {
  [Name in keyof Store]: Store[Name] extends (first: infer First, ...more: never[]) => Promise<unknown>
    ? First extends string | GameHeader
      ? Name
      : never
    : never;
}[keyof Store];

/** A new method that takes an id does not compile until it is here. */
const asks: { readonly [Name in AskedById]: (store: Store, game: string) => Promise<unknown> } = {
  createGame: (store, game) => store.createGame({ ...headerOf(gameA), id: game }),
  appendLines: (store, game) => store.appendLines(game, linesOf(1, 1)),
  readGame: (store, game) => store.readGame(game),
};

/** Ids of no game: a path, another file of the folder, a device, an empty one, and what only looks like one. */
const hostile = [
  '../settings',
  '..\\..\\settings',
  '/etc/passwd',
  `${gameA}/../../players`,
  `${gameA}\u0000`,
  `${gameA}\n`,
  'C:gameaaaa1',
  'con',
  '.',
  '',
  'GAMEAAAA1',
  'gаmeaaaa1',
  'g'.repeat(33),
  '__proto__',
];

/** What the store may ever touch. */
const own =
  /^\/club(\/(games|backups))?(\/([a-z]+(-\d{4}-\d\d-\d\d)?\.json|[a-z0-9]{8,32}\.jsonl)(\.(tmp-[a-z0-9]+|(corrupt|torn)-[\dTZ-]+))?)?$/;

/** A disk that writes down every path it is asked for. */
function watched(disk: Files): { files: Files; paths: string[] } {
  const paths: string[] = [];
  const files = new Proxy(disk, {
    get(target, name) {
      const method: unknown = Reflect.get(target, name);
      if (typeof method !== 'function') return method;
      return (...given: unknown[]) => {
        paths.push(...given.filter((one) => typeof one === 'string'));
        return Reflect.apply(method, target, given);
      };
    },
  });
  return { files, paths };
}

test.each(Object.keys(asks))('%s makes no path out of what is no id', async (name) => {
  const { files, paths } = watched(new SimulatedDisk());
  const lock = async () => ({ release: async () => undefined });
  const store = await openStore({ dir, now: () => NOON, id, summarise, files, lock });
  await store.createGame(headerOf(gameA));
  await store.appendLines(gameA, linesOf(1, 1));
  await store.players.put([{ id: 'player001', name: '../x', createdAt: 1 }]);
  expect(paths.filter((path) => !own.test(path))).toEqual([]);
  const before = paths.length;
  for (const game of hostile) {
    const ask = Object.entries(asks).find(([method]) => method === name)?.[1];
    await expect(ask?.(store, game), JSON.stringify(game)).rejects.toThrow();
  }
  expect(paths.slice(before)).toEqual([]);
  expect(await store.listGames()).toEqual([gameA]);
  await store.close();
});
