import { removeFolders } from './club';
import { edges } from './edges';
import { engine } from './engine';
import { heap } from './heap';
import type { Row, Section } from './row';
import { screens } from './screens';
import { season } from './season';
import { start } from './start';
import { store } from './store';
import { weight } from './weight';

const sections: Readonly<Record<string, Section>> = {
  engine,
  heap,
  store,
  season,
  start,
  screens,
  edges,
  weight,
};

/** `npm run bench [-- --check] [-- --long] [-- <section> …]` */
async function main(): Promise<void> {
  const args = process.argv.slice(2);
  const named = args.filter((arg) => !arg.startsWith('--'));
  const unknown = named.find((name) => !(name in sections));
  if (unknown) throw new Error(`No such section: ${unknown}. There are ${Object.keys(sections).join(', ')}.`);

  const rows: Row[] = [];
  for (const [name, section] of Object.entries(sections)) {
    if (named.length > 0 && !named.includes(name)) continue;
    for (const row of await section({ long: args.includes('--long') })) {
      rows.push(row);
      print(row);
    }
  }
  const broken = rows.filter((row) => !row.holds).length;
  console.log(`\n${rows.length - broken} hold, ${broken} do not`);
  if (broken > 0 && args.includes('--check')) process.exitCode = 1;
}

function print({ what, measured, hold, baseline, holds }: Row): void {
  console.log(`${holds ? '✓' : '✗'} ${what}: ${measured} (hold ${hold}; ${baseline})`);
}

try {
  await main();
} finally {
  removeFolders();
}
