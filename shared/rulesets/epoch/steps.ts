import type { GameState } from '../../game/state';
import type { Step } from '../../game/steps';
import { text } from '../../game/words';
import { phaseDrafts } from '../common/phaseSteps';
import { type Draft, placed } from '../common/step';
import { winStep as proposedWin } from '../common/winStep';
import { nightSteps } from './nightSteps';
import { winIsDue, wording } from './step';
import { talkSteps } from './talkSteps';
import { voteSteps } from './voteSteps';
import { winners } from './win';

/** All steps of the open phase in order; none once the game has ended. */
export function steps(state: GameState): Step[] {
  if (state.ended) return [];
  const drafts = phaseDrafts(state, { night: nightSteps, talk: talkSteps, vote: voteSteps });
  const open = drafts.findIndex((draft) => draft.status !== 'done');
  const at = open < 0 ? drafts.length : open;
  const win = winIsDue(state) ? winStep(state) : null;
  return placed(win ? drafts.toSpliced(at, 0, win) : drafts);
}

/** EC-107: the win is announced by the host with the names of the winners. */
function winStep(state: GameState): Draft | null {
  const draft = proposedWin(state, wording);
  if (draft?.kind !== 'choice' || !state.win) return draft;
  const seats = winners(state, state.win.winner);
  const team = text(`team.${state.win.winner}`);
  const script = seats.length > 0 ? text('epoch.script.win', { team, seats }) : text('epoch.script.draw');
  return { ...draft, seats, script };
}
