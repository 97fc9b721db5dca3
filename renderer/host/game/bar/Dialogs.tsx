import { Button } from '@mantine/core';
import { memo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Reason } from '../../parts/Reason';
import { NoteDialog } from '../../record/NoteDialog';
import { RecordDialog } from '../../record/RecordDialog';
import { Reference } from '../../rules/Reference';
import { SettingsPage } from '../../settings/SettingsPage';
import { KeyHelp } from '../keys/KeyHelp';
import { useTable } from '../useTable';
import classes from './Bar.module.css';
import { EndGame } from './EndGame';
import { GameDialog } from './GameDialog';
import type { Dialog } from './GameMenu';
import { ShowFirst } from './ShowFirst';

/** The dialogs of the game's screen, one at a time. The log is a drawer of its own. */
export const Dialogs = memo(function Dialogs({
  dialog,
  onClose,
}: {
  dialog: Dialog | null;
  onClose: () => void;
}) {
  const { t } = useTranslation();
  const { view, shown, toggleShown } = useTable();
  return (
    <>
      <RecordDialog
        game={null}
        opened={dialog === 'record'}
        shown={shown}
        onShow={toggleShown}
        newest={view.undo?.n ?? 0}
        onClose={onClose}
      />
      <NoteDialog opened={dialog === 'note'} onClose={onClose} />
      <GameDialog
        open={dialog === 'settings'}
        onClose={onClose}
        size="64rem"
        title={t('table.menu.settings')}
      >
        <SettingsPage />
      </GameDialog>
      <GameDialog open={dialog === 'rules'} onClose={onClose} size="72rem" title={t('rules.title')}>
        <div className={classes.reference}>
          <Reference played={view} />
        </div>
      </GameDialog>
      <GameDialog open={dialog === 'help'} onClose={onClose} size="54rem" title={t('table.keys.title')}>
        <KeyHelp />
      </GameDialog>
      <GameDialog open={dialog === 'end'} onClose={onClose} title={t('table.menu.end')}>
        <EndGame onDone={onClose} />
      </GameDialog>
      <GameDialog open={dialog === 'callOff'} onClose={onClose} title={t('table.menu.callOff')}>
        <CallOff onDone={onClose} />
      </GameDialog>
    </>
  );
});

/** Calls the game off; a reason is asked for, since nobody wins, and H first: the end opens every role. */
function CallOff({ onDone }: { onDone: () => void }) {
  const { t } = useTranslation();
  const { ask, shown } = useTable();
  const [reason, setReason] = useState('');
  const hasReason = reason.trim() !== '';
  const missing = hasReason && shown ? null : hasReason ? 'table.end.rolesFirst' : 'table.end.reasonFirst';
  return (
    <form
      className={classes.dialog}
      onSubmit={(event) => {
        event.preventDefault();
        if (missing) return;
        ask({ type: 'endGame', winner: null, reason: reason.trim() });
        onDone();
      }}
    >
      <p>{t('table.end.callOffHow')}</p>
      <Reason first label={t('table.end.reason')} value={reason} onChange={setReason} />
      <ShowFirst />
      <div className={classes.buttons}>
        {missing && <p>{t(missing)}</p>}
        <Button type="submit" color="trouble" disabled={missing !== null}>
          {t('table.menu.callOff')}
        </Button>
      </div>
    </form>
  );
}
