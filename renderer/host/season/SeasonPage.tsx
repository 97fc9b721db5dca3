import { Button, SegmentedControl, Select } from '@mantine/core';
import { IconCards, IconDownload, IconPlus, IconTrophy } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { RulesetId } from '../../../shared/game/words';
import { useConsole } from '../../ui/connection';
import { GameList } from '../GameList';
import { Empty } from '../parts/Empty';
import { Panel } from '../parts/Panel';
import { Refused } from '../parts/Refused';
import { RecordDialog } from '../record/RecordDialog';
import { useAct } from '../useAct';
import { useAnswer } from '../useAnswer';
import { download } from './download';
import { seasonInUse } from './inUse';
import { NewSeason } from './NewSeason';
import { Separator } from './Separator';
import { Standings } from './Standings';
import classes from './season.module.css';

/** Stands in the list of seasons for all of them: the rating of the club (MP-46). */
const everySeason = 'all';

/** A season or all of them: a table for each system of rules, the games, and both as CSV. */
export function SeasonPage() {
  const { t } = useTranslation();
  const view = useConsole();
  const { act, refusal } = useAct();
  const [looked, look] = useState<string | null>(null);
  const [naming, setNaming] = useState(false);
  const [record, read] = useState<string | null>(null);
  const seasons = view?.seasons ?? [];
  const season = seasons.find((one) => one.id === looked) ?? (view && seasonInUse(view));
  const asked = looked === everySeason ? null : (season?.id ?? null);
  const standings = useAnswer(season ? { type: 'standings', season: asked } : null);
  const list = useAnswer(season ? { type: 'games', season: asked } : null);
  const played = list.data?.toSorted((one, two) => two.startedAt - one.startedAt) ?? [];
  const [system, setSystem] = useState<RulesetId | null>(null);
  const tables = standings.data ?? [];
  const table = tables.find((one) => one.ruleset === system) ?? tables[0] ?? null;

  const create = async (name: string) => {
    setNaming(false);
    const answer = await act({ type: 'addSeason', name });
    if (answer.status !== 'refused') look(answer.data.id);
  };
  const save = async (file: 'standings' | 'games') => {
    if (!table) return;
    const answer = await act({ type: 'csv', season: asked, table: file, ruleset: table.ruleset });
    if (answer.status !== 'refused')
      download(answer.data.name, answer.data.content, 'text/csv;charset=utf-8');
  };

  return (
    <>
      <div className={classes.head}>
        <h1>{t('desk.page.season')}</h1>
        {season && (
          <Select
            aria-label={t('desk.season.choose')}
            w={260}
            value={looked === everySeason ? everySeason : season.id}
            data={[
              ...seasons.map(({ id, name }) => ({ value: id, label: name })),
              ...(seasons.length > 1 ? [{ value: everySeason, label: t('desk.season.all') }] : []),
            ]}
            onChange={look}
          />
        )}
        <Button
          variant="default"
          leftSection={<IconPlus size={18} aria-hidden />}
          onClick={() => setNaming(true)}
        >
          {t('desk.season.new')}
        </Button>
        <span className={classes.spacer} />
        {season && (
          <>
            <Separator />
            {(['standings', 'games'] as const).map((file) => (
              <Button
                key={file}
                variant="default"
                disabled={table === null}
                leftSection={<IconDownload size={18} aria-hidden />}
                onClick={() => void save(file)}
              >
                {t(`desk.csv.${file}`)}
              </Button>
            ))}
          </>
        )}
      </div>
      <Refused reason={refusal ?? standings.refusal ?? list.refusal} />
      {season ? (
        <div className={classes.panels}>
          <Panel
            title={t('desk.standings.title')}
            aside={
              table &&
              tables.length > 1 && (
                <SegmentedControl
                  size="md"
                  aria-label={t('desk.standings.system')}
                  value={table.ruleset}
                  data={tables.map(({ ruleset }) => ({
                    value: ruleset,
                    label: t(`common.ruleset.${ruleset}`),
                  }))}
                  onChange={setSystem}
                />
              )
            }
            scrolls
          >
            {standings.data && <Standings table={table} />}
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
              />
            )}
          </Panel>
        </div>
      ) : (
        <Empty icon={IconTrophy} title={t('desk.empty.season.title')} what={t('desk.empty.season.what')} />
      )}
      <RecordDialog game={record} opened={record !== null} shown onClose={() => read(null)} />
      <NewSeason
        opened={naming}
        taken={seasons.map((one) => one.name)}
        onClose={() => setNaming(false)}
        onCreate={(name) => void create(name)}
      />
    </>
  );
}
