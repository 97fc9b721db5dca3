import { nanoid } from 'nanoid';
import { openStore } from '../../electron/store/open';
import { gameA, headerOf, linesOf } from './fixtures';

/** Appends lines to a game and says each number once it is saved, until it is killed. */
const [dir = ''] = process.argv.slice(2);
const store = await openStore({ dir, now: Date.now, id: nanoid });
if (!(await store.listGames()).includes(gameA)) await store.createGame(headerOf(gameA));
for (let n = (await store.readGame(gameA)).lines.length + 1; ; n++) {
  await store.appendLines(gameA, linesOf(n, n));
  console.log(n);
}
