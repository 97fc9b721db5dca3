import { stepKey } from '../../game/phases';
import type { Day, GameState } from '../../game/state';
import type { ChoiceOption } from '../../game/steps';
import { type Seat, text } from '../../game/words';
import type { Draft, Shared } from '../common/step';
import { type Decider, deciderOf, loneOf, sentenceOf, suspectsOf } from './day';
import { refused, step } from './step';

const away = 'away';
const pardon = 'pardon';
/** nobody leaves by a tie of which one is left; he stands under suspicion all the same. */
export const tieNobody = 'tieNobody';
export const tieStands = 'tieStands';

/**
 * EC-22, EC-66…74, EC-102…104: the pause with all eyes closed, in which the host asks the one who decides. It sounds and
 * looks the same whoever that is, and also when nobody decides; only the host sees the seat.
 */
export function askStep(state: GameState, day: Day): Draft {
  const key = stepKey.ask(day.no);
  const lone = loneOf(state, day);
  if (lone !== null) return loneStep(state, day, lone);
  const suspects = suspectsOf(state, day);
  const decider = deciderOf(state, day);
  const shared: Shared = { ...spoken(suspects), hint: hintOf(decider, suspects.length) };
  if (decider.kind === 'lot') return lotStep(state, day, suspects, shared);
  if (decider.kind === 'nobody' || decider.kind === 'distrust') {
    return step(state, key, 'confirm', { seats: suspects }, { ...shared, callOnly: true });
  }
  return decisionStep(state, day, optionsOf(suspects, decider), shared, decider.seat);
}

/** The words of the pause; whoever was under suspicion may have left since, and then nobody is named. */
function spoken(seats: readonly Seat[]): Shared {
  return seats.length > 0 ? { name: 'ask', params: { seats } } : { name: 'ask', script: 'askNobody' };
}

/** What the one who is asked says; without it the pause does not end. */
function decisionStep(state: GameState, day: Day, options: ChoiceOption[], shared: Shared, asked: Seat) {
  const seats = suspectsOf(state, day);
  const sentence = sentenceOf(state, day);
  const chosen = sentence === undefined ? null : sentence === null ? pardon : String(sentence);
  const refusal = sentence === undefined ? refused('EC-66', text('refusal.choose')) : null;
  const own = { ...shared, actors: [asked], refusal };
  return step(state, stepKey.ask(day.no), 'choice', { options, chosen, seats }, own);
}

/**
 * of several tied one is left. Nobody leaves by the tie unless the host lets him stand under suspicion; then he
 * is judged like a lone suspect (EC-68, EC-69, A-75).
 */
function loneStep(state: GameState, day: Day, lone: Seat): Draft {
  const stands = day.loneStands === lone;
  const decider = deciderOf(state, day, [lone]);
  const isAsked = 'mustCondemn' in decider;
  const nobody: ChoiceOption = { id: tieNobody, label: text('epoch.option.tieNobody') };
  const hint = stands ? hintOf(decider, 1) : text('epoch.hint.loneLeft', { seat: lone });
  const shared: Shared = { ...spoken([lone]), hint };
  if (stands && isAsked) {
    return decisionStep(state, day, [nobody, ...optionsOf([lone], decider)], shared, decider.seat);
  }
  const label = text(`epoch.option.${isAsked ? 'tieJudge' : 'tieExecute'}`, { seat: lone });
  const options = [nobody, { id: tieStands, label }];
  const chosen = stands ? tieStands : tieNobody;
  return step(state, stepKey.ask(day.no), 'choice', { options, chosen, seats: [lone] }, shared);
}

/** EC-68, EC-70, EC-74: each suspect, the pardon; EC-103: the one who decides is not there. */
function optionsOf(
  suspects: readonly Seat[],
  { seat: asked, mustCondemn }: Extract<Decider, { mustCondemn: boolean }>,
): ChoiceOption[] {
  const pardoned = text(suspects.length === 1 ? 'epoch.option.pardon' : 'epoch.option.pardonAll');
  const refusal = refused('EC-74', text('refusal.mustCondemn'));
  return [
    ...suspects.map((seat) => ({ id: String(seat), label: text('epoch.option.execute', { seat }) })),
    mustCondemn ? { id: pardon, label: pardoned, refusal } : { id: pardon, label: pardoned },
    { id: away, label: text('epoch.option.away', { seat: asked }) },
  ];
}

function lotStep(state: GameState, day: Day, suspects: readonly Seat[], shared: Shared): Draft {
  const chosen = day.lot?.drawn ?? null;
  const drawn = chosen === null ? undefined : suspects[chosen - 1];
  return step(
    state,
    stepKey.ask(day.no),
    'number',
    { from: 1, to: suspects.length, used: [], chosen, secret: true, drawable: true, behind: suspects },
    {
      ...shared,
      answer:
        drawn === undefined
          ? null
          : { text: text('epoch.answer.seat', { seat: drawn }), big: false, tone: 'plain' },
      refusal: drawn === undefined ? refused('EC-104', text('refusal.noNumber')) : null,
    },
  );
}

function hintOf(decider: Decider, suspects: number): Shared['hint'] {
  switch (decider.kind) {
    case 'nobody':
      return text(suspects === 0 ? 'epoch.hint.nobodyLeft' : 'epoch.hint.decidesNobody');
    case 'lot':
      return text('epoch.hint.decidesLot');
    case 'distrust':
      return text('epoch.hint.distrust', { seat: decider.seat });
    default:
      return text(`epoch.hint.decides-${decider.kind}`, { seat: decider.seat });
  }
}
