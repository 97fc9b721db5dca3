import { Button, TextInput } from '@mantine/core';
import { IconTrash, IconUser, IconUserOff } from '@tabler/icons-react';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Player } from '../../../shared/contract/club';
import { Dialog } from '../../ui/Dialog';
import { Refused } from '../parts/Refused';
import { clean, fold } from '../setup/names';
import { useAct } from '../useAct';
import classes from './PlayerDialog.module.css';

interface Props {
  /** Null: the dialog is closed. */
  readonly player: Player | null;
  readonly others: readonly Player[];
  /** Opens the player's page; missing: it is open. */
  readonly onLook?: (player: string) => void;
  readonly onClose: () => void;
  readonly onDone: () => void;
}

/** What can be done with one player, the harmless first: the page with its edit, off the list, or another name in all places. */
export function PlayerDialog({ player, others, onLook, onClose, onDone }: Props) {
  return (
    <Dialog title={player?.name ?? ''} opened={player !== null} onClose={onClose} width={600}>
      {player && <Choices key={player.id} player={player} others={others} onLook={onLook} onDone={onDone} />}
    </Dialog>
  );
}

function Choices({
  player,
  others,
  onLook,
  onDone,
}: { player: Player } & Pick<Props, 'others' | 'onLook' | 'onDone'>) {
  const { t } = useTranslation();
  const { act, refusal } = useAct();
  const isFree = (name: string) =>
    !others.some((one) => one.id !== player.id && fold(one.name) === fold(name));
  const numbered = (no: number) => t('data.player.anonymous', { no });
  const [name, setName] = useState(() => {
    let no = 1;
    while (!isFree(numbered(no))) no += 1;
    return numbered(no);
  });
  const wanted = clean(name);
  const remove = async () => {
    const answer = await act({ type: 'deletePlayer', player: player.id });
    if (answer.status !== 'refused') onDone();
  };
  const forget = async (event: FormEvent) => {
    event.preventDefault();
    const answer = await act({ type: 'anonymise', player: player.id, name: wanted });
    if (answer.status !== 'refused') onDone();
  };
  return (
    <div className={classes.choices}>
      <Refused reason={refusal} />
      {onLook && (
        <section>
          <p>{t('data.player.openWhat')}</p>
          <Button leftSection={<IconUser size={18} aria-hidden />} onClick={() => onLook(player.id)}>
            {t('data.player.open')}
          </Button>
        </section>
      )}
      <section>
        <p>{t('data.player.deleteWhat')}</p>
        <Button
          variant="default"
          leftSection={<IconTrash size={18} aria-hidden />}
          onClick={() => void remove()}
        >
          {t('data.player.delete')}
        </Button>
      </section>
      <form onSubmit={(event) => void forget(event)}>
        <h3>{t('data.player.forget')}</h3>
        <p>{t('data.player.forgetWhat')}</p>
        <p className={classes.remains}>{t('data.player.remains')}</p>
        <div className={classes.line}>
          <TextInput
            flex={1}
            label={t('data.player.newName')}
            maxLength={60}
            value={name}
            error={isFree(wanted) ? undefined : t('data.refusal.nameTaken', { name: wanted })}
            onChange={(event) => setName(event.currentTarget.value)}
          />
          <Button
            type="submit"
            color="trouble"
            leftSection={<IconUserOff size={18} aria-hidden />}
            disabled={wanted === '' || !isFree(wanted)}
          >
            {t('data.player.forgetDo')}
          </Button>
        </div>
      </form>
    </div>
  );
}
