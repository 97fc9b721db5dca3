import { Button, VisuallyHidden } from '@mantine/core';
import { IconArrowRight, IconCards, IconPlus, IconTrophy } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useConsole } from '../ui/connection';
import type { Page } from './Desk';
import { GameList } from './GameList';
import classes from './home.module.css';
import { Empty } from './parts/Empty';
import { Panel } from './parts/Panel';
import { Refused } from './parts/Refused';
import { seasonInUse } from './season/inUse';
import { Leaders } from './season/Leaders';
import { useAct } from './useAct';
import { useAnswer } from './useAnswer';

const shownGames = 20;

/** Where an evening begins: a new game, the last ones, the season's leaders. */
export function Home({ go }: { go: (page: Page) => void }) {
  const { t } = useTranslation();
  const view = useConsole();
  const season = view ? seasonInUse(view) : null;
  const { data: all } = useAnswer({ type: 'games', season: null });
  const { act, refusal } = useAct();
  const latest = all?.toSorted((one, two) => two.startedAt - one.startedAt).slice(0, shownGames) ?? [];
  const draft = view?.draft ?? null;
  const seated = draft?.names.filter((name) => name.trim() !== '').length ?? 0;
  return (
    <>
      <VisuallyHidden component="h1">{t('desk.page.home')}</VisuallyHidden>
      <Refused reason={refusal} />
      <div className={classes.home}>
        <section className={classes.begin} aria-label={t('desk.page.setup')}>
          <div>
            <h2>{draft ? t('desk.home.seating') : t('desk.home.begin')}</h2>
            <p>
              {draft
                ? t('desk.home.seated', { seated, count: draft.names.length })
                : t('desk.home.beginWhat')}
            </p>
          </div>
          <Button
            color="now"
            size="lg"
            autoFocus
            className={classes.big}
            leftSection={
              draft ? <IconArrowRight size={22} aria-hidden /> : <IconPlus size={22} aria-hidden />
            }
            onClick={() => go('setup')}
          >
            {draft ? t('desk.home.continue') : t('desk.page.setup')}
          </Button>
        </section>
        <Panel title={t('desk.home.games')} scrolls={latest.length > 0}>
          {all && latest.length === 0 ? (
            <Empty icon={IconCards} title={t('desk.empty.games.title')} what={t('desk.empty.games.what')} />
          ) : (
            <GameList games={latest} onOpen={({ id }) => void act({ type: 'openGame', game: id })} />
          )}
        </Panel>
        <Panel
          title={season ? t('desk.home.leaders', { season: season.name }) : t('desk.page.season')}
          scrolls={season !== null}
          aside={
            season && (
              <Button variant="subtle" size="sm" onClick={() => go('season')}>
                {t('desk.home.whole')}
              </Button>
            )
          }
        >
          {season ? (
            <Leaders season={season.id} />
          ) : (
            <Empty
              icon={IconTrophy}
              title={t('desk.empty.season.title')}
              what={t('desk.empty.season.what')}
            />
          )}
        </Panel>
      </div>
    </>
  );
}
