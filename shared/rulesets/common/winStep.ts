import { stepKey } from '../../game/phases';
import type { GameState } from '../../game/state';
import { text } from '../../game/words';
import { type Draft, stepsIn } from './step';
import type { Wording } from './wording';

/** The proposed win that the host confirms or declines (DM-65, SP-06). */
export function winStep(state: GameState, wording: Wording): Draft | null {
  if (!state.win) return null;
  const team = text(`team.${state.win.winner}`);
  return stepsIn(wording)(
    state,
    stepKey.win(state.phase),
    'choice',
    {
      options: [
        { id: 'confirm', label: text(wording.option('confirmWin'), { team }) },
        { id: 'playOn', label: text(wording.option('playOn')) },
      ],
      chosen: 'confirm',
      seats: [],
    },
    { name: 'win', params: { team }, script: null, nextLabel: 'endGame', closed: false },
  );
}
