import {
  IconArrowBackUp,
  IconArrowForwardUp,
  IconFlag,
  IconKeyboard,
  IconListDetails,
} from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { LogLine } from '../../../../shared/contract/host';
import { timeOfDay } from '../../../ui/time';
import type { Dialog } from '../bar/GameMenu';
import { Key } from '../keys/Key';
import { useTable } from '../useTable';
import classes from './Log.module.css';

/** So many of the last lines are looked at; how many are seen depends on the room there is. */
const lastLines = 5;

/** The bottom: undo and redo that say what they will do, the last lines, the way to the whole log and the keys. */
export function LogStrip({ onDialog }: { onDialog: (dialog: Dialog) => void }) {
  const { t } = useTranslation();
  const { view, discipline, setDiscipline } = useTable();
  const choosing = discipline === 'choose';
  return (
    <footer className={classes.strip}>
      <Turn type="undo" line={view.undo} />
      <Turn type="redo" line={view.redo} />
      {view.end === null && (
        <button
          type="button"
          className={classes.turn}
          aria-pressed={choosing}
          onClick={() => setDiscipline(choosing ? null : 'choose')}
        >
          <IconFlag size="1.125rem" aria-hidden="true" />
          {t(view.discipline ? 'table.remark.button' : 'table.foul.button')}
          <Key>F</Key>
        </button>
      )}
      <ol className={classes.last} aria-label={t('table.log.last')}>
        {view.log
          .slice(-lastLines)
          .reverse()
          .map((line) => (
            <LastLine key={line.n} line={line} />
          ))}
      </ol>
      <button type="button" className={classes.link} onClick={() => onDialog('log')}>
        <IconListDetails size="1.125rem" aria-hidden="true" />
        {t('table.log.whole')} <Key>L</Key>
      </button>
      <button type="button" className={classes.link} onClick={() => onDialog('help')}>
        <IconKeyboard size="1.125rem" aria-hidden="true" />
        {t('table.keys.title')} <Key>F1</Key>
      </button>
    </footer>
  );
}

function Turn({ type, line }: { type: 'undo' | 'redo'; line: LogLine | null }) {
  const { t } = useTranslation();
  const { ask, say } = useTable();
  const Icon = type === 'undo' ? IconArrowBackUp : IconArrowForwardUp;
  const label = line ? t(`table.log.${type}`, { what: say(line.text) }) : t(`table.log.${type}Nothing`);
  return (
    <button
      type="button"
      className={classes.turn}
      disabled={line === null}
      title={label}
      data-turn={type}
      data-line={line?.n ?? 0}
      onClick={() => line && ask({ type, n: line.n })}
    >
      <Icon size="1.125rem" aria-hidden="true" />
      <span className={classes.label}>{label}</span>
      <Key>{type === 'undo' ? 'Ctrl Z' : 'Ctrl ⇧ Z'}</Key>
    </button>
  );
}

function LastLine({ line }: { line: LogLine }) {
  const { i18n } = useTranslation();
  const { say } = useTable();
  const words = say(line.text);
  return (
    <li title={words} className={classes.line}>
      <time className={classes.time}>{timeOfDay(line.at, i18n.language)}</time> {words}
    </li>
  );
}
