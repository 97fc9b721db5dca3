import { stepKey } from '../../game/phases';
import type { GameState, Night } from '../../game/state';
import { isLiving } from '../../game/state';
import type { Offer, Step } from '../../game/steps';
import { type Seat, text } from '../../game/words';
import { actOf } from '../common/nights';
import { type Draft, livingOffers } from '../common/step';
import { checkers, checks, deadOf, shooters, shotTarget, shownBy } from './night';
import { nightZeroSteps } from './nightZero';
import { teamAt } from './roles';
import { specOf } from './specs';
import { nightClock, step } from './step';

/** The steps of a night: the shot, the Don's check, the Sheriff's check, the dawn (PO-21…27, SP-33…36, MP-30…32). */
export function nightSteps(state: GameState, night: Night): Draft[] {
  if (night.no === 0) return nightZeroSteps(state);
  return [
    shotStep(state, night),
    ...checks.map((check) => checkStep(state, night, check)),
    dawnStep(state, night),
  ];
}

/** PO-21, PO-23, SP-34: the number of each black, in seat order; what came of it. */
function shotStep(state: GameState, night: Night): Draft {
  const seats = shooters(state, night);
  const target = shotTarget(state, night);
  const expected = state.shootingOrder[night.no - 1];
  const isThere = expected !== undefined && isLiving(state, expected);
  return step(
    state,
    stepKey.act(night.no, 'shot'),
    'shots',
    {
      offers: seats.length === 0 ? [] : shotOffers(state),
      chosen: seats.length === 0 ? null : target,
      proposals: seats.map((shooter) => {
        const shown = shownBy(night, shooter);
        const one = shown?.length === 1 ? (shown[0] ?? null) : null;
        return { shooter, target: shown === undefined ? undefined : one, shown: shown ?? [] };
      }),
      ...(isThere && seats.length > 0 ? { expected } : {}),
    },
    {
      name: 'shot',
      actors: seats,
      callOnly: seats.length === 0,
      answer: seats.length === 0 || target === undefined ? null : shotAnswer(target),
    },
  );
}

function shotAnswer(target: Seat | null): Step['answer'] {
  return target === null
    ? { text: text('sports.answer.miss'), big: false, tone: 'plain' }
    : { text: text('sports.answer.seat', { seat: target }), big: false, tone: 'plain' };
}

/** a shot at one's own is allowed, with a warning. */
function shotOffers(state: GameState): Offer[] {
  const { cites } = specOf(state);
  return livingOffers(state).map(({ seat }) =>
    teamAt(state, seat) === 'black'
      ? { seat, warning: { rule: cites.shot, reason: text('refusal.ownTeam', { seat }) } }
      : { seat },
  );
}

function checkStep(state: GameState, night: Night, { role, act }: (typeof checks)[number]): Draft {
  const actors = checkers(state, night, role);
  const callOnly = actors.length === 0;
  const target = actOf(night, role)?.target;
  return step(
    state,
    stepKey.act(night.no, act),
    'seat',
    { offers: callOnly ? [] : livingOffers(state), chosen: target, none: true },
    {
      name: act,
      actors,
      callOnly,
      clock: nightClock(specOf(state).checkMs),
      hint: callOnly ? text('sports.hint.callOnly') : null,
      answer:
        target === undefined
          ? null
          : role === 'don'
            ? donAnswer(state, target)
            : sheriffAnswer(state, target),
    },
  );
}

const noCheck: Step['answer'] = { text: text('sports.answer.noCheck'), big: false, tone: 'plain' };

/** PO-24, SP-36: the Sheriff or not. */
function donAnswer(state: GameState, target: Seat | null): Step['answer'] {
  if (target === null) return noCheck;
  const found = state.seats[target - 1]?.role === 'sheriff';
  const words = text(found ? 'sports.answer.sheriff' : 'sports.answer.notSheriff', { seat: target });
  return { text: words, big: true, tone: found ? 'good' : 'plain' };
}

/** PO-27, SP-11, MP-32: the colour only, never the role. */
function sheriffAnswer(state: GameState, target: Seat | null): Step['answer'] {
  if (target === null) return noCheck;
  const black = teamAt(state, target) === 'black';
  const other = specOf(state).checkAnswer === 'colour' ? 'sports.answer.red' : 'sports.answer.notBlack';
  const words = text(black ? 'sports.answer.black' : other, { seat: target });
  return { text: words, big: true, tone: black ? 'bad' : 'good' };
}

/** What comes in the morning, for the host only; Next lets it come. */
function dawnStep(state: GameState, night: Night): Draft {
  const dead = deadOf(state, night);
  const answer: Step['answer'] =
    dead.length > 0
      ? { text: text('sports.answer.dies', { seats: dead }), big: true, tone: 'bad' }
      : { text: text('sports.answer.nobodyDies'), big: true, tone: 'good' };
  return step(
    state,
    stepKey.dawn(night.no),
    'confirm',
    { seats: dead },
    { name: 'dawn', script: null, nextLabel: 'morning', answer },
  );
}
