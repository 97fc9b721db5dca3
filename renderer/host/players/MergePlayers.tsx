import { Button, SegmentedControl, Select } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Player } from '../../../shared/contract/club';
import { Dialog } from '../../ui/Dialog';
import { Refused } from '../parts/Refused';
import { useAct } from '../useAct';
import { found, personsOf } from './find';
import classes from './players.module.css';

interface Props {
  readonly player: Player;
  readonly all: readonly Player[];
  readonly opened: boolean;
  readonly onClose: () => void;
  /** With the id of the record that has both now. */
  readonly onDone: (kept: string) => void;
}

/** Says that two records are one person. */
export function MergePlayers({ player, all, opened, onClose, onDone }: Props) {
  const { t } = useTranslation();
  return (
    <Dialog title={t('people.merge.title')} opened={opened} onClose={onClose} width={520}>
      <Choice player={player} all={all} onDone={onDone} />
    </Dialog>
  );
}

function Choice({ player, all, onDone }: Pick<Props, 'player' | 'all' | 'onDone'>) {
  const { t, i18n } = useTranslation();
  const { act, refusal } = useAct();
  const [other, choose] = useState<string | null>(null);
  const [kept, keep] = useState(player.id);
  const others = personsOf(all, i18n.language).filter((one) => one.player.id !== player.id);
  const chosen = others.find((one) => one.player.id === other)?.player;
  const merge = async () => {
    if (other === null) return;
    const gone = kept === player.id ? other : player.id;
    const answer = await act({ type: 'mergePlayers', player: gone, into: kept });
    if (answer.status !== 'refused') onDone(kept);
  };
  return (
    <div className={classes.merge}>
      <Refused reason={refusal} />
      <p className={classes.hint}>{t('people.merge.what')}</p>
      <Select
        data-autofocus
        searchable
        limit={30}
        label={t('people.merge.with', { name: player.name })}
        placeholder={t('desk.players.find')}
        nothingFoundMessage={t('desk.players.nobody')}
        value={other}
        data={others.map((one) => ({ value: one.player.id, label: one.player.name }))}
        filter={({ search }) =>
          found(others, search).map(({ person }) => ({ value: person.player.id, label: person.player.name }))
        }
        onChange={(id) => {
          choose(id);
          keep(player.id);
        }}
      />
      {chosen && (
        <div>
          <p className={classes.hint}>{t('people.merge.called')}</p>
          <SegmentedControl
            fullWidth
            size="md"
            aria-label={t('people.merge.called')}
            value={kept}
            data={[player, chosen].map(({ id, name }) => ({ value: id, label: name }))}
            onChange={keep}
          />
        </div>
      )}
      <div className={classes.foot}>
        <Button disabled={!chosen} onClick={() => void merge()}>
          {t('people.merge.do')}
        </Button>
      </div>
    </div>
  );
}
