import { stepKey } from '../../game/phases';
import { type GameState, living, type Night } from '../../game/state';
import type { Offer, Step } from '../../game/steps';
import { type Seat, text, type Verdict } from '../../game/words';
import { actOf } from '../common/nights';
import { roleAt } from '../common/roles';
import type { Draft, Shared } from '../common/step';
import { type Dawn, dawnOf, type Told, toldOf } from './dawn';
import { dawnReasons } from './dawnWhy';
import {
  actorsOf,
  type Call,
  called,
  choiceOf,
  deathComes,
  proposalsOf,
  submitterOf,
  tallyOf,
} from './night';
import { nightZeroSteps } from './nightZero';
import { type Clan, clanOf } from './roles';
import { councilClock, refused, step } from './step';
import { targetJudge } from './targets';

/** The steps of a night (EC-24): who is called, Death after all of them (EC-94), and the dawn. */
export function nightSteps(state: GameState, night: Night): Draft[] {
  if (night.no === 0) return nightZeroSteps(state);
  const dawn = dawnOf(state, night);
  const calls = called(state, night);
  const turn = calls.find((call) => !state.done.includes(stepKey.act(night.no, call.act)))?.turn;
  return [
    ...calls.map((call) => {
      const draft = callStep(state, night, call, dawn);
      return call.turn === turn ? { ...draft, early: true as const } : draft;
    }),
    ...(deathComes(state, night) ? [deathStep(state, night)] : []),
    dawnStep(state, night, dawn),
  ];
}

function callStep(state: GameState, night: Night, call: Call, dawn: Dawn): Draft {
  const key = stepKey.act(night.no, call.act);
  const actors = actorsOf(state, night, call.role);
  const callOnly = actors.length === 0;
  const told = callOnly ? null : toldOf(state, night, call.role, dawn);
  const chosen = choiceOf(state, night, call.role);
  const shared: Shared = {
    name: call.act,
    actors,
    callOnly,
    hint: callOnly ? text('epoch.hint.callOnly') : hintOf(state, night, call, dawn),
    answer: told === null ? choiceAnswer(chosen) : toldAnswer(told),
  };
  const offers = callOnly ? [] : offersOf(state, night, call);
  if (call.role === 'journalist') return pairStep(state, night, offers, shared);
  const clan = clanOf(call.role);
  if (!clan) return step(state, key, 'seat', { offers, chosen, none: true }, shared);
  const proposals = actors.length > 1 ? proposalsOf(state, night, clan) : [];
  const tally = tallyOf(proposals.flatMap(({ target }) => target ?? []));
  const own = {
    offers,
    chosen,
    proposals,
    sender: submitterOf(state, night, clan),
    ...(tally.length > 1 && !actOf(night, clan.team) ? { tally } : {}),
  };
  return step(state, key, 'shots', own, { ...shared, clock: councilClock(state) });
}

/** Every living seat, with what the rules say against it. */
function offersOf(state: GameState, night: Night, { role }: Call): Offer[] {
  const judge = targetJudge(state, night, role);
  return living(state).map((seat) => offered(seat, judge(seat)));
}

function offered(seat: Seat, verdict: Verdict): Offer {
  if (verdict.kind !== 'ok') return { seat, refusal: verdict };
  return verdict.warning ? { seat, warning: verdict.warning } : { seat };
}

/** EC-77: the two seats that the Journalist compares; one alone is no comparison. */
function pairStep(state: GameState, night: Night, offers: Offer[], shared: Shared): Draft {
  const act = actOf(night, 'journalist');
  const up = [act?.target, act?.other].filter((seat) => seat !== null && seat !== undefined);
  const refusal = refused('EC-77', text('refusal.twoSeats'));
  return step(
    state,
    stepKey.act(night.no, 'compare'),
    'hands',
    {
      count: 0,
      candidate: 0,
      offers: offers.map((offer) =>
        up.length === 2 && !up.includes(offer.seat) ? { ...offer, refusal } : offer,
      ),
      up,
      waiting: [],
      purpose: 'pair',
      about: [],
    },
    { ...shared, refusal: up.length === 1 ? refusal : null },
  );
}

/** What the host alone is reminded of: the client, who acts in whose place, who sends the clan's move. */
function hintOf(state: GameState, night: Night, { role }: Call, { cancelled }: Dawn): Shared['hint'] {
  const [actor] = actorsOf(state, night, role);
  if (cancelled.includes(role)) return text('epoch.hint.client');
  const clan = clanOf(role);
  if (clan) return submitsHint(state, night, clan);
  if (actor === undefined) return null;
  if (role === 'sheriff' && roleAt(state, actor) === 'sergeant') return text('epoch.hint.sergeant');
  return role === 'maniac' && roleAt(state, actor) === 'werewolf' ? text('epoch.hint.werewolf') : null;
}

/** EC-51, EC-52: whose word counts; a mafioso without a message is passed over. */
function submitsHint(state: GameState, night: Night, clan: Clan): Shared['hint'] {
  const seat = submitterOf(state, night, clan);
  return seat === null ? null : text('epoch.hint.submits', { seat });
}

function choiceAnswer(chosen: Seat | null | undefined): Step['answer'] {
  if (chosen === undefined) return null;
  return chosen === null
    ? { text: text('epoch.answer.none'), big: false, tone: 'plain' }
    : { text: text('epoch.answer.seat', { seat: chosen }), big: false, tone: 'plain' };
}

const tones: Readonly<Record<Exclude<Told, readonly Seat[]>, 'good' | 'bad' | 'plain'>> = {
  peaceful: 'good',
  mafia: 'bad',
  'not-home': 'plain',
  cancelled: 'plain',
  same: 'good',
  different: 'bad',
  alive: 'good',
};

/** EC-38, EC-41, EC-78, EC-85: what the host gestures or says, big. */
function toldAnswer(told: Told): Step['answer'] {
  if (typeof told === 'string') return { text: text(`epoch.answer.${told}`), big: true, tone: tones[told] };
  return { text: text('epoch.answer.killers', { seats: told }), big: true, tone: 'bad' };
}

/** EC-94, EC-95: a number from one to the living at the start of the night, named by somebody outside the game. */
function deathStep(state: GameState, night: Night): Draft {
  const chosen = night.death ?? null;
  return step(
    state,
    stepKey.act(night.no, 'death'),
    'number',
    {
      from: 1,
      to: night.living.length,
      used: [],
      chosen,
      secret: true,
      drawable: true,
      behind: night.living,
    },
    {
      name: 'death',
      params: { to: night.living.length },
      hint: text('epoch.hint.deathList'),
      answer: chosen === null ? null : choiceAnswer(night.living[chosen - 1]),
      refusal:
        chosen === null ? { kind: 'irregular', rule: 'EC-94', reason: text('refusal.noNumber') } : null,
    },
  );
}

/** What comes in the morning and why, for the host only; Next lets it come. */
function dawnStep(state: GameState, night: Night, dawn: Dawn): Draft {
  const { dead } = dawn;
  const answer: Step['answer'] =
    dead.length > 0
      ? { text: text('epoch.answer.dies', { seats: dead }), big: true, tone: 'bad' }
      : { text: text('epoch.answer.nobodyDies'), big: true, tone: 'good' };
  const pairs = dawnReasons(night, dawn);
  const hint = pairs.length > 0 ? text('epoch.hint.dawn', { pairs }) : null;
  return step(
    state,
    stepKey.dawn(night.no),
    'confirm',
    { seats: dead },
    { name: 'dawn', script: null, nextLabel: 'morning', answer, hint },
  );
}
