import { Button, TextInput, UnstyledButton } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Departure } from '../../../../shared/game/ruleset';
import { useTable } from '../useTable';
import classes from './SeatMenu.module.css';
import { useSettled } from './useSettled';

/** The reason for which the host writes down words of his own. */
const other = 'other';

/** Asks why a seat leaves at once, and only then for the word: a disqualification (DM-63), a removal (SP-40…46). */
export function Departing({
  reasons,
  question,
  answer,
  onChoose,
}: {
  reasons: readonly Departure[];
  question: string;
  answer: string;
  onChoose: (reason: string, note?: string) => void;
}) {
  const { t } = useTranslation();
  const { say } = useTable();
  const [reason, setReason] = useState<string | null>(null);
  const [note, setNote] = useState('');
  const settled = useSettled();
  const first = useRef<HTMLButtonElement>(null);
  // What was pressed to come here is gone; without the focus Escape would not close the menu.
  useEffect(() => first.current?.focus(), []);
  const own = note.trim();
  const otherLabel = reasons.find((one) => one.reason === other)?.label;
  return (
    <form
      className={classes.question}
      onSubmit={(event) => {
        event.preventDefault();
        if (!settled()) return;
        if (own !== '') onChoose(other, own);
        else if (reason !== null) onChoose(reason);
      }}
    >
      <span className={classes.why}>{question}</span>
      {reasons
        .filter((one) => one.reason !== other)
        .map((one, index) => (
          <UnstyledButton
            key={one.reason}
            className={classes.item}
            ref={index === 0 ? first : undefined}
            aria-pressed={reason === one.reason}
            // The second tap of the double tap that opened the question chooses nothing either.
            onClick={() => {
              if (!settled()) return;
              setReason(one.reason);
              setNote('');
            }}
          >
            <span className={classes.words}>{say(one.label)}</span>
            {reason === one.reason && <IconCheck size="1.125rem" aria-hidden="true" />}
          </UnstyledButton>
        ))}
      {otherLabel && (
        <TextInput
          className={classes.other}
          aria-label={say(otherLabel)}
          placeholder={t('table.leave.own', { reason: say(otherLabel) })}
          value={note}
          maxLength={500}
          onChange={(event) => {
            setNote(event.currentTarget.value);
            setReason(null);
          }}
        />
      )}
      <Button type="submit" color="trouble" disabled={reason === null && own === ''}>
        {answer}
      </Button>
    </form>
  );
}
