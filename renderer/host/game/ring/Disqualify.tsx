import { Button, TextInput, UnstyledButton } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './SeatMenu.module.css';
import { useSettled } from './useSettled';

const reasons = ['insult', 'disruption', 'roleReveal'] as const;

/** Asks for the reason of a disqualification (DM-63), and only then for the word. */
export function Disqualify({ onChoose }: { onChoose: (reason: string, note?: string) => void }) {
  const { t } = useTranslation();
  const [reason, setReason] = useState<string | null>(null);
  const [note, setNote] = useState('');
  const settled = useSettled();
  const first = useRef<HTMLButtonElement>(null);
  // What was pressed to come here is gone; without the focus Escape would not close the menu.
  useEffect(() => first.current?.focus(), []);
  const other = note.trim();
  return (
    <form
      className={classes.question}
      onSubmit={(event) => {
        event.preventDefault();
        if (!settled()) return;
        if (other !== '') onChoose('other', other);
        else if (reason !== null) onChoose(reason);
      }}
    >
      <span className={classes.why}>{t('table.leave.why')}</span>
      {reasons.map((one, index) => (
        <UnstyledButton
          key={one}
          className={classes.item}
          ref={index === 0 ? first : undefined}
          aria-pressed={reason === one}
          // The second tap of the double tap that opened the question chooses nothing either.
          onClick={() => {
            if (!settled()) return;
            setReason(one);
            setNote('');
          }}
        >
          <span className={classes.words}>{t(`table.leave.reason.${one}`)}</span>
          {reason === one && <IconCheck size="1.125rem" aria-hidden="true" />}
        </UnstyledButton>
      ))}
      <TextInput
        className={classes.other}
        aria-label={t('table.leave.reason.other')}
        placeholder={t('table.leave.reason.other')}
        value={note}
        maxLength={500}
        onChange={(event) => {
          setNote(event.currentTarget.value);
          setReason(null);
        }}
      />
      <Button type="submit" color="trouble" disabled={reason === null && other === ''}>
        {t('table.leave.confirm')}
      </Button>
    </form>
  );
}
