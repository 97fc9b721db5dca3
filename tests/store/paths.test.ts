import { expect, test } from 'vitest';
import type { Files } from '../../electron/store/files';
import { openStore } from '../../electron/store/open';
import type { GameHeader, Store } from '../../electron/store/store';
import type { Player } from '../../shared/contract/club';
import { dir, gameA, headerOf, id, linesOf, NOON, summarise } from './fixtures';
import { SimulatedDisk } from './simulated-disk';

/** Methods that are given an id. */
type AskedById<Of> = {
  [Name in keyof Of]: Of[Name] extends (first: infer First, ...more: never[]) => Promise<unknown>
    ? First extends string | GameHeader | Player
      ? Name
      : never
    : never;
}[keyof Of];
type Asks<Of> = { readonly [Name in AskedById<Of>]: (of: Of, id: string) => Promise<unknown> };

const header = (game: string): GameHeader => ({ ...headerOf(gameA), id: game });

/** How each is asked for something else. A new method that takes an id does not compile until it is here. */
// `changeGames` looks through the games there are for a player; no path is made of that id.
const storeAsks: Omit<Asks<Store>, 'changeGames'> = {
  createGame: (store, game) => store.createGame(header(game)),
  appendLines: (store, game) => store.appendLines(game, linesOf(1, 1)),
  readGame: (store, game) => store.readGame(game),
  rewriteGame: (store, game) => store.rewriteGame(header(game), linesOf(1, 1)),
};
const binAsks: Asks<Store['bin']> = {
  addGame: (bin, game) => bin.addGame(game),
  addPlayer: (bin, player) => bin.addPlayer({ id: player, name: 'x', createdAt: 1 }),
  bringBackGame: (bin, item) => bin.bringBackGame(item),
  player: (bin, item) => bin.player(item),
  change: (bin, player) => bin.change(player, (old) => old),
};
const asks = [
  ...Object.entries(storeAsks).map(([name, ask]) => [name, ask] as const),
  ...Object.entries(binAsks).map(
    ([name, ask]) => [`bin.${name}`, (store: Store, id: string) => ask(store.bin, id)] as const,
  ),
];

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

/** What the store may ever touch: its folders, and in them files with plain names. */
const own =
  /^\/(club(\/(games|backups|bin))?(\/([a-z0-9]+(-[a-z0-9]+)*\.(jsonl?|json\.gz)(\.(tmp-[a-z0-9]+|(corrupt|torn)-[\dTZ-]+))?)?)?)?$/;
/** Folders may be looked at to see what is there. */
const folders = new Set(['/', '/club', '/club/games', '/club/backups', '/club/bin', '/club/bin/']);

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

test.each(asks)('%s makes no path out of what is no id', async (_name, ask) => {
  const { files, paths } = watched(new SimulatedDisk());
  const lock = async () => ({ release: async () => undefined });
  const store = await openStore({ dir, now: () => NOON, id, summarise, files, lock });
  await store.createGame(headerOf(gameA));
  await store.appendLines(gameA, linesOf(1, 1));
  await store.players.put([{ id: 'player001', name: '../x', createdAt: 1 }]);
  await store.bin.addPlayer({ id: 'player002', name: '../y', createdAt: 1 });
  expect(paths.filter((path) => !own.test(path))).toEqual([]);
  const bin = await store.bin.list();
  const before = { touched: paths.length, bin };
  for (const other of hostile) {
    // What is not there may be left out without a word; what is there stays.
    await ask(store, other).catch((error: unknown) => expect(error).toBeInstanceOf(Error));
    expect(
      paths.slice(before.touched).filter((path) => !folders.has(path)),
      JSON.stringify(other),
    ).toEqual([]);
  }
  expect(await store.listGames()).toEqual([gameA]);
  expect(await store.bin.list()).toEqual(before.bin);
  await store.close();
});
