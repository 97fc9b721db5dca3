import { Button, TextInput, UnstyledButton } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './SeatMenu.module.css';

const reasons = ['insult', 'disruption', 'roleReveal'] as const;

/** Asks for the reason of a disqualification (DM-63). */
export function Disqualify({ onChoose }: { onChoose: (reason: string, note?: string) => void }) {
  const { t } = useTranslation();
  const [note, setNote] = useState('');
  const first = useRef<HTMLButtonElement>(null);
  // What was pressed to come here is gone; without the focus Escape would not close the menu.
  useEffect(() => first.current?.focus(), []);
  return (
    <>
      <span className={classes.why}>{t('table.leave.why')}</span>
      {reasons.map((reason, index) => (
        <UnstyledButton
          key={reason}
          className={classes.item}
          ref={index === 0 ? first : undefined}
          onClick={() => onChoose(reason)}
        >
          <span className={classes.words}>{t(`table.leave.reason.${reason}`)}</span>
        </UnstyledButton>
      ))}
      <form
        className={classes.other}
        onSubmit={(event) => {
          event.preventDefault();
          onChoose('other', note.trim());
        }}
      >
        <TextInput
          aria-label={t('table.leave.reason.other')}
          placeholder={t('table.leave.reason.other')}
          value={note}
          maxLength={500}
          onChange={(event) => setNote(event.currentTarget.value)}
        />
        <Button type="submit" color="trouble" disabled={note.trim() === ''}>
          {t('table.leave.confirm')}
        </Button>
      </form>
    </>
  );
}
