import type { Fact } from '../facts';
import { deckOf, type Ruleset, teamOf } from '../ruleset';
import type { GameState } from '../state';
import type { Seat } from '../words';
import { titled, type Wish, type Wishes } from './wishes';

/** Fields that hold one seat, and whether "nobody" is an answer. */
const seatFields = ['seat', 'by', 'shooter', 'target', 'candidate', 'voter', 'other'] as const;
/** Fields that hold several seats, each in or out. */
const listFields = ['seats', 'named'] as const;
const options: Readonly<Partial<Record<Fact['type'], { field: string; values: readonly unknown[] }>>> = {
  voteCut: { field: 'choice', values: ['cut', 'rest'] },
  tieChoice: { field: 'choice', values: ['expel', 'shootout'] },
  voteAfterRemoval: { field: 'choice', values: ['goesOn', 'cancelled'] },
  verdict: { field: 'leaves', values: ['proposed', 'nobody', 'tied'] },
  left: { field: 'cause', values: ['left', 'removed', 'disqualified'] },
  substitute: { field: 'points', values: ['in', 'out'] },
  swap: { field: 'moves', values: ['people', 'names'] },
  hand: { field: 'up', values: [true, false] },
  fate: { field: 'dies', values: [true, false] },
  raiseHand: { field: 'up', values: [true, false] },
  present: { field: 'on', values: [true, false] },
  bestMove: { field: 'on', values: [true, false] },
  oratory: { field: 'on', values: [true, false] },
  unrated: { field: 'on', values: [true, false] },
  loneStands: { field: 'on', values: [true, false] },
};

/** What a fact could be with one of its fields changed, a group a field. A step that was closed has none. */
export function fieldsOf(ruleset: Ruleset, state: GameState, fact: Fact): Wishes[] {
  if (fact.type === 'overrule') return wordFields(ruleset, state, fact);
  const seats = state.seats.map(({ seat }) => seat);
  const groups: Wishes[] = [];
  // Where votes are told by name no hand goes up (EC-100).
  const votes = fact.type === 'hand' && ruleset.id === 'epoch-of-clones';
  const add = (key: string, wishes: readonly Wish[]) => groups.push({ key, title: titled(key), wishes });
  if (fact.type === 'nominated')
    add(
      'by',
      [...seats, null].map((by) => wish(withBy(fact, by), by)),
    );
  for (const field of seatFields) {
    if (!(field in fact) || field === 'by') continue;
    const none = field === 'target' ? [null] : [];
    add(
      votes && (field === 'candidate' || field === 'voter') ? `${field}Named` : field,
      [...seats, ...none].map((seat) => wish(withField(fact, field, seat), seat)),
    );
  }
  for (const field of listFields) {
    const listed = (fact as Partial<Record<typeof field, readonly Seat[]>>)[field];
    if (listed)
      add(
        field,
        seats.map((seat) => wish(withField(fact, field, toggled(listed, seat)), seat)),
      );
  }
  if (fact.type === 'role')
    add(
      'role',
      [...deckOf(ruleset, state.setup).roles.map(({ id }) => id), null].map((role) =>
        wish({ ...fact, role }),
      ),
    );
  if (fact.type === 'gameEnded')
    add(
      'winner',
      ruleset.teams.map((winner) => wish({ ...fact, winner })),
    );
  if (fact.type === 'lot')
    add(
      'number',
      numbers(fact.from, fact.to).map((drawn) => wish({ ...fact, drawn })),
    );
  if (fact.type === 'numberNamed') {
    const lot = state.days.at(-1)?.lot;
    add(
      'number',
      numbers(lot?.from ?? 1, lot?.to ?? fact.number).map((number) => wish({ ...fact, number })),
    );
  }
  const choice = options[fact.type];
  if (choice)
    add(
      votes ? 'vote' : choice.field,
      choice.values.map((value) => wish(withField(fact, choice.field, value))),
    );
  return groups;
}

function wordFields(ruleset: Ruleset, state: GameState, fact: Extract<Fact, { type: 'overrule' }>): Wishes[] {
  const { what } = fact;
  const worded = (next: typeof what): Fact => ({ ...fact, what: next });
  const group = (key: string, wishes: readonly Wish[]): Wishes => ({ key, title: titled(key), wishes });
  const groups: Wishes[] = [];
  if (what.kind === 'out' || what.kind === 'in' || what.kind === 'role' || what.kind === 'points') {
    groups.push(
      group(
        'seat',
        state.seats.map(({ seat }) => wish(worded({ ...what, seat }), seat)),
      ),
    );
  }
  if (what.kind === 'role') {
    groups.push(
      group(
        'role',
        deckOf(ruleset, state.setup).roles.map(({ id }) => wish(worded({ ...what, role: id }))),
      ),
    );
  }
  if (what.kind === 'winner') {
    const teams = ruleset.teams.filter((team) =>
      deckOf(ruleset, state.setup).roles.some(({ id }) => teamOf(deckOf(ruleset, state.setup), id) === team),
    );
    groups.push(
      group(
        'winner',
        [...teams, null].map((winner) => wish(worded({ ...what, winner }))),
      ),
    );
  }
  return groups;
}

function wish(fact: Fact, seat?: Seat | null): Wish {
  return seat === undefined ? { facts: [fact] } : { facts: [fact], seat };
}

function withField(fact: Fact, field: string, value: unknown): Fact {
  // What was said of one cause is not said of another.
  if (fact.type === 'left' && field === 'cause' && value !== fact.cause) {
    const { reason: _, ...rest } = fact;
    return { ...rest, [field]: value } as Fact;
  }
  return { ...fact, [field]: value } as Fact;
}

function withBy(fact: Extract<Fact, { type: 'nominated' }>, by: Seat | null): Fact {
  const { by: _, ...rest } = fact;
  return by === null ? rest : { ...rest, by };
}

function toggled(seats: readonly Seat[], seat: Seat): Seat[] {
  return seats.includes(seat) ? seats.filter((one) => one !== seat) : [...seats, seat];
}

function numbers(from: number, to: number): number[] {
  return Array.from({ length: Math.min(to, 99) - from + 1 }, (_, index) => from + index);
}
