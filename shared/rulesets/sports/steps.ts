import { stepKey } from '../../game/phases';
import type { GameState } from '../../game/state';
import type { Step } from '../../game/steps';
import { isNight, numberOf, type StepKey, text } from '../../game/words';
import { phaseDrafts } from '../common/phaseSteps';
import { type Draft, placed } from '../common/step';
import { winStep } from '../common/winStep';
import { conditionOf } from './cards';
import { silenceOfTheOut } from './duties';
import { nightSteps } from './nightSteps';
import { actsNowSteps } from './opened';
import { openQuestion } from './removals';
import { neutralsOf } from './roles';
import { isFarewell, step, wording } from './step';
import { talkSteps } from './talkSteps';
import { voteSteps } from './voteSteps';

/** All steps of the open phase in order; none once the game has ended. */
export function steps(state: GameState): Step[] {
  if (state.ended) return [];
  const drafts = phaseDrafts(state, { night: nightSteps, talk: talkSteps, vote: voteSteps });
  const open = drafts.findIndex((draft) => draft.status !== 'done');
  const at = open < 0 ? drafts.length : open;
  const win = winQuestion(state);
  const acting = actingNow(state, drafts[at]?.key ?? '');
  const isDue = !isFarewell(drafts[at]?.key ?? '') && acting.every((draft) => draft.status === 'done');
  const asked = [...acting, isDue ? win : null, removalQuestion(state)].filter((draft) => draft !== null);
  const after = !isDue && win && state.phase.endsWith('/vote') ? [win] : [];
  return placed([...drafts.toSpliced(at, 0, ...asked), ...after]);
}

/** MP-43: a role acts when the table knows that it is out: not before the morning. */
function actingNow(state: GameState, open: StepKey): Draft[] {
  return isNight(state.phase) || open.endsWith('/morning') ? [] : actsNowSteps(state);
}

/** SP-06: a win is announced by the host, and not in the night it came in. */
function winQuestion(state: GameState): Draft | null {
  const waits = isNight(state.phase) && state.win?.during === state.phase;
  const neutrals = neutralsOf(state);
  const [first] = neutrals;
  const hint = first === undefined ? null : conditionOf(state, first);
  return waits ? null : winStep(state, wording, neutrals, hint);
}

/** what becomes of the vote after a removal. */
function removalQuestion(state: GameState): Draft | null {
  const question = openQuestion(state);
  if (!question) return null;
  const { day, seat } = question;
  return step(
    state,
    stepKey.afterRemoval(numberOf(state.phase), day),
    'choice',
    {
      options: [
        { id: 'goesOn', label: text('sports.option.goesOn') },
        { id: 'cancelled', label: text('sports.option.cancelled') },
      ],
      chosen: null,
      seats: [seat],
    },
    {
      name: 'afterRemoval',
      params: { seat, day },
      script: null,
      hint: silenceOfTheOut(state),
      closed: false,
      refusal: { kind: 'impossible', rule: 'A-129', reason: text('refusal.choose') },
    },
  );
}
