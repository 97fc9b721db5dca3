import { lasts } from '../../game/house';
import { stepKey } from '../../game/phases';
import { roleText } from '../../game/roles';
import type { GameState, Night } from '../../game/state';
import { isLiving } from '../../game/state';
import type { Offer, Step } from '../../game/steps';
import { type Seat, text } from '../../game/words';
import { actOf } from '../common/nights';
import { proposalsOf } from '../common/shots';
import { type Draft, livingOffers, type Shared } from '../common/step';
import { cardHint } from './cards';
import { fateSteps } from './fates';
import { awakeForShot, deadOf, shooters, shotTarget, shownBy } from './night';
import { nightZeroSteps } from './nightZero';
import { isCity, teamAt } from './roles';
import { specOf } from './specs';
import { nightClock, step } from './step';
import { actorsFor, type Turn, turnsOf } from './turns';

/** The steps of a night: the shot, the roles in their turns, the dawn (PO-21…27, SP-33…36, MP-05, MP-06, MP-30…32). */
export function nightSteps(state: GameState, night: Night): Draft[] {
  if (night.no === 0) return nightZeroSteps(state);
  return [
    isCity(state.setup) ? decidedStep(state, night) : shotStep(state, night),
    ...turnsOf(state, night).map((turn) => turnStep(state, night, turn)),
    ...fateSteps(state, night),
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
      answer: seats.length === 0 || target === undefined ? null : shotAnswer(target, 'sports.answer.miss'),
    },
  );
}

/** MP-05, A-120: what each of the mafia proposes, and the target; the Don decides. */
function decidedStep(state: GameState, night: Night): Draft {
  const seats = shooters(state, night);
  const target = shotTarget(state, night);
  const made = proposalsOf(night);
  const open = target === undefined && made.length > 0;
  return step(
    state,
    stepKey.act(night.no, 'shot'),
    'shots',
    {
      offers: seats.length === 0 ? [] : shotOffers(state),
      chosen: seats.length === 0 ? null : target,
      proposals:
        seats.length > 1
          ? seats.map((shooter) => ({
              shooter,
              target: made.find((one) => one.shooter === shooter)?.target,
            }))
          : [],
    },
    {
      name: 'familyShot',
      actors: awakeForShot(state, night),
      callOnly: seats.length === 0,
      hint: seats.length === 0 ? text('sports.hint.callOnly') : null,
      answer: seats.length === 0 || target === undefined ? null : shotAnswer(target, 'sports.answer.noShot'),
      refusal: open ? { kind: 'impossible', rule: 'A-120', reason: text('refusal.donDecides') } : null,
    },
  );
}

function shotAnswer(target: Seat | null, none: string): Step['answer'] {
  return target === null
    ? { text: text(none), big: false, tone: 'plain' }
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

/** One role in its turn. A role of the club's own has its name and its card; what its choice does is on the card. */
function turnStep(state: GameState, night: Night, turn: Turn): Draft {
  const actors = actorsFor(state, night, turn.role);
  const callOnly = actors.length === 0;
  const target = actOf(night, turn.role)?.target;
  const { custom } = turn;
  const role = roleText(state.setup, turn.role);
  const shared: Shared = {
    name: turn.name,
    params: { role },
    actors,
    callOnly,
    clock: custom ? null : nightClock(lasts(state.setup, 'check', specOf(state).checkMs)),
    hint: callOnly ? text('sports.hint.callOnly') : cardHint(state, custom),
    answer: target === undefined ? null : turnAnswer(state, turn, target),
  };
  const offers = callOnly ? [] : livingOffers(state);
  return step(state, turn.key, 'seat', { offers, chosen: target, none: true }, shared);
}

function turnAnswer(state: GameState, turn: Turn, target: Seat | null): Step['answer'] {
  if (turn.custom) return shotAnswer(target, 'sports.answer.nobody');
  return turn.role === 'don' ? donAnswer(state, target) : sheriffAnswer(state, target);
}

const noCheck: Step['answer'] = { text: text('sports.answer.noCheck'), big: false, tone: 'plain' };

/** PO-24, SP-36: the Sheriff or not. */
function donAnswer(state: GameState, target: Seat | null): Step['answer'] {
  if (target === null) return noCheck;
  const found = state.seats[target - 1]?.role === 'sheriff';
  const words = text(found ? 'sports.answer.sheriff' : 'sports.answer.notSheriff', { seat: target });
  return { text: words, big: true, tone: found ? 'good' : 'plain' };
}

/** PO-27, SP-11, MP-32: the colour only, never the role. A neutral has no colour of a team: he is not black (MP-03). */
function sheriffAnswer(state: GameState, target: Seat | null): Step['answer'] {
  if (target === null) return noCheck;
  const team = teamAt(state, target);
  const black = team === 'black';
  const isRed = team === 'red' && specOf(state).checkAnswer === 'colour';
  const other = isRed ? 'sports.answer.red' : 'sports.answer.notBlack';
  const words = text(black ? 'sports.answer.black' : other, { seat: target });
  return { text: words, big: true, tone: black ? 'bad' : 'good' };
}

/** What comes in the morning, for the host only; Next lets it come. */
function dawnStep(state: GameState, night: Night): Draft {
  const dead = deadOf(state, night);
  const answer: Step['answer'] =
    dead.length > 0
      ? { text: text('sports.answer.dies', { seats: dead }), big: true, tone: 'bad' }
      : {
          text: text(isCity(state.setup) ? 'sports.answer.noneDies' : 'sports.answer.nobodyDies'),
          big: true,
          tone: 'good',
        };
  return step(
    state,
    stepKey.dawn(night.no),
    'confirm',
    { seats: dead },
    { name: 'dawn', script: null, nextLabel: 'morning', answer },
  );
}
