import { stepKey } from '../../game/phases';
import type { GameState, Night } from '../../game/state';
import { living } from '../../game/state';
import type { Offer, Slot, Step } from '../../game/steps';
import { type RoleId, type Seat, text } from '../../game/words';
import { holders } from '../common/roles';
import { proposalsOf } from '../common/shots';
import { type Draft, livingOffers } from '../common/step';
import {
  type ActingRole,
  type ActName,
  actorsOf,
  blockedPatient,
  calledRoles,
  loverShoots,
  resolveNights,
  targetOf,
} from './night';
import { roles, teamAt } from './roles';
import { step, winStep } from './step';

/** The steps of a night in the critical order (DM-21, DM-22, DM-35). */
export function nightSteps(state: GameState, night: Night): Draft[] {
  const win = winStep(state);
  return [
    ...(win ? [win] : []),
    ...(night.no === 0 ? identification(state) : []),
    ...calledRoles(state, night.no).map(({ role, act }) => actStep(state, night, role, act)),
    dawnStep(state, night),
  ];
}

/** DM-15, DM-21, DM-22: the blacks meet, the Lover among them; then each active role shows itself. */
function identification(state: GameState): Draft[] {
  const wanted = (role: RoleId) => state.setup.composition[role] ?? 0;
  const active = ['maniac', 'doctor', 'sheriff'].filter((role) => wanted(role) > 0);
  const blacks = ['boss', 'mafia', 'lover'].filter((role) => wanted(role) > 0);
  return [
    identify(state, stepKey.meet, 'meet', blacks),
    ...active.map((role) => identify(state, stepKey.identify(role), role, [role])),
  ];
}

function identify(state: GameState, key: string, name: string, ids: readonly RoleId[]): Draft {
  const slots: Slot[] = ids.map((role) => ({
    role,
    team: roles.find((spec) => spec.id === role)?.team ?? 'white',
    wanted: state.setup.composition[role] ?? 0,
    seats: holders(state, role),
  }));
  const seats = slots.flatMap((slot) => slot.seats);
  const complete = slots.every((slot) => slot.seats.length === slot.wanted);
  return step(
    state,
    key,
    'roles',
    { offers: livingOffers(state), slots },
    {
      name,
      actors: seats,
      answer:
        seats.length > 0
          ? { text: text('demafia.answer.seats', { seats }), big: false, tone: 'plain' }
          : null,
      refusal: complete
        ? null
        : {
            kind: 'irregular',
            rule: name === 'meet' ? 'DM-21' : 'DM-22',
            reason: text('refusal.rolesMissing'),
          },
    },
  );
}

function actStep(state: GameState, night: Night, role: ActingRole, act: ActName): Draft {
  const key = stepKey.act(night.no, act);
  const actors = actorsOf(state, night, role);
  const callOnly = actors.length === 0;
  const target = targetOf(state, night, role);
  const asLover = role === 'mafia' && loverShoots(state, night);
  const shared = {
    // The Lover's shot is called in the same words (DM-18): the room must not hear that she is the last black.
    name: act,
    actors,
    callOnly,
    answer: answerOf(state, act, target),
    hint: callOnly ? text('demafia.hint.callOnly') : asLover ? text('demafia.hint.loverShoots') : null,
    refusal:
      role === 'mafia' && !callOnly && (target === null || target === undefined)
        ? ({ kind: 'irregular', rule: 'DM-13', reason: text('refusal.noShot') } as const)
        : null,
  };
  if (role !== 'mafia') {
    const offers = callOnly ? [] : offersOf(state, night, role);
    return step(state, key, 'seat', { offers, chosen: target, none: true }, shared);
  }
  const made = proposalsOf(night);
  return step(
    state,
    key,
    'shots',
    {
      offers: callOnly ? [] : offersOf(state, night, role),
      chosen: target,
      proposals:
        actors.length > 1
          ? actors.map((shooter) => ({
              shooter,
              target: made.find((one) => one.shooter === shooter)?.target,
            }))
          : [],
    },
    shared,
  );
}

/** Every living seat, with the Doctor's block (DM-08) and the warning of a shot at one's own. */
function offersOf(state: GameState, night: Night, role: ActingRole): Offer[] {
  const blocked = role === 'doctor' ? blockedPatient(state, night.no) : null;
  return living(state).map((seat): Offer => {
    if (seat === blocked) {
      return {
        seat,
        refusal: { kind: 'irregular', rule: 'DM-08', reason: text('refusal.healedTwice', { seat }) },
      };
    }
    if (role === 'mafia' && teamAt(state, seat) === 'black') {
      return { seat, warning: { rule: 'DM-13', reason: text('refusal.ownTeam', { seat }) } };
    }
    return { seat };
  });
}

/** DM-05, DM-16: what the host gestures is big: colour only, found or not. */
function answerOf(state: GameState, act: ActName, target: Seat | null | undefined): Step['answer'] {
  if (target === undefined) return null;
  if (target === null) return { text: text('demafia.answer.none'), big: false, tone: 'plain' };
  if (act === 'check') {
    const black = teamAt(state, target) === 'black';
    return {
      text: text(black ? 'demafia.answer.black' : 'demafia.answer.white', { seat: target }),
      big: true,
      tone: black ? 'bad' : 'good',
    };
  }
  if (act === 'hunt') {
    const found = state.seats[target - 1]?.role === 'sheriff';
    return {
      text: text(found ? 'demafia.answer.found' : 'demafia.answer.notFound', { seat: target }),
      big: true,
      tone: found ? 'good' : 'plain',
    };
  }
  return { text: text('demafia.answer.seat', { seat: target }), big: false, tone: 'plain' };
}

/** DM-36: what comes at dawn, for the host only; Next lets the morning come. */
function dawnStep(state: GameState, night: Night): Draft {
  const key = stepKey.dawn(night.no);
  if (night.no === 0) {
    return step(state, key, 'confirm', { seats: [] }, { name: 'nightZeroEnds', nextLabel: 'day' });
  }
  const dead = resolveNights(state).at(-1)?.dawn.dead ?? [];
  return step(
    state,
    key,
    'confirm',
    { seats: dead },
    {
      name: 'dawn',
      script: null,
      nextLabel: 'morning',
      answer: {
        text:
          dead.length > 0 ? text('demafia.answer.die', { seats: dead }) : text('demafia.answer.nobodyDies'),
        big: true,
        tone: dead.length > 0 ? 'bad' : 'good',
      },
    },
  );
}
