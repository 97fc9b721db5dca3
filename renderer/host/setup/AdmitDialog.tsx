import { Button } from '@mantine/core';
import { IconBan, IconPlayerPlayFilled } from '@tabler/icons-react';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../../ui/Dialog';
import { useSay } from '../../ui/say';
import { Reason } from '../parts/Reason';
import { type Kept, keptText } from './ledgerNotes';
import classes from './newgame.module.css';

interface Props {
  readonly opened: boolean;
  readonly kept: readonly Kept[];
  readonly starting: boolean;
  readonly onClose: () => void;
  /** Starts the game in spite of the ledger, for this reason. */
  readonly onStart: (reason: string) => void;
}

/** Says whom the ledger keeps from the game, and lets the host admit them with a reason (EC-114, EC-119). */
export function AdmitDialog({ opened, kept, starting, onClose, onStart }: Props) {
  const { t } = useTranslation();
  const say = useSay();
  const [reason, setReason] = useState('');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onStart(reason.trim());
  };
  return (
    <Dialog title={t('ledger.seat.title')} opened={opened} onClose={onClose} width={600}>
      <form className={classes.admit} onSubmit={submit}>
        <ul>
          {kept.map((one) => (
            <li key={one.seat ?? 'host'}>
              <IconBan size={18} aria-hidden />
              <span>{say(keptText(one))}</span>
            </li>
          ))}
        </ul>
        <p>{t('ledger.seat.what')}</p>
        <Reason first label={t('ledger.seat.reason')} value={reason} onChange={setReason} />
        <div className={classes.admitFoot}>
          <Button variant="default" onClick={onClose}>
            {t('ledger.form.back')}
          </Button>
          <Button
            type="submit"
            color="now"
            loading={starting}
            disabled={reason.trim() === ''}
            leftSection={<IconPlayerPlayFilled size={18} aria-hidden />}
          >
            {t('ledger.seat.start')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
