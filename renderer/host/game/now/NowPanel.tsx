import { useTranslation } from 'react-i18next';
import { isNight } from '../../../../shared/game/words';
import type { Typing } from '../keys/useKeys';
import { useTable } from '../useTable';
import { Checklist } from './Checklist';
import { DayStep } from './DayStep';
import { FoulNote } from './FoulNote';
import { NextButton } from './NextButton';
import classes from './NowPanel.module.css';
import { RefusedNote } from './RefusedNote';
import { WinNote } from './WinNote';

/** What the host says and records now, and the one big Next. */
export function NowPanel({ typing }: { typing: Typing }) {
  const { t } = useTranslation();
  const { view, panel, refused, drawn, shown } = useTable();
  // Who looks over the host's shoulder must not read the seat that is being shot.
  const digits = shown || typing.use === 'foul' ? typing.pending : '•'.repeat(typing.pending.length);
  const typed = view.discipline ? 'table.now.typingRemark' : 'table.now.typingFoul';
  return (
    <section
      ref={panel}
      tabIndex={-1}
      className={classes.panel}
      aria-label={t('table.now.title')}
      data-now={view.now ?? ''}
    >
      {typing.pending !== '' && (
        <output className={classes.typing}>
          {t(typing.use === 'act' ? 'table.now.typing' : typed, { digits })}
        </output>
      )}
      <div className={classes.body}>
        <WinNote />
        <FoulNote />
        {drawn && (isNight(view.phase) ? <Checklist /> : <DayStep step={drawn} />)}
      </div>
      <div className={classes.foot}>
        {refused && <RefusedNote refused={refused} />}
        <NextButton />
      </div>
    </section>
  );
}
