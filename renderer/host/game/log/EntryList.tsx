import { Button, Switch } from '@mantine/core';
import { IconEyeOff } from '@tabler/icons-react';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { EntryLine } from '../../../../shared/contract/amend';
import { useSend } from '../../../ui/connection';
import { useTable } from '../useTable';
import { EntryRow } from './EntryRow';
import classes from './Log.module.css';
import { PhaseName } from './PhaseName';
import { changesOf, type Draft, type Spot } from './useAmend';

/** The entries that hold, by phase, newest first. One is chosen; what can be done to it stands below it. */
export function EntryList({
  draft,
  onSpot,
  onDrop,
}: {
  draft: Draft;
  onSpot: (spot: Spot) => void;
  onDrop: () => void;
}) {
  const { t } = useTranslation();
  const { shown } = useTable();
  const lines = useEntries();
  const [quiet, setQuiet] = useState(false);
  const [chosen, choose] = useState<string | null>(null);
  const list = useRef<HTMLOListElement>(null);
  const loaded = lines.length > 0;
  // The newest entry is reached at once by the keys.
  useEffect(() => {
    if (loaded) list.current?.querySelector<HTMLElement>('[data-entry]')?.focus({ preventScroll: true });
  }, [loaded]);
  const seen = lines.filter((line) => (shown || !line.secret) && (quiet || !line.quiet)).toReversed();
  const hidden = shown ? 0 : lines.filter((line) => line.secret).length;
  const drafted = draft.corrections.length;
  const touched = new Set(
    changesOf(draft).flatMap((change) => (change.type === 'insert' ? [] : [change.target])),
  );
  return (
    <>
      <div className={classes.above}>
        {drafted > 0 ? (
          <>
            <strong>{t('amend.drafted', { count: drafted })}</strong>
            <Button variant="default" onClick={() => draft.corrections[0] && onSpot(draft.corrections[0])}>
              {t('amend.look')}
            </Button>
            <Button variant="default" onClick={onDrop}>
              {t('amend.drop')}
            </Button>
          </>
        ) : (
          <>
            <span className={classes.how}>{t('amend.how')}</span>
            <Switch
              label={t('amend.quiet')}
              checked={quiet}
              onChange={(event) => setQuiet(event.currentTarget.checked)}
            />
          </>
        )}
      </div>
      {hidden > 0 && (
        <p className={classes.hidden}>
          <IconEyeOff size="1.125rem" aria-hidden="true" /> {t('table.hidden.lines', { lines: hidden })}
        </p>
      )}
      <ol ref={list} className={classes.whole} onKeyDown={moveByArrows}>
        {seen.map((line, index) => (
          <li key={line.id}>
            {line.phase !== seen[index - 1]?.phase && (
              <h3 className={classes.phase}>
                <PhaseName phase={line.phase} />
              </h3>
            )}
            <EntryRow
              line={line}
              chosen={chosen === line.id}
              drafted={touched.has(line.id)}
              onChoose={() => choose(chosen === line.id ? null : line.id)}
              onPlace={(place) => onSpot({ place, line })}
            />
          </li>
        ))}
      </ol>
    </>
  );
}

/** All entries that hold; asked for again when the game has moved on. */
function useEntries(): readonly EntryLine[] {
  const { view } = useTable();
  const send = useSend();
  const [lines, setLines] = useState<readonly EntryLine[]>([]);
  const newest = `${view.undo?.n ?? 0}/${view.redo?.n ?? 0}`;
  // biome-ignore lint/correctness/useExhaustiveDependencies: asks again when another line is the newest.
  useEffect(() => {
    let current = true;
    void send({ type: 'entries' }).then((answer) => {
      if (current && answer.status !== 'refused') setLines(answer.data);
    });
    return () => {
      current = false;
    };
  }, [send, newest]);
  return lines;
}

/** Up and down go from one entry to the next. */
function moveByArrows(event: KeyboardEvent<HTMLElement>): void {
  const way = { ArrowDown: 1, ArrowUp: -1 }[event.code];
  if (way === undefined || !(event.target instanceof HTMLElement)) return;
  event.preventDefault();
  const rows = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-entry]')];
  const at = rows.indexOf(event.target);
  rows.at(Math.min(at + way, rows.length - 1))?.focus();
}
