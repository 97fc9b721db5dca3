import { play, startGame } from './bot';
import { newFolder } from './club';
import { Driver } from './driver';
import type { Section } from './row';

const mb = (bytes: number) => `${(bytes / 1024 / 1024).toFixed(2)} MB`;

/** What the authority keeps after twenty games in one evening, over what it kept after the first. */
export const heap: Section = async () => {
  const driver = await Driver.open(newFolder());
  const evening = async () => {
    await startGame((body) => driver.ask(body));
    await play(
      (body) => driver.ask(body),
      () => driver.view,
    );
    await driver.ask({ type: 'closeGame' });
  };
  await evening();
  const first = collected();
  for (let game = 2; game <= 20; game += 1) await evening();
  const grown = collected() - first;
  await driver.close();
  return [
    {
      what: 'heap of the authority after 20 games',
      measured: `${grown < 0 ? '−' : '+'}${mb(Math.abs(grown))}`,
      hold: '≤ +10 MB over the first',
      baseline: `after the first ${mb(first)}`,
      holds: grown <= 10 * 1024 * 1024,
    },
  ];
};

function collected(): number {
  if (!global.gc) throw new Error('The heap needs node --expose-gc.');
  global.gc();
  global.gc();
  return process.memoryUsage().heapUsed;
}
