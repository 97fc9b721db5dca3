import { ActionIcon, Button, SegmentedControl } from '@mantine/core';
import { IconArrowLeft, IconDots, IconPencil, IconUsersGroup } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Player } from '../../../shared/contract/club';
import type { PlayerPage as Page } from '../../../shared/contract/people';
import { PlayerRecord } from '../ledger/PlayerRecord';
import { Panel } from '../parts/Panel';
import { Refused } from '../parts/Refused';
import { RecordDialog } from '../record/RecordDialog';
import season from '../season/season.module.css';
import { useAct } from '../useAct';
import { useAnswer } from '../useAnswer';
import { EditPlayer } from './EditPlayer';
import { Figures } from './Figures';
import { MergePlayers } from './MergePlayers';
import { PlayedGames } from './PlayedGames';
import { PlayerDialog } from './PlayerDialog';
import classes from './PlayerPage.module.css';
import common from './players.module.css';

interface Props {
  readonly player: string;
  readonly all: readonly Player[];
  readonly onBack: () => void;
  readonly onLook: (player: string) => void;
  /** Something of a record is another now. */
  readonly onChanged: () => void;
}

/** One person: what is known, what was played, what the club's ledger says. */
export function PlayerPage({ player, all, onBack, onLook, onChanged }: Props) {
  const { t } = useTranslation();
  const page = useAnswer({ type: 'player', player });
  const [doing, setDoing] = useState<'edit' | 'merge' | 'more' | null>(null);
  const changed = () => {
    setDoing(null);
    page.again();
    onChanged();
  };
  const gone = () => {
    onChanged();
    onBack();
  };
  const own = page.data?.player;
  return (
    <>
      <div className={season.head}>
        <ActionIcon aria-label={t('people.page.back')} onClick={onBack}>
          <IconArrowLeft size={22} aria-hidden />
        </ActionIcon>
        <h1>{own?.name}</h1>
        {own?.fullName && <span className={classes.fullName}>{own.fullName}</span>}
        {own?.inactive && <span className={common.away}>{t('people.list.inactive')}</span>}
        <span className={season.spacer} />
        <Button
          variant="default"
          leftSection={<IconPencil size={18} aria-hidden />}
          onClick={() => setDoing('edit')}
        >
          {t('people.edit.open')}
        </Button>
        <Button
          variant="default"
          leftSection={<IconUsersGroup size={18} aria-hidden />}
          onClick={() => setDoing('merge')}
        >
          {t('people.merge.open')}
        </Button>
        <ActionIcon
          aria-label={t('data.player.more', { name: own?.name ?? '' })}
          onClick={() => setDoing('more')}
        >
          <IconDots size={20} aria-hidden />
        </ActionIcon>
      </div>
      <Refused reason={page.refusal} />
      {page.data && <Body page={page.data} onChanged={changed} />}
      {own && page.data && (
        <>
          <EditPlayer
            player={own}
            opened={doing === 'edit'}
            onClose={() => setDoing(null)}
            onDone={changed}
          />
          <MergePlayers
            player={own}
            all={all}
            opened={doing === 'merge'}
            onClose={() => setDoing(null)}
            onDone={(kept) => {
              changed();
              onLook(kept);
            }}
          />
          <PlayerDialog
            player={doing === 'more' ? own : null}
            others={all}
            onClose={() => setDoing(null)}
            onDone={gone}
          />
        </>
      )}
    </>
  );
}

function Body({ page, onChanged }: { page: Page; onChanged: () => void }) {
  const { t } = useTranslation();
  const [side, setSide] = useState<'games' | 'ledger'>('games');
  const [record, read] = useState<string | null>(null);
  return (
    <div className={classes.page}>
      <Panel title={t('people.page.figures')} scrolls>
        <Known page={page} onChanged={onChanged} />
        <Figures figures={page.figures} />
      </Panel>
      <Panel
        title={t(side === 'games' ? 'desk.standings.games' : 'people.page.ledger')}
        aside={
          <SegmentedControl
            aria-label={t('people.page.side')}
            value={side}
            data={[
              { value: 'games', label: t('desk.standings.games') },
              { value: 'ledger', label: t('people.page.ledger') },
            ]}
            onChange={setSide}
          />
        }
        scrolls
      >
        {side === 'games' ? (
          <PlayedGames games={page.figures.games} onRead={read} />
        ) : (
          <PlayerRecord player={page.player.id} />
        )}
      </Panel>
      <RecordDialog game={record} opened={record !== null} shown onClose={() => read(null)} />
    </div>
  );
}

/** Other names, notes, and the records that were merged, each with the way back. */
function Known({ page, onChanged }: { page: Page; onChanged: () => void }) {
  const { t } = useTranslation();
  const { act, refusal } = useAct();
  const { player, merged } = page;
  const takeBack = async (id: string) => {
    const answer = await act({ type: 'takeMergeBack', player: id });
    if (answer.status !== 'refused') onChanged();
  };
  if (!player.aliases && !player.notes && merged.length === 0) return null;
  return (
    <div className={classes.known}>
      <Refused reason={refusal} />
      {player.aliases && <p>{t('people.page.aliases', { names: player.aliases.join(', ') })}</p>}
      {player.notes && <p className={classes.notes}>{player.notes}</p>}
      {merged.map(({ id, name, sameAs }) => (
        <div key={id} className={classes.merged}>
          <span>{t('people.merge.holds', { name })}</span>
          {sameAs !== undefined && (
            <Button variant="subtle" size="sm" onClick={() => void takeBack(id)}>
              {t('people.merge.takeBack')}
            </Button>
          )}
        </div>
      ))}
    </div>
  );
}
