import { IconHandOff } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { Step } from '../../../../../shared/game/steps';
import { useTable } from '../../useTable';
import classes from './HandsSum.module.css';

type Hands = Extract<Step, { kind: 'hands' }>;

/** What the seats that are up come to, where nothing else says it: so many of so many, whom somebody named. */
export function HandsSum({ step }: { step: Hands }) {
  const { t } = useTranslation();
  const words = sumOf(step);
  if (words === null) return null;
  return (
    <p className={classes.sum} data-enough={words.enough || undefined}>
      <strong>{words.big}</strong>
      {t(words.small, { of: words.of })}
    </p>
  );
}

interface Sum {
  readonly big: string;
  readonly small: string;
  readonly of: number;
  readonly enough?: boolean;
}

function sumOf({ purpose, up, needed = 0, offers }: Hands): Sum | null {
  switch (purpose) {
    case 'vote':
    case 'pair':
    case 'remarks':
    // The line of the night and the middle of the ring have the sequence.
    case 'order':
      return null;
    case 'raise':
      return {
        big: String(up.length),
        small: up.length < needed ? 'table.hands.raise.needed' : 'table.hands.raise.enough',
        of: needed,
        enough: up.length >= needed,
      };
    case 'suspects':
      return { big: up.length === 0 ? '—' : up.join(', '), small: 'table.hands.suspects.sum', of: up.length };
    case 'fates':
      return { big: up.length === 0 ? '—' : up.join(', '), small: 'table.hands.fates.sum', of: up.length };
    case 'present':
      return {
        big: String(up.length),
        small: 'table.hands.present.sum',
        of: offers.length,
        enough: up.length >= offers.length,
      };
  }
}

/** A-41, SP-31: who votes for nobody counts for the last candidate; to be seen before the count is closed. */
export function SilentVotes({ step }: { step: Hands }) {
  const { t } = useTranslation();
  const { view } = useTable();
  const silent = view.vote?.votersLeft ?? [];
  if (!step.takesSilent || step.status !== 'now' || silent.length === 0) return null;
  return (
    <p className={classes.silent}>
      <IconHandOff size="1.25rem" aria-hidden="true" />
      <strong>
        {t('table.vote.silent', {
          count: silent.length,
          candidate: step.candidate,
          total: silent.length + step.up.length,
        })}
      </strong>
      <span>{silent.join(', ')}</span>
    </p>
  );
}
