import { Button, SegmentedControl, Select } from '@mantine/core';
import { IconCards, IconPlus, IconTrophy } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { GameSummary } from '../../../shared/contract/club';
import { isSamePlay, type PlayedBy } from '../../../shared/season/standings';
import { useConsole } from '../../ui/connection';
import { Diverged } from '../bundle/Diverged';
import { Charts } from '../charts/Charts';
import { SeasonFiles } from '../export/SeasonFiles';
import { GameList } from '../GameList';
import { Empty } from '../parts/Empty';
import { Panel } from '../parts/Panel';
import { Refused } from '../parts/Refused';
import { CorrectEvening } from '../record/CorrectEvening';
import { RecordDialog } from '../record/RecordDialog';
import { useAct } from '../useAct';
import { useAnswer } from '../useAnswer';
import { useRulesName } from '../useRulesName';
import { ClosedNote } from './ClosedNote';
import { seasonInUse } from './inUse';
import { NewSeason } from './NewSeason';
import { SeasonDeeds } from './SeasonDeeds';
import { Standings } from './Standings';
import classes from './season.module.css';
import { type Narrowed, TableFilter } from './TableFilter';

/** Stands in the list of seasons for all of them: the rating of the club (MP-46). */
const everySeason = 'all';

const keyOf = ({ ruleset, house }: PlayedBy) => (house ? `house ${house.id}` : ruleset);

/** A season or all of them: a table for each system of rules, the games, and what goes out of it and comes in. */
export function SeasonPage() {
  const { t } = useTranslation();
  const view = useConsole();
  const { act, refusal } = useAct();
  const [looked, look] = useState<string | null>(null);
  const [naming, setNaming] = useState(false);
  const [record, read] = useState<string | null>(null);
  const seasons = view?.seasons ?? [];
  const season = seasons.find(({ id }) => id === looked) ?? (view && seasonInUse(view));
  const asked = looked === everySeason ? null : (season?.id ?? null);
  const one = looked === everySeason ? null : season;
  const [narrowed, narrow] = useState<Narrowed>({});
  const [live, setLive] = useState(false);
  const facts = useAnswer(one ? { type: 'season', season: one.id } : null);
  const known = one && facts.data?.season.id === one.id ? facts.data : null;
  const apart = useAnswer({ type: 'gameVersions' });
  const standings = useAnswer(
    season
      ? { type: 'standings', season: asked, ...(one ? narrowed : {}), ...(one && live ? { live } : {}) }
      : null,
  );
  const list = useAnswer(season ? { type: 'games', season: asked } : null);
  const played = list.data?.toSorted((one, two) => two.startedAt - one.startedAt) ?? [];
  const [system, setSystem] = useState<PlayedBy | null>(null);
  const rulesName = useRulesName();
  const tables = standings.data ?? [];
  const table = tables.find((one) => system && isSamePlay(one, system)) ?? tables[0] ?? null;

  const goTo = (to: string | null) => {
    look(to);
    narrow({});
    setLive(false);
  };
  const again = () => {
    apart.again();
    facts.again();
    standings.again();
    list.again();
  };
  const create = async (name: string) => {
    setNaming(false);
    const answer = await act({ type: 'addSeason', name });
    if (answer.status !== 'refused') goTo(answer.data.id);
  };
  const [charting, chart] = useState(false);
  const [corrected, correct] = useState<GameSummary | null>(null);
  const seasonName = asked === null ? null : (season?.name ?? null);
  if (charting && table) {
    return (
      <Charts
        table={table}
        games={played}
        name={seasonName ?? t('desk.season.all')}
        onBack={() => chart(false)}
      />
    );
  }

  return (
    <>
      <div className={classes.head}>
        <h1>{t('desk.page.season')}</h1>
        {season && (
          <Select
            aria-label={t('desk.season.choose')}
            w={230}
            value={looked === everySeason ? everySeason : season.id}
            data={[
              ...seasons.map(({ id, name }) => ({ value: id, label: name })),
              ...(seasons.length > 1 ? [{ value: everySeason, label: t('desk.season.all') }] : []),
            ]}
            onChange={goTo}
          />
        )}
        <Button
          variant="default"
          leftSection={<IconPlus size={18} aria-hidden />}
          onClick={() => setNaming(true)}
        >
          {t('desk.season.new')}
        </Button>
        {one && (
          <SeasonDeeds
            season={one}
            facts={known}
            games={played}
            system={table ?? { ruleset: view?.settings.lastTable.ruleset ?? 'demafia' }}
            onChanged={again}
          />
        )}
        <span className={classes.spacer} />
        <SeasonFiles
          season={asked}
          name={seasonName}
          played={table}
          onCharts={() => chart(true)}
          onTaken={again}
        />
      </div>
      <Diverged games={apart.data ?? []} onChosen={again} />
      <Refused reason={refusal ?? standings.refusal ?? list.refusal ?? facts.refusal} />
      {known && <ClosedNote facts={known} live={live} onLive={setLive} />}
      {season ? (
        <div className={classes.panels}>
          <Panel
            title={t('desk.standings.title')}
            aside={
              <div className={classes.aside}>
                {table?.house && tables.length === 1 && <b>{rulesName(table)}</b>}
                {table && tables.length > 1 && (
                  <SegmentedControl
                    size="md"
                    aria-label={t('desk.standings.system')}
                    value={keyOf(table)}
                    data={tables.map((one) => ({ value: keyOf(one), label: rulesName(one) }))}
                    onChange={(key) => setSystem(tables.find((one) => keyOf(one) === key) ?? null)}
                  />
                )}
                {known && known.days.length > 0 && (
                  <TableFilter
                    facts={known}
                    ruleset={table?.ruleset ?? null}
                    chosen={narrowed}
                    onChange={narrow}
                  />
                )}
              </div>
            }
            scrolls
          >
            {standings.data && (
              <Standings
                table={table}
                minGames={narrowed.role || narrowed.date ? undefined : one?.minGames}
              />
            )}
          </Panel>
          <Panel
            title={t('desk.standings.games')}
            aside={<small>{t('desk.games', { count: played.length })}</small>}
            scrolls
          >
            {list.data && played.length === 0 ? (
              <Empty icon={IconCards} title={t('desk.empty.games.title')} what={t('desk.empty.games.what')} />
            ) : (
              <GameList
                games={played}
                onOpen={({ id }) => void act({ type: 'openGame', game: id })}
                onRecord={({ id }) => read(id)}
                onCorrect={correct}
              />
            )}
          </Panel>
        </div>
      ) : (
        <Empty icon={IconTrophy} title={t('desk.empty.season.title')} what={t('desk.empty.season.what')} />
      )}
      <RecordDialog
        game={record}
        opened={record !== null}
        shown
        onClose={() => read(null)}
        onSaved={list.again}
      />
      <CorrectEvening game={corrected} onClose={() => correct(null)} onSaved={list.again} />
      <NewSeason
        opened={naming}
        taken={seasons.map(({ name }) => name)}
        onClose={() => setNaming(false)}
        onCreate={(name) => void create(name)}
      />
    </>
  );
}
