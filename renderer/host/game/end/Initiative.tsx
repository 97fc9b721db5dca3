import { Button, Select, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { HostSeat } from '../../../../shared/contract/host';
import type { Seat } from '../../../../shared/game/words';
import { useTable } from '../useTable';
import classes from './End.module.css';

const isExpelled = ({ out }: HostSeat) => out?.cause === 'vote' || out?.cause === 'shootout';

/** MVP by initiative: who, which rival was expelled by it, and how; all three are required (DM-61). */
export function Initiative() {
  const { t } = useTranslation();
  const { view, ask } = useTable();
  const [seat, setSeat] = useState<string | null>(null);
  const [expelled, setExpelled] = useState<string | null>(null);
  const [note, setNote] = useState('');
  const team = view.seats.find((one) => String(one.seat) === seat)?.team;
  const option = ({ seat: number, name }: { seat: Seat; name: string }) => ({
    value: String(number),
    label: t('common.player.short', { seat: number, name }),
  });
  const rivals = view.seats.filter((one) => isExpelled(one) && one.team !== team);
  return (
    <form
      className={classes.initiative}
      onSubmit={(event) => {
        event.preventDefault();
        ask({
          type: 'mvp',
          seat: Number(seat),
          criterion: 'initiative',
          expelled: Number(expelled),
          note: note.trim(),
        });
      }}
    >
      <Select
        label={t('table.award.who')}
        data={view.seats.filter((one) => !one.disqualified).map(option)}
        value={seat}
        onChange={(value) => {
          setSeat(value);
          setExpelled(null);
        }}
      />
      <Select
        label={t('table.award.expelled')}
        data={rivals.map(option)}
        disabled={seat === null}
        value={expelled}
        onChange={setExpelled}
      />
      <TextInput
        className={classes.wide}
        label={t('table.award.note')}
        value={note}
        maxLength={500}
        onChange={(event) => setNote(event.currentTarget.value)}
      />
      <Button
        type="submit"
        className={classes.wide}
        disabled={seat === null || expelled === null || note.trim() === ''}
      >
        {t('table.award.give')}
      </Button>
    </form>
  );
}
