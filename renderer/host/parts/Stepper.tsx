import { ActionIcon, NumberInput } from '@mantine/core';
import { IconMinus, IconPlus } from '@tabler/icons-react';
import type { Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { letGo } from './letGo';
import classes from './Stepper.module.css';

interface Props {
  /** What is counted, for those who do not see the label beside it. */
  readonly label: string;
  readonly value: number;
  readonly min: number;
  readonly max: number;
  readonly onChange: (value: number) => void;
  /** The button for more, to be given the focus. */
  readonly more?: Ref<HTMLButtonElement>;
  /** What the two buttons do, where that has a better name than less and more. */
  readonly buttons?: { readonly less: string; readonly more: string };
}

/** A small number with a button on either side; it can be typed, too. */
export function Stepper({ label, value, min, max, onChange, buttons, more }: Props) {
  const { t } = useTranslation();
  const set = (next: number) => onChange(Math.min(max, Math.max(min, next)));
  return (
    <div className={classes.stepper}>
      <ActionIcon
        aria-label={buttons?.less ?? t('desk.less', { label })}
        disabled={value <= min}
        onClick={() => set(value - 1)}
      >
        <IconMinus size={18} aria-hidden />
      </ActionIcon>
      <NumberInput
        variant="unstyled"
        aria-label={label}
        classNames={{ input: classes.input }}
        value={value}
        min={min}
        max={max}
        clampBehavior="blur"
        allowDecimal={false}
        allowNegative={false}
        hideControls
        onChange={(next) => {
          if (typeof next === 'number' && next >= min && next <= max) set(next);
        }}
      />
      <ActionIcon
        ref={more}
        aria-label={buttons?.more ?? t('desk.more', { label })}
        disabled={value >= max}
        onClick={() => set(value + 1)}
        onKeyDown={letGo}
      >
        <IconPlus size={18} aria-hidden />
      </ActionIcon>
    </div>
  );
}
