import { Button } from '@mantine/core';
import { IconAlertTriangle, IconGhost2, IconPencil, IconPlus } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { EntryLine, Place } from '../../../../shared/contract/amend';
import { timeOfDay } from '../../../ui/time';
import { useTable } from '../useTable';
import classes from './Log.module.css';

/** One entry; chosen, it shows what can be done: correct it, or enter what was forgotten behind it. */
export function EntryRow({
  line,
  chosen,
  drafted,
  onChoose,
  onPlace,
}: {
  line: EntryLine;
  chosen: boolean;
  drafted: boolean;
  onChoose: () => void;
  onPlace: (place: Place) => void;
}) {
  const { t, i18n } = useTranslation();
  const { say } = useTable();
  return (
    <div className={classes.row} data-chosen={chosen || undefined}>
      <button
        type="button"
        className={classes.entry}
        data-entry={line.id}
        data-quiet={line.quiet || undefined}
        data-status={line.status}
        aria-expanded={chosen}
        onClick={onChoose}
      >
        <time className={classes.time}>{timeOfDay(line.at, i18n.language)}</time>
        <span>
          {say(line.text)}
          <EntryMark line={line} />
          {line.despite !== null && (
            <em className={classes.despite}>{t('table.log.despite', { reason: line.despite })}</em>
          )}
          {drafted && (
            <em className={classes.despite}>
              <IconPencil size="0.875rem" aria-hidden="true" /> {t('amend.inDraft')}
            </em>
          )}
        </span>
      </button>
      {chosen && (
        <div className={classes.acts}>
          <Button
            autoFocus
            variant="default"
            leftSection={<IconPencil size="1.125rem" aria-hidden="true" />}
            onClick={() => onPlace({ type: 'change', target: line.id })}
          >
            {t('amend.change')}
          </Button>
          <Button
            variant="default"
            leftSection={<IconPlus size="1.125rem" aria-hidden="true" />}
            onClick={() => onPlace({ type: 'insert', after: line.id })}
          >
            {t('amend.insert')}
          </Button>
        </div>
      )}
    </div>
  );
}

/** Whether the rules are against an entry, or it cannot stand where it is, and why. */
export function EntryMark({ line }: { line: Pick<EntryLine, 'status' | 'refusal'> }) {
  const { t } = useTranslation();
  const { say } = useTable();
  if (line.status === 'ok') return null;
  const Icon = line.status === 'orphan' ? IconGhost2 : IconAlertTriangle;
  return (
    <em className={classes.mark} data-status={line.status}>
      <Icon size="0.875rem" aria-hidden="true" /> {t(`amend.status.${line.status}`)}
      {line.refusal && ` · ${say(line.refusal.reason)}`}
      {line.refusal && line.refusal.rule !== 'console' && ` ${line.refusal.rule}`}
    </em>
  );
}
