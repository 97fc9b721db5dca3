import { describe, expect, it } from 'vitest';
import type { OptionValue } from '../../shared/game/state';
import { resolveNights } from '../../shared/rulesets/demafia/night';
import { Evening } from './evening';
import { amount, lethalOnly, type Row, tableRows } from './night-tables';

const rows = tableRows();
const of = (...sections: string[]) => rows.filter((row) => sections.includes(row.section));

/** Seats of the table: 1 Boss, 2 Mafia, 3 Lover, 4 Sheriff, 5 Doctor, 6 Maniac, 7–14 Citizens. */
const seats = { boss: 1, mafia: 2, lover: 3, sheriff: 4, doctor: 5, maniac: 6, a: 7, c: 8, other: 9 };
const table = 'boss mafia lover sheriff doctor maniac citizen*8';
/** Who is shot where the row says nothing of a shot, and on the nights before. */
const elsewhere = 10;
const before = 14;

interface Night {
  readonly shot: number;
  readonly hunt: number | null;
  readonly visit: number | null;
  /** `second`: one visit to the same seat was counted on the night before. */
  readonly second: boolean;
  readonly heal: number | null;
}

interface Came {
  readonly dead: readonly number[];
  readonly counter: number;
  /** Points of this night by seat. */
  readonly points: Readonly<Record<number, number>>;
}

/** Plays the nights through the engine and says what the last one brought. */
function play(night: Night, options: Record<string, OptionValue>, lastBlack = false): Came {
  const evening = new Evening(
    lastBlack ? 'boss citizen lover sheriff doctor maniac citizen*8' : table,
    options,
  );
  if (night.second) {
    evening.quiet(1).sleep(1, { shot: before, ...(night.visit === null ? {} : { visit: night.visit }) });
  }
  const no = night.second ? 2 : 1;
  if (lastBlack) evening.expel(no, seats.boss);
  else evening.quiet(no);
  const { shot, hunt, visit, heal } = night;
  evening.sleep(no, {
    shot,
    ...(hunt === null ? {} : { hunt }),
    ...(visit === null ? {} : { visit }),
    ...(heal === null ? {} : { heal }),
  });
  const visits = resolveNights(evening.state)[no]?.dawn.visits ?? {};
  const points: Record<number, number> = {};
  for (const row of evening.ledger(`n${no}`)) points[row.seat] = (points[row.seat] ?? 0) + row.amount;
  return {
    dead: evening.state.nights[no]?.dead ?? [],
    counter: visit === null ? 0 : (visits[visit] ?? 0),
    points,
  };
}

/** The points the row gives, by seat; who dies this night has nothing from the column of Mafia and Boss. */
function pointsOf(row: Row, dead: readonly number[], shotElsewhere: boolean, maniac: string) {
  const each = amount(row.cells['Each Mafia/Boss']) + (shotElsewhere ? 4 : 0);
  const paid = [seats.boss, seats.mafia].filter((seat) => !dead.includes(seat));
  const points: Record<number, number> = {
    ...Object.fromEntries(paid.map((seat) => [seat, each])),
    [seats.lover]: amount(row.cells.Lover),
    [seats.maniac]: amount(row.cells[maniac]),
    [seats.doctor]: amount(row.cells.Doctor),
  };
  return Object.fromEntries(Object.entries(points).filter(([, value]) => value !== 0));
}

/** 7.2.1–7.2.3: what happens to one target; the rest of the night goes past it. */
function single(row: Row, target: number, hunted: boolean): Night {
  const yes = (name: string) => row.cells[name] === 'yes';
  const visit = row.cells['Maniac visit'];
  return {
    shot: yes('Shot') ? target : elsewhere,
    hunt: yes('Hunt hits') || hunted ? target : seats.other,
    visit: visit === '–' ? null : target,
    second: visit === '2nd',
    heal: yes('Heal') ? target : null,
  };
}

function expectSingle(row: Row, target: number, options: Record<string, OptionValue>, hunted = false): void {
  const night = single(row, target, hunted);
  const shotElsewhere = night.shot !== target;
  const changed = options.maniacHeal === 'lethalOnly' ? lethalOnly[row.id] : undefined;
  const dead = row.cells.Target === 'dies' ? [target] : [];
  const came = play(night, options);
  const expected = pointsOf(row, dead, shotElsewhere, 'Maniac');
  const paid = changed?.maniac ?? amount(row.cells.Maniac);
  if (paid === 0) delete expected[seats.maniac];
  else expected[seats.maniac] = paid;
  expect(came).toEqual({
    dead: [...dead, ...(shotElsewhere ? [elsewhere] : [])].sort((a, b) => a - b),
    counter: changed?.counter ?? amount(row.cells['Counter after']),
    points: expected,
  });
}

/** 7.2.4–7.2.8: the seat a word of the mixes means. */
function seatOf(word: string): number | null {
  const named: Readonly<Record<string, number | null>> = {
    A: seats.a,
    'A white': seats.a,
    'A black': seats.mafia,
    'C white': seats.c,
    'C black': seats.mafia,
    Sheriff: seats.sheriff,
    Doctor: seats.doctor,
    Lover: seats.lover,
    other: seats.other,
    nobody: null,
    '–': null,
  };
  const seat = named[word];
  if (seat === undefined) throw new Error(`no seat for ${word}`);
  return seat;
}

const seatsOf = (words: string | undefined) =>
  (words ?? '')
    .split(', ')
    .flatMap((word) => seatOf(word) ?? [])
    .sort((a, b) => a - b);

function expectMix(row: Row, options: Record<string, OptionValue>): void {
  const { cells } = row;
  const lastBlack = row.section === '7.2.8';
  const visit = /^(1st|2nd) on (.+)$/.exec(cells.Maniac ?? '');
  const shot = seatOf((lastBlack ? cells['Lover shoots'] : cells['Shot on']) ?? '');
  if (shot === null) throw new Error(`${row.id} has no shot`);
  const came = play(
    {
      shot,
      hunt: seatOf((lastBlack ? cells['Lover hunts'] : cells['Hunt on']) ?? ''),
      visit: visit ? seatOf(visit[2] ?? '') : null,
      second: visit?.[1] === '2nd',
      heal: seatOf(cells['Heal on'] ?? ''),
    },
    options,
    lastBlack,
  );
  const changed = options.maniacHeal === 'lethalOnly' ? lethalOnly[row.id] : undefined;
  const dead = seatsOf(cells.Dead);
  const expected = lastBlack ? lastBlackPoints(row) : pointsOf(row, dead, false, 'Maniac points');
  const paid = changed?.maniac ?? amount(cells['Maniac points']);
  if (paid === 0) delete expected[seats.maniac];
  else expected[seats.maniac] = paid;
  const counter = cells['Maniac counter of his target'];
  expect({ dead: came.dead, points: came.points }).toEqual({ dead, points: expected });
  if (counter !== undefined) expect(came.counter).toBe(changed?.counter ?? amount(counter));
  else if (changed) expect(came.counter).toBe(changed.counter);
}

function lastBlackPoints({ cells }: Row): Record<string, number> {
  const points = { [seats.lover]: amount(cells.Lover), [seats.doctor]: amount(cells.Doctor) };
  return Object.fromEntries(Object.entries(points).filter(([, value]) => value !== 0));
}

const title = ({ id, cells }: Row) =>
  [id, ...Object.entries(cells).flatMap(([name, cell]) => (name === '#' ? [] : [`${name} ${cell}`]))].join(
    ' · ',
  );
const titled = (list: Row[]) => list.map((row) => ({ row, title: title(row) }));
const whites = [seats.a, seats.doctor, seats.maniac];
const blacks = [seats.mafia, seats.boss, seats.lover];

const bothWays = [
  { name: 'by default', options: {} },
  { name: 'under lethalOnly (7.2.9)', options: { maniacHeal: 'lethalOnly' } },
] as const;

it('the tables have 24, 12, 12, 20, 16, 16, 8 and 17 rows, 125 in all, and five of the Doctor’s block', () => {
  const counts = ['1', '2', '3', '4', '5', '6', '7', '8', '10'].map((no) => of(`7.2.${no}`).length);
  expect(counts).toEqual([24, 12, 12, 20, 16, 16, 8, 17, 5]);
  expect(counts.slice(0, 8).reduce((sum, count) => sum + count, 0)).toBe(125);
  expect(Object.keys(lethalOnly)).toHaveLength(22);
});

describe.each(bothWays)('the night tables, $name', ({ options }) => {
  it.each(titled(of('7.2.1')))('Sheriff: $title', ({ row }) => {
    expectSingle(row, seats.sheriff, options);
  });

  it.each(titled(of('7.2.2')))('Citizen, Doctor, Maniac, hunted or not: $title', ({ row }) => {
    for (const target of whites) {
      expectSingle(row, target, options);
      expectSingle(row, target, options, true);
    }
  });

  it.each(titled(of('7.2.3')))('Mafia, Boss, Lover: $title', ({ row }) => {
    for (const target of blacks) expectSingle(row, target, options);
  });

  it.each(titled(of('7.2.4', '7.2.5', '7.2.6', '7.2.7', '7.2.8')))('mixed: $title', ({ row }) => {
    expectMix(row, options);
  });
});

it.each(titled(of('7.2.10')))('DM-08, A-06, the Doctor’s block: $title', ({ row }) => {
  const [first = '', second = '', allowed] = Object.values(row.cells);
  const heals = [first, second].filter((cell) => !cell.includes('game start'));
  const isX = (cell: string) => cell === 'X';
  // "other or skip" is played both ways.
  for (const other of [seats.other, null]) {
    const evening = new Evening(table);
    for (const [index, cell] of heals.entries()) {
      const heal = isX(cell) ? seats.a : other;
      evening.quiet(index + 1).sleep(index + 1, { shot: before - index, ...(heal === null ? {} : { heal }) });
    }
    const no = heals.length + 1;
    evening.quiet(no).choose(seats.c).toNight(no, 'heal');
    const offer = evening.open('seat').offers.find((one) => one.seat === seats.a);
    expect(offer?.refusal === undefined ? 'yes' : 'no').toBe(allowed);
  }
});
