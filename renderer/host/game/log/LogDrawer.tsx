import { Button, Drawer } from '@mantine/core';
import { IconAlertTriangle, IconEyeOff, IconNotes } from '@tabler/icons-react';
import { memo, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { LogLine } from '../../../../shared/contract/host';
import { useSend } from '../../../ui/connection';
import { timeOfDay } from '../../../ui/time';
import { DialogHead } from '../bar/GameDialog';
import { useTable } from '../useTable';
import classes from './Log.module.css';
import { PhaseName } from './PhaseName';

/** Everything that holds, in order, newest first. */
export const LogDrawer = memo(function LogDrawer({
  open,
  onClose,
  onRecord,
}: {
  open: boolean;
  onClose: () => void;
  onRecord: () => void;
}) {
  const { t } = useTranslation();
  return (
    <Drawer.Root opened={open} onClose={onClose} position="right" size="34rem">
      <Drawer.Overlay backgroundOpacity={0.7} />
      <Drawer.Content aria-label={t('table.log.whole')}>
        <DialogHead title={t('table.log.whole')} onClose={onClose} />
        <Drawer.Body>
          <Button variant="default" fullWidth leftSection={<IconNotes size="1.125rem" />} onClick={onRecord}>
            {t('record.menu')}
          </Button>
          {open && <WholeLog />}
        </Drawer.Body>
      </Drawer.Content>
    </Drawer.Root>
  );
});

function WholeLog() {
  const { t, i18n } = useTranslation();
  const { view, shown, say } = useTable();
  const send = useSend();
  const [lines, setLines] = useState<readonly LogLine[]>(view.log);
  const newest = view.undo?.n ?? 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: asks again when another line is the newest.
  useEffect(() => {
    let current = true;
    void send({ type: 'log' }).then((answer) => {
      if (current && answer.status !== 'refused') setLines(answer.data);
    });
    return () => {
      current = false;
    };
  }, [send, newest]);
  const seen = lines.filter((line) => shown || !line.secret);
  const hidden = lines.length - seen.length;
  return (
    <>
      {hidden > 0 && (
        <p className={classes.hidden}>
          <IconEyeOff size="1.125rem" aria-hidden="true" /> {t('table.hidden.lines', { lines: hidden })}
        </p>
      )}
      <ol className={classes.whole}>
        {seen.toReversed().map((line, index, all) => (
          <li key={line.n} className={classes.entry}>
            {line.phase !== all[index - 1]?.phase && (
              <h3 className={classes.phase}>
                <PhaseName phase={line.phase} />
              </h3>
            )}
            <time className={classes.time}>{timeOfDay(line.at, i18n.language)}</time>
            <span>
              {say(line.text)}
              {line.despite !== null && (
                <em className={classes.despite}>
                  <IconAlertTriangle size="0.875rem" aria-hidden="true" />{' '}
                  {t('table.log.despite', { reason: line.despite })}
                </em>
              )}
            </span>
          </li>
        ))}
      </ol>
    </>
  );
}
