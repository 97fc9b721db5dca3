import { describe, expect, it } from 'vitest';
import { treatmentsBefore } from '../../../shared/rulesets/epoch/dawn';
import { type ActingRole, calls } from '../../../shared/rulesets/epoch/night';
import { type Row, tableRows } from '../night-tables';
import { type Acts, EpochEvening } from './table';

const rows = tableRows('epoch');
const of = (...sections: string[]) =>
  rows.filter((row) => sections.includes(row.section) && 'Choices' in row.cells);
const withHeader = (word: string) => rows.filter((row) => word in row.cells);

/** Seats of the table by the words of the rows; the second clan sits at the end. */
const seats: Readonly<Record<string, number>> = {
  Boss: 1,
  Maf2: 2,
  Sher: 3,
  Court: 4,
  Man: 5,
  Doc: 6,
  Jour: 7,
  Tramp: 8,
  A: 9,
  B: 10,
  YakBoss: 11,
  Yak2: 12,
};
/** A killer's name where the rows have another word for the seat. */
const killerNames: Readonly<Record<number, string>> = { 5: 'Maniac' };
const names = Object.fromEntries(Object.entries(seats).map(([name, seat]) => [seat, name]));
const table = 'boss mafioso sheriff courtesan maniac doctor journalist tramp citizen*2 yakuza-boss yakuza';

const actingOf: Readonly<Record<string, ActingRole>> = {
  Court: 'courtesan',
  Sher: 'sheriff',
  Mafia: 'mafia',
  Yakuza: 'yakuza',
  Man: 'maniac',
  Doc: 'doctor',
  Jour: 'journalist',
  Tramp: 'tramp',
};

const seat = (name: string): number => {
  const found = seats[name];
  if (found === undefined) throw new Error(`nobody is called ${name}`);
  return found;
};

/** `Court→A, Mafia→Court, Jour→A+Boss` as the acts of a night. */
function actsOf(choices: string): Acts {
  return Object.fromEntries(
    choices.split(', ').map((choice) => {
      const [who = '', whom = ''] = choice.split('→');
      const [first = '', second] = whom.split('+');
      return [actingOf[who] ?? who, second ? [seat(first), seat(second)] : seat(first)];
    }),
  );
}

/** The answers of a row by the words the host gives. */
function answersOf(notes: string): Record<string, string> {
  if (notes === '—') return {};
  return Object.fromEntries(
    notes.split('; ').flatMap((note) => {
      const [who = '', said = ''] = note.split(': ').map((part) => part.trim());
      const killers = /^Tramp: killer named: (.+)$/.exec(note)?.[1];
      if (killers) return [['Tramp', killers]];
      if (note === 'heal void') return [['void', 'yes']];
      return said === 'killed' ? [] : [[who, said]];
    }),
  );
}

const words: Readonly<Record<string, string>> = {
  peaceful: 'Peaceful',
  mafia: 'Mafia',
  'not-home': 'not home',
  alive: 'Player is alive',
  same: 'same',
  different: 'different',
};
const cancelledAs: Readonly<Record<string, string>> = {
  sheriff: 'check cancelled',
  mafia: 'kill cancelled',
  yakuza: 'kill cancelled',
  maniac: 'kill cancelled',
  doctor: 'heal cancelled',
  journalist: 'comparison cancelled',
  tramp: 'watch cancelled',
};
const nameOf: Readonly<Record<ActingRole, string>> = {
  courtesan: 'Court',
  sheriff: 'Sheriff',
  mafia: 'Mafia',
  yakuza: 'Yakuza',
  maniac: 'Maniac',
  doctor: 'Doctor',
  journalist: 'Journalist',
  tramp: 'Tramp',
};

function answersIn(evening: EpochEvening): Record<string, string> {
  const told = calls.flatMap(({ role }) => {
    const said = evening.told(role);
    if (said === null) return [];
    const spoken =
      typeof said !== 'string'
        ? said.map((one) => killerNames[one] ?? names[one]).join(', ')
        : said === 'cancelled'
          ? cancelledAs[role]
          : words[said];
    return [[nameOf[role], spoken ?? '']];
  });
  return Object.fromEntries([...told, ...(evening.dawn.healVoid ? [['void', 'yes']] : [])]);
}

/** Who is out before the night: a clan of one is meant where the row says so. */
function evening(row: Row): EpochEvening {
  const alone = /only Mafioso/.test(row.cells.Case ?? '');
  const yakuzaAlone = /has one member/.test(row.cells.Case ?? '');
  const told = new EpochEvening(table).toDay(1);
  // Without a second clan in 7.3.1–7.3.3; the seats go home before anything happens.
  const gone = row.section === '7.3.4' ? (yakuzaAlone ? ['Yak2'] : []) : ['YakBoss', 'Yak2'];
  for (const name of [...gone, ...(alone ? ['Maf2'] : [])]) told.leave(seat(name));
  return told.toNight(1);
}

const titled = (list: Row[]) =>
  list.map((row) => ({ row, title: `${row.id} · ${row.cells.Case}: ${row.cells.Choices}` }));
const deaths = (cell: string | undefined) =>
  cell === 'nobody'
    ? []
    : (cell ?? '')
        .split(' and ')
        .map(seat)
        .sort((a, b) => a - b);

it('the tables have 22, 16, 19 and 5 rows', () => {
  expect(['7.3.1', '7.3.2', '7.3.3', '7.3.4'].map((section) => of(section).length)).toEqual([22, 16, 19, 5]);
});

describe('EC-28…38, EC-40…45, EC-56…65, EC-82…91: the night tables', () => {
  it.each(titled(of('7.3.1', '7.3.2', '7.3.3', '7.3.4')))('$title', ({ row }) => {
    const played = evening(row).sleep(1, actsOf(row.cells.Choices ?? ''));
    expect(answersIn(played)).toEqual(answersOf(row.cells['Answers and notes'] ?? ''));
    expect(played.dead).toEqual(deaths(row.cells.Deaths));
  });

  it.each(titled(of('7.3.1', '7.3.2', '7.3.3')))('$title, with Death over it (EC-96)', ({ row }) => {
    const acts = actsOf(row.cells.Choices ?? '');
    for (const victim of ['A', 'Court', 'B'] as const) {
      const over = new EpochEvening(table, { deathNight: 1, deathBelow13: 'on' }).toDay(1);
      const gone = ['YakBoss', 'Yak2', ...(/only Mafioso/.test(row.cells.Case ?? '') ? ['Maf2'] : [])];
      for (const name of gone) over.leave(seat(name));
      over.toNight(1);
      const number = (over.state.nights.at(-1)?.living.indexOf(seat(victim)) ?? -1) + 1;
      over.sleep(1, { ...acts, death: number });
      const before = deaths(row.cells.Deaths).filter((one) => one !== seat(victim));
      expect(over.dead).toEqual([...before, seat(victim)]);
      expect(answersIn(over)).toEqual(answersOf(row.cells['Answers and notes'] ?? ''));
    }
  });

  it.each(
    titled(
      of('7.3.2', '7.3.3').filter((row) =>
        /heal|Doctor: not home/.test(row.cells['Answers and notes'] ?? ''),
      ),
    ),
  )('A-66: not carried out, so no treatment is used up: $title', ({ row }) => {
    const played = evening(row).sleep(1, actsOf(row.cells.Choices ?? ''));
    expect(treatmentsBefore(played.state, 2)).toEqual([]);
  });
});

describe('EC-78…81: the Journalist’s answers', () => {
  const of: Readonly<Record<string, string>> = {
    'Peaceful (any)': 'citizen',
    Mafia: 'mafioso',
    Yakuza: 'yakuza',
    Maniac: 'maniac',
    'Werewolf (also inactive)': 'werewolf',
    Werewolf: 'werewolf',
  };
  const cells = withHeader('Werewolf (also inactive)').flatMap(({ cells: row }) => {
    const { '': first = '', ...others } = row;
    return Object.entries(others).map(([second, answer]) => ({ first, second, answer }));
  });

  it('come from a table of five by five', () => expect(cells).toHaveLength(25));

  it.each(cells.filter(({ answer }) => answer !== '–'))('$first with $second: $answer', (cell) => {
    const roles = ['boss', 'journalist', 'sheriff', 'maniac', 'yakuza-boss', of[cell.first], of[cell.second]];
    const played = new EpochEvening(roles.join(' ')).quiet(1).sleep(1, { journalist: [6, 7] });
    expect(played.told('journalist')).toBe(cell.answer);
  });
});
