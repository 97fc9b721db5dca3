import { Button, NumberInput } from '@mantine/core';
import { IconDice5 } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Step } from '../../../../../shared/game/steps';
import type { Seat } from '../../../../../shared/game/words';
import { Key } from '../../keys/Key';
import { useTable } from '../../useTable';
import common from '../Now.module.css';
import classes from './NumberStep.module.css';

/** More numbers than this are typed, not shown. */
const mostShown = 40;
/** So many with a list behind them are wide enough for whole names. */
const few = 10;

/**
 * A number of a range: tapped, typed or drawn; used ones are struck out. With a list behind the numbers each says what it
 * stands for. `blind`: nothing shows what was tapped.
 */
export function NumberStep({
  step,
  blind = false,
}: {
  step: Extract<Step, { kind: 'number' }>;
  blind?: boolean;
}) {
  const { t } = useTranslation();
  const { answer, ask } = useTable();
  const [to, setTo] = useState<number | string>(step.to);
  const numbers = Array.from({ length: step.to - step.from + 1 }, (_, index) => step.from + index);
  const behind = (number: number) => step.behind?.[number - step.from];
  return (
    <>
      {numbers.length <= mostShown && (
        <div
          className={classes.numbers}
          data-blind={blind || undefined}
          data-listed={step.behind && (numbers.length <= few ? 'few' : 'many')}
        >
          {numbers.map((number) => (
            <button
              type="button"
              key={number}
              className={classes.number}
              aria-pressed={blind ? undefined : step.chosen === number}
              data-used={step.used.includes(number) || undefined}
              title={step.used.includes(number) ? t('table.now.used') : undefined}
              onClick={() => answer({ type: 'number', number })}
            >
              <Numbered number={number} seat={behind(number)} />
            </button>
          ))}
        </div>
      )}
      {step.drawable && step.behind !== undefined && (
        <button type="button" className={common.quick} onClick={() => ask({ type: 'draw', step: step.key })}>
          <IconDice5 size="1.125rem" aria-hidden="true" /> {t('table.now.draw')} <Key>D</Key>
        </button>
      )}
      {step.drawable && step.behind === undefined && (
        <form
          className={classes.draw}
          onSubmit={(event) => {
            event.preventDefault();
            ask({ type: 'draw', step: step.key, to: Number(to) });
          }}
        >
          <NumberInput
            className={classes.range}
            label={t('table.now.range', { from: step.from })}
            min={step.from + 1}
            max={999}
            allowDecimal={false}
            value={to}
            onChange={setTo}
          />
          <Button
            type="submit"
            variant="default"
            leftSection={<IconDice5 size="1.125rem" />}
            rightSection={<Key>D</Key>}
          >
            {t('table.now.draw')}
          </Button>
        </form>
      )}
    </>
  );
}

/** A number; with a seat behind it in a circle of its own, so that the two are not taken for one another (EC-95). */
function Numbered({ number, seat }: { number: number; seat: Seat | undefined }) {
  const { t } = useTranslation();
  const { nameOf } = useTable();
  if (seat === undefined) return number;
  return (
    <>
      <b>{number}</b>
      <small>{t('common.player.short', { seat, name: nameOf(seat) })}</small>
    </>
  );
}
