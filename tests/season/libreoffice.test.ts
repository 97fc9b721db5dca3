import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { expect, test } from 'vitest';
import { replay, summarise } from '../../electron/console/summary';
import type { GameSummary, Language, Player } from '../../shared/contract/club';
import { csvOf } from '../../shared/season/csv';
import { nightRows, nightsSheet, voteRows, votesSheet } from '../../shared/season/events';
import type { Cell, Sheet } from '../../shared/season/sheet';
import { standingsOf } from '../../shared/season/standings';
import { gamesSheet, playersSheet, standingsSheet } from '../../shared/season/tables';
import { endedGame } from '../bench/club';
import { type ReadCell, readWorkbook } from './xlsx-reader';

const office = spawnSync('soffice', ['--version']).status === 0;

/** Names that a spreadsheet would rather take for something else. */
const names = [
  'Ґалаґан; "Їжак", 🎭',
  '=1+1',
  '+38',
  '-50',
  '@sum',
  "'лапка",
  'два\nрядки',
  'ער מאַפֿיאָ',
  'مافيا 1',
  '👨‍👩‍👧',
  '007',
  '1,5',
  '1.5',
  '1 000',
  '1e5',
  '.5',
  '50%',
  '$5',
  '12:30',
  '10 pm',
  '1/2',
  '1-2',
  '05.03',
  '05.03.2026',
  '2026-03-05',
  'TRUE',
  'false',
  'ІСТИНА',
  'истина',
  'May 5',
  '5 May',
  '5 мар',
  '5 березня',
  'бер 5',
  '5 мая',
  'Mar-20',
  'Inf',
  '1E+5',
  ' 7 ',
  '(5)',
  '5₴',
  '#N/A',
  '{=1}',
  '4 друга',
];

/** Every table of an export, with these names wherever there is one. */
function tables(): readonly Sheet[] {
  const players = names.map(
    (name, at): Player => ({
      id: `player${String(at).padStart(4, '0')}`,
      name,
      createdAt: at,
      fullName: names.at(-at - 1) ?? '',
      aliases: [name],
    }),
  );
  const { header, lines } = endedGame();
  const games = Array.from({ length: Math.ceil(names.length / 10) }, (_, no) => {
    const seats = header.setup.seats.map((_seat, at) => {
      const { id, name } = players[(no * 10 + at) % players.length] ?? { id: '', name: '' };
      return { player: id, name };
    });
    const own = {
      ...header,
      id: `game000${no}`,
      startedAt: no,
      table: names[no],
      host: names[no + 10],
      setup: { ...header.setup, seats },
    };
    const summary: GameSummary = summarise(own, lines);
    const state = replay(own, lines).state;
    return { summary, season: names[no] ?? '', state, personOf: (id: string) => id };
  });
  const all = games.map(({ summary }) => summary);
  const columns = ['base', 'night', 'vote', 'speech', 'judge', 'penalty'];
  return [
    standingsSheet({ columns, rows: standingsOf(all, columns) }),
    gamesSheet(all, columns, ({ startedAt }) => names[startedAt] ?? ''),
    votesSheet(games.flatMap(voteRows)),
    nightsSheet(games.flatMap(nightRows)),
    playersSheet(players, all, () => '2026-03-05'),
  ];
}

/** What a cell has to be when the file was opened. */
function opened(cell: Cell, kind: string): ReadCell {
  if (cell === null || cell === '') return null;
  if (typeof cell === 'number') return { type: 'number', value: Math.round(cell * 1_000) / 1_000 };
  return kind === 'day' ? { type: 'day', value: cell } : { type: 'text', value: cell };
}

/** One apostrophe is what keeps a name text. */
function withoutMark(cell: ReadCell | undefined): ReadCell {
  return cell?.type === 'text' ? { ...cell, value: cell.value.replace(/^'/, '') } : (cell ?? null);
}

/** Field separator, text quote, UTF-8, first line, columns as they are found, and the language's number. */
const filters: readonly (readonly [Language, ';' | ',', string])[] = [
  ['uk', ';', 'CSV:59,34,76,1,,1058'],
  ['en', ',', 'CSV:44,34,76,1,,1033'],
];

test.skipIf(!office).each(filters)(
  // LibreOffice is not on every machine; where it is missing the name says so
  office
    ? 'LibreOffice opens every table in %s with %s between the cells, names and numbers intact'
    : 'LibreOffice is not installed here: not tried (%s, %s)',
  (language, separator, filter) => {
    const folder = mkdtempSync(join(tmpdir(), 'mafia-'));
    try {
      const sheets = tables();
      const files = sheets.map((sheet) => {
        const path = join(folder, `${sheet.name}.csv`);
        writeFileSync(path, csvOf(sheet, { language, separator }));
        return path;
      });
      const profile = `-env:UserInstallation=file://${folder}/profile`;
      const how = ['--headless', '--convert-to', 'xlsx', `--infilter=${filter}`, '--outdir', folder];
      execFileSync('soffice', [profile, ...how, ...files], { timeout: 150_000, stdio: 'ignore' });
      for (const [at, { columns, rows }] of sheets.entries()) {
        const path = join(folder, basename(files[at] ?? '').replace('.csv', '.xlsx'));
        const [read = []] = readWorkbook(readFileSync(path)).values();
        expect(rows.length).toBeGreaterThan(0);
        expect(read).toHaveLength(rows.length + 1);
        for (const [no, row] of rows.entries()) {
          const cells = row.map((_, column) => withoutMark(read[no + 1]?.[column]));
          expect(cells).toEqual(row.map((cell, column) => opened(cell, columns[column]?.kind ?? 'text')));
        }
      }
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  },
  180_000,
);
