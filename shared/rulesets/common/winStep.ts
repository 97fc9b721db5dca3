import { stepKey } from '../../game/phases';
import { type GameState, isLiving } from '../../game/state';
import type { ChoiceOption } from '../../game/steps';
import { type Seat, type Text, text } from '../../game/words';
import { type Draft, stepsIn } from './step';
import type { Wording } from './wording';

/**
 * The proposed win that the host confirms or declines (DM-65, SP-06). While neutrals live nothing is proposed to him:
 * he has to say who wins, the team, one of them, or both (MP-03, A-124). Any of `neutrals`, living or not, may be the
 * winner he names (MP-13). `hint`: on what a neutral wins.
 */
export function winStep(
  state: GameState,
  wording: Wording,
  neutrals: readonly Seat[] = [],
  hint: Text | null = null,
): Draft | null {
  if (!state.win) return null;
  const team = text(`team.${state.win.winner}`);
  const asked = neutrals.some((seat) => isLiving(state, seat));
  return stepsIn(wording)(
    state,
    stepKey.win(state.phase),
    'choice',
    {
      options: [
        { id: 'confirm', label: text(wording.option('confirmWin'), { team }) },
        ...neutrals.flatMap((seat): ChoiceOption[] => [
          { id: `beside-${seat}`, label: text(wording.option('winBeside'), { team, seat }) },
          { id: `alone-${seat}`, label: text(wording.option('winAlone'), { seat }) },
        ]),
        { id: 'playOn', label: text(wording.option('playOn')) },
      ],
      chosen: asked ? null : 'confirm',
      seats: neutrals,
    },
    {
      name: asked ? 'winAsked' : 'win',
      params: { team },
      hint,
      script: null,
      nextLabel: 'endGame',
      closed: false,
      refusal: asked ? { kind: 'impossible', rule: 'A-124', reason: text('refusal.whoWins') } : null,
    },
  );
}
