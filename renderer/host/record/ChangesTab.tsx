import {
  type Icon,
  IconAlertTriangle,
  IconArrowBackUp,
  IconGavel,
  IconPencil,
  IconUnlink,
} from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { GameRecord } from '../../../shared/contract/record';
import { type ChangeKind, type ChangeRow, changeText } from '../../../shared/game/changes';
import type { Text } from '../../../shared/game/words';
import { useSay } from '../../ui/say';
import { timeOfDay } from '../../ui/time';
import classes from './record.module.css';
import { Scrolled } from './Scrolled';

const icons: Readonly<Record<ChangeKind, Icon>> = {
  undone: IconArrowBackUp,
  amended: IconPencil,
  orphan: IconUnlink,
  irregular: IconAlertTriangle,
  word: IconGavel,
};

/** What was undone, amended or overruled, what no longer fits, what was against a rule: by line, with time and reason. */
export function ChangesTab({ record }: { record: GameRecord }) {
  const { t } = useTranslation();
  const say = useSay(record.names);
  if (record.changes.length === 0) return <p className={classes.nothing}>{t('record.noChanges')}</p>;
  return (
    <Scrolled label={t('record.page.changes')}>
      <ol className={classes.changes}>
        {record.changes.map((row) => (
          <Row key={`${row.kind}-${row.n}-${JSON.stringify(row.what)}`} row={row} say={say} />
        ))}
      </ol>
    </Scrolled>
  );
}

function Row({ row, say }: { row: ChangeRow; say: (text: Text) => string }) {
  const { t, i18n } = useTranslation();
  const { kind, n, at, by, what, reason, refusal, undone } = row;
  const Picture = icons[kind];
  const screen = by === 'window' || by === 'browser' ? t(`record.by.${by}`) : by;
  return (
    <li className={classes.change} data-kind={kind}>
      <span className={classes.line}>
        {t('record.line', { n })}
        <small>
          {timeOfDay(at, i18n.language)} · {screen}
        </small>
      </span>
      <span className={classes.kind}>
        <Picture size="1.125rem" aria-hidden="true" />
        {t(`record.kind.${kind}`)}
      </span>
      <div className={classes.what}>
        {what.map((one) => {
          const said = say(kind === 'amended' ? changeText(one) : (one.is ?? changeText(one)));
          return <p key={said}>{said}</p>;
        })}
        {reason && <p className={classes.reason}>{t('record.reason', { reason })}</p>}
        {refusal && (
          <p className={classes.reason}>
            {t('record.rule', { rule: refusal.rule, why: say(refusal.reason) })}
          </p>
        )}
        {undone && (
          <p className={classes.reason}>
            {t('record.undoneAt', { time: timeOfDay(undone.at, i18n.language), n: undone.n })}
            {undone.redoable && ` · ${t('record.redoable')}`}
          </p>
        )}
      </div>
    </li>
  );
}
