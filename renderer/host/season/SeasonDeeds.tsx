import { useState } from 'react';
import type { GameSummary, SeasonView } from '../../../shared/contract/club';
import type { SeasonFacts } from '../../../shared/contract/season';
import type { PlayedBy } from '../../../shared/season/standings';
import { useConsole } from '../../ui/connection';
import { Refused } from '../parts/Refused';
import { useAct } from '../useAct';
import { BringResults } from './BringResults';
import { seasonForNew } from './inUse';
import { MoveGames } from './MoveGames';
import { type SeasonDeed, SeasonMenu } from './SeasonMenu';
import { SeasonSettings } from './SeasonSettings';

interface Props {
  readonly season: SeasonView;
  readonly facts: SeasonFacts | null;
  readonly games: readonly GameSummary[];
  /** Whose table is looked at. */
  readonly system: PlayedBy;
  /** Something of the season is another now. */
  readonly onChanged: () => void;
}

/** The menu of a season, with the dialogs it opens. */
export function SeasonDeeds({ season, facts, games, system, onChanged }: Props) {
  const view = useConsole();
  const { act, refusal } = useAct();
  const [open, setOpen] = useState<SeasonDeed | null>(null);
  const close = () => setOpen(null);
  const done = () => {
    close();
    onChanged();
  };
  const perform = async (deed: SeasonDeed) => {
    if (deed === 'close') {
      const answer = await act({ type: 'closeSeason', season: season.id, on: season.closedAt === null });
      if (answer.status !== 'refused') onChanged();
    } else if (deed === 'use') {
      await act({ type: 'saveSettings', settings: { season: season.id } });
    } else setOpen(deed);
  };
  return (
    <>
      <SeasonMenu
        season={season}
        inUse={view !== null && seasonForNew(view)?.id === season.id}
        onDo={(deed) => void perform(deed)}
      />
      <Refused reason={refusal} />
      <SeasonSettings season={season} opened={open === 'settings'} onClose={close} onDone={done} />
      <MoveGames
        season={season}
        seasons={view?.seasons ?? []}
        games={games}
        opened={open === 'move'}
        onClose={close}
        onDone={done}
      />
      {facts && (
        <BringResults
          // The dialog begins with the table that is looked at.
          key={`${season.id} ${system.ruleset} ${system.house?.id}`}
          facts={facts}
          system={system}
          opened={open === 'bring'}
          onClose={close}
          onDone={done}
        />
      )}
    </>
  );
}
