import { IconCards, IconCheck, IconDeviceLaptop } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Step } from '../../../../shared/game/steps';
import { Key } from '../keys/Key';
import { useTable } from '../useTable';
import own from './CardsLine.module.css';
import line from './ChecklistLine.module.css';
import common from './Now.module.css';

/**
 * The cards of all seats in one line of Night 0. A card that is recorded is pressed to correct it. They are dealt by
 * chance here, and the laptop goes round (SP-04).
 */
export function CardsLine({
  steps,
  no,
  open,
  children,
}: {
  steps: readonly Step[];
  no: number;
  open: Step | null;
  children: ReactNode;
}) {
  const { t } = useTranslation();
  const { say, correct, deal, setPassing } = useTable();
  const all = steps.every((step) => step.status === 'done');
  const now = steps.some((step) => step.status === 'now');
  const given = steps.filter((step) => step.status === 'done').length;
  return (
    <li
      className={all || now ? `${line.line} ${own.whole}` : line.line}
      data-status={all ? 'done' : now ? 'now' : 'later'}
      data-open={open !== null || undefined}
      data-step="n0/card"
      aria-current={now ? 'step' : undefined}
    >
      <div className={line.lineHead}>
        <span className={line.lineNo}>{all ? <IconCheck size="1rem" aria-hidden="true" /> : no}</span>
        <span className={line.lineTitle}>{open ? say(open.title) : t('table.cards.title')}</span>
        {!open && (
          <span className={line.lineAnswer}>{t('table.cards.given', { given, of: steps.length })}</span>
        )}
        {all && (
          <button type="button" className={common.chip} onClick={() => setPassing(true)}>
            <IconDeviceLaptop size="1.125rem" aria-hidden="true" /> {t('table.cards.pass')} <Key>P</Key>
          </button>
        )}
        {now && (
          <button type="button" className={common.chip} onClick={deal}>
            <IconCards size="1.125rem" aria-hidden="true" /> {t('table.cards.deal')} <Key>D</Key>
          </button>
        )}
      </div>
      {open !== null && (
        <div className={line.lineBody}>
          <ol className={own.cards}>
            {steps.map((step, index) => (
              <li key={step.key}>
                <button
                  type="button"
                  data-status={step.status}
                  aria-label={say(step.title)}
                  aria-pressed={step.key === open.key}
                  disabled={step.status === 'later'}
                  onClick={() => correct(step.key)}
                >
                  {step.status === 'done' && <IconCheck size="0.75rem" aria-hidden="true" />}
                  {index + 1}
                </button>
              </li>
            ))}
          </ol>
          {children}
        </div>
      )}
    </li>
  );
}
