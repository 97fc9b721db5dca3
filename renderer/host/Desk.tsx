import {
  IconBook2,
  IconCalendarStats,
  IconHome2,
  IconMoonStars,
  IconNotebook,
  IconSettings,
  IconUsers,
} from '@tabler/icons-react';
import { Fragment, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useConsole } from '../ui/connection';
import classes from './desk.module.css';
import { Home } from './Home';
import { LedgerPage } from './ledger/LedgerPage';
import { Notices } from './parts/Notices';
import { Saving } from './parts/Saving';
import { Players } from './players/Players';
import { RoomSign } from './room/RoomSign';
import { RulesPage } from './rules/RulesPage';
import { SeasonPage } from './season/SeasonPage';
import { SettingsPage } from './settings/SettingsPage';
import { NewGame } from './setup/NewGame';

/** The pages of the desk. */
export type Page = 'home' | 'setup' | 'season' | 'players' | 'ledger' | 'rules' | 'settings';

const places = [
  { page: 'home', icon: IconHome2, label: 'desk.page.home' },
  { page: 'season', icon: IconCalendarStats, label: 'desk.page.season' },
  { page: 'players', icon: IconUsers, label: 'desk.page.players' },
  { page: 'ledger', icon: IconNotebook, label: 'desk.page.ledger' },
  { page: 'rules', icon: IconBook2, label: 'desk.page.rules' },
  { page: 'settings', icon: IconSettings, label: 'desk.page.settings' },
] as const;

/** Everything outside a game. After a restart a new game that was being filled in is open again. */
export function Desk() {
  const { t } = useTranslation();
  const view = useConsole();
  const [page, go] = useState<Page>(view?.draft ? 'setup' : 'home');
  // A page that is chosen again begins anew: from a person back to all of them.
  const [visit, setVisit] = useState(0);
  return (
    <div className={classes.desk}>
      <header className={classes.bar}>
        <span className={classes.brand}>
          <IconMoonStars size={22} aria-hidden />
          {view?.settings.club || t('desk.title')}
        </span>
        <nav aria-label={t('desk.pages')} className={classes.pages}>
          {places.map(({ page: to, icon: Icon, label }) => (
            <button
              key={to}
              type="button"
              className={classes.page}
              aria-current={page === to || (to === 'home' && page === 'setup') ? 'page' : undefined}
              onClick={() => {
                go(to);
                setVisit(visit + 1);
              }}
            >
              <Icon size={18} aria-hidden />
              {t(label)}
            </button>
          ))}
        </nav>
        <Saving />
        <RoomSign keys={false} />
      </header>
      <main className={classes.main}>
        <Notices />
        <Fragment key={visit}>
          {page === 'home' && <Home go={go} />}
          {page === 'setup' && <NewGame />}
          {page === 'season' && <SeasonPage />}
          {page === 'players' && <Players />}
          {page === 'ledger' && <LedgerPage />}
          {page === 'rules' && <RulesPage />}
          {page === 'settings' && <SettingsPage />}
        </Fragment>
      </main>
    </div>
  );
}
