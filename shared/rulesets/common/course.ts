import type { Ruleset } from '../../game/ruleset';
import { seatOf } from '../../game/state';
import { answered, next } from './answers';
import { applied } from './apply';
import { begin } from './begin';
import type { Family } from './family';
import { nextFoul } from './options';

type Course = Pick<Ruleset, 'cites' | 'roles' | 'begin' | 'apply' | 'steps' | 'answer' | 'next' | 'nextFoul'>;

/** The part of a ruleset that follows from its family alone. */
export function courseOf(family: Family): Course {
  return {
    cites: family.cites,
    roles: family.roles,
    begin,
    apply: (state, fact) => applied(family, state, fact),
    steps: family.steps,
    answer: (state, key, given) => answered(family, state, key, given),
    next: (state) => next(family, state),
    nextFoul: (state, seat) => nextFoul(seatOf(state, seat).fouls.length, family.foulThresholds(state)),
  };
}
