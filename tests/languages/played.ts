import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { EpochHost } from '../cases/epoch';
import { anyCaseSchema } from '../cases/format';
import { Host } from '../cases/play';
import { SportsHost } from '../cases/sports';
import type { Table } from '../cases/table';

const folder = join(import.meta.dirname, '../cases');

/** The games of the case files with such names, played; `heard` is called after every entry. */
export function casesPlayed(names: RegExp, heard: (table: Table) => void = () => undefined): Table[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.json') && names.test(name))
    .map((name) => {
      const told = anyCaseSchema.parse(JSON.parse(readFileSync(join(folder, name), 'utf8')));
      if (told.ruleset === 'demafia') {
        const host = listening(new Host(told), heard);
        for (const play of told.play) if (!('refused' in play)) host.play(play);
        return host;
      }
      if (told.ruleset === 'epoch-of-clones') {
        const host = listening(new EpochHost(told), heard);
        for (const play of told.play) if (!('refused' in play)) host.play(play);
        return host;
      }
      const host = listening(new SportsHost(told), heard);
      for (const play of told.play) if (!('refused' in play)) host.play(play);
      return host;
    });
}

function listening<T extends Table>(table: T, heard: (table: Table) => void): T {
  const enter = table.enter.bind(table);
  table.enter = (facts) => {
    enter(facts);
    heard(table);
  };
  return table;
}
