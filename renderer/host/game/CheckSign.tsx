import { IconSpade } from '@tabler/icons-react';
import type { Step } from '../../../shared/game/steps';
import { TeamSign } from '../../ui/TeamSign';
import classes from './CheckSign.module.css';

type Answer = NonNullable<Step['answer']>;

const colours = ['black', 'white', 'red', 'notBlack'] as const;

/** The colour a check has found; null for any other answer. */
function colourOf({ big, text }: Answer): (typeof colours)[number] | null {
  const word = text.key.split('.').at(-1);
  return big ? (colours.find((one) => one === word) ?? null) : null;
}

/** How an answer is coloured: a check names a colour itself, so that it is written in none. */
export function toneOf(answer: Answer): Answer['tone'] {
  return colourOf(answer) === null ? answer.tone : 'plain';
}

/** The suit a check has found, struck out where it is not that one. */
export function CheckSign({ answer }: { answer: Answer }) {
  const colour = colourOf(answer);
  if (colour === null) return null;
  return (
    <span className={classes.sign} data-not={colour === 'notBlack' || undefined}>
      {colour === 'notBlack' ? (
        <IconSpade size="1em" aria-hidden="true" />
      ) : (
        <TeamSign team={colour} size="1em" />
      )}
    </span>
  );
}
