import type { Fact } from '../facts';
import { roleText } from '../roles';
import type { Ruleset } from '../ruleset';
import type { GameState } from '../state';
import type { Answer, Step } from '../steps';
import { causes, type Seat, text } from '../words';
import { titled, type Wish, type Wishes } from './wishes';

/** What the host could have failed to enter in this state: a foul, somebody who left, an answer in a step of the phase. */
export function forgotten(ruleset: Ruleset, state: GameState): Wishes[] {
  const during = state.phase;
  const seats = state.seats.map(({ seat }) => seat);
  const each = (key: string, make: (seat: Seat) => Fact): Wishes => ({
    key,
    title: titled(key),
    wishes: seats.map((seat) => ({ facts: [make(seat)], seat })),
  });
  const leaves = causes.filter(
    (cause) => cause === 'left' || cause === 'removed' || cause === 'disqualified',
  );
  return [
    each('foul', (seat) => ({ type: 'foul', seat, during })),
    each('foulTakenBack', (seat) => ({ type: 'foulTakenBack', seat, during })),
    ...ruleset.steps(state).flatMap((step) => answersIn(ruleset, state, step)),
    ...leaves.map((cause) => each(cause, (seat) => ({ type: 'left', seat, cause, during }))),
    ...closing(ruleset, state),
  ];
}

/** The answers that a step takes, as far as they are one tap. */
function answersIn(ruleset: Ruleset, state: GameState, step: Step): Wishes[] {
  const taken = (answer: Answer, seat?: Seat | null): Wish[] => {
    const facts = ruleset.answer(state, step.key, answer);
    if ('rule' in facts || facts.length === 0) return [];
    return [seat === undefined ? { facts } : { facts, seat }];
  };
  const group = (wishes: readonly Wish[], part = ''): Wishes => ({
    key: `${step.key}${part}`,
    title: step.title,
    wishes,
  });
  switch (step.kind) {
    case 'seat':
    case 'shots': {
      const seats = [...step.offers.map(({ seat }) => seat), null];
      const shooters = step.kind === 'shots' ? step.proposals.map(({ shooter }) => shooter) : [];
      return [
        group(seats.flatMap((seat) => taken({ type: 'seat', seat }, seat))),
        ...shooters.map((shooter) => ({
          ...group(
            seats.flatMap((seat) => taken({ type: 'proposal', shooter, target: seat }, seat)),
            `/${shooter}`,
          ),
          title: text('amend.field.shotOf', { seat: shooter }),
        })),
      ];
    }
    case 'hands': {
      const seats = step.offers.map(({ seat }) => seat);
      const toggle = (seat: Seat): Answer => ({ type: 'hands', voters: [seat], up: !step.up.includes(seat) });
      return [group(seats.flatMap((seat) => taken(toggle(seat), seat)))];
    }
    case 'discussion': {
      const nominated = step.nominations.map(({ seat }) => seat);
      return [
        group(step.offers.flatMap(({ seat }) => taken({ type: 'nominate', seat, by: null }, seat))),
        {
          ...group(
            nominated.flatMap((seat) => taken({ type: 'withdraw', seat }, seat)),
            '/withdraw',
          ),
          title: titled('withdraw'),
        },
      ];
    }
    case 'choice':
      return step.key.endsWith('/win')
        ? []
        : [group(step.options.flatMap(({ id }) => taken({ type: 'option', option: id })))];
    case 'number': {
      const count = Math.min(99, step.to) - step.from + 1;
      return [
        group(
          Array.from({ length: count }, (_, at) => at + step.from).flatMap((number) =>
            taken({ type: 'number', number }),
          ),
        ),
      ];
    }
    case 'roles':
      return step.slots.map(({ role }) => ({
        ...group(
          step.offers.flatMap(({ seat }) => taken({ type: 'role', seat, role }, seat)),
          `/${role}`,
        ),
        title: text('amend.field.roleOf', { role: roleText(state.setup, role) }),
      }));
    case 'confirm':
    case 'speech':
      return [];
  }
}

/** Next, where it was not pressed. */
function closing(ruleset: Ruleset, state: GameState): Wishes[] {
  const facts = ruleset.next(state).filter((fact) => fact.type !== 'gameEnded');
  return facts.length === 0 ? [] : [{ key: 'next', title: titled('next'), wishes: [{ facts }] }];
}
