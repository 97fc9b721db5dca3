import { Button } from '@mantine/core';
import { IconCards, IconTrash, IconTrashX, IconUser } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { BinItem } from '../../../shared/contract/data';
import { Dialog } from '../../ui/Dialog';
import { dayInWords, dayOf } from '../dates';
import { Empty } from '../parts/Empty';
import { Panel } from '../parts/Panel';
import { Refused } from '../parts/Refused';
import { useAct } from '../useAct';
import { DeleteGame } from './DeleteGame';
import classes from './settings.module.css';
import { useGameInWords } from './useGameInWords';

interface Props {
  /** Null: not known yet. */
  readonly items: readonly BinItem[] | null;
  readonly again: () => void;
}

/** What was deleted: to be brought back one by one, or gone for good together. */
export function BinPanel({ items, again }: Props) {
  const { t } = useTranslation();
  const { act, refusal } = useAct();
  const [asking, setAsking] = useState<'game' | 'clear' | null>(null);
  const count = items?.length ?? 0;
  const clear = async () => {
    setAsking(null);
    await act({ type: 'emptyBin' });
    again();
  };
  const bringBack = async (item: string) => {
    await act({ type: 'bringBack', item });
    again();
  };
  return (
    <Panel
      title={t('data.bin.title')}
      scrolls
      aside={
        <span className={classes.pair}>
          <Button
            variant="default"
            leftSection={<IconTrash size={18} aria-hidden />}
            onClick={() => setAsking('game')}
          >
            {t('data.bin.deleteGame')}
          </Button>
          <Button
            variant="default"
            leftSection={<IconTrashX size={18} aria-hidden />}
            disabled={count === 0}
            onClick={() => setAsking('clear')}
          >
            {t('data.bin.clear')}
          </Button>
        </span>
      }
    >
      <Refused reason={refusal} />
      {items && count === 0 && (
        <Empty icon={IconTrash} title={t('data.bin.empty')} what={t('data.bin.emptyWhat')} />
      )}
      <ul className={classes.items}>
        {items?.map((item) => (
          <Deleted key={item.id} item={item} onBack={() => void bringBack(item.id)} />
        ))}
      </ul>
      <DeleteGame opened={asking === 'game'} onClose={() => setAsking(null)} onDeleted={again} />
      <Dialog
        title={t('data.bin.clearTitle')}
        opened={asking === 'clear'}
        onClose={() => setAsking(null)}
        footer={
          <>
            <Button variant="default" onClick={() => setAsking(null)}>
              {t('data.cancel')}
            </Button>
            <Button color="trouble" onClick={() => void clear()}>
              {t('data.bin.clearDo')}
            </Button>
          </>
        }
      >
        <p className={classes.plain}>{t('data.bin.clearWhat', { count })}</p>
      </Dialog>
    </Panel>
  );
}

function Deleted({ item, onBack }: { item: BinItem; onBack: () => void }) {
  const { t, i18n } = useTranslation();
  const inWords = useGameInWords();
  const Icon = item.kind === 'game' ? IconCards : IconUser;
  const what = item.kind === 'game' ? inWords(item) : item.name;
  const day = dayInWords(dayOf(item.deletedAt), i18n.language, new Date());
  return (
    <li className={classes.item}>
      <Icon size={20} aria-hidden />
      <span>
        <b>{what}</b>
        <small>
          {item.kind === 'player' && `${t('data.bin.player')} · `}
          {t('data.bin.deleted', { day })}
        </small>
      </span>
      <Button variant="default" aria-label={t('data.bin.backOf', { what })} onClick={onBack}>
        {t('data.bin.back')}
      </Button>
    </li>
  );
}
