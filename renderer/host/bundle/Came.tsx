import { IconAlertTriangle, IconArrowsSplit2, IconCheck } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { BundleGames } from '../../../shared/contract/bundle';
import classes from './bundle.module.css';

const kinds = ['fresh', 'grown', 'diverged', 'same', 'unreadable'] as const;
const icons = { diverged: IconArrowsSplit2, unreadable: IconAlertTriangle } as const;

/** What becomes, or has become, of the games of a bundle; kinds without a game are left out. */
export function Came({ games }: { games: BundleGames }) {
  const { t } = useTranslation();
  const shown = kinds.filter((kind) => games[kind] > 0);
  if (shown.length === 0) return <p className={classes.plain}>{t('bundle.nothing')}</p>;
  return (
    <ul className={classes.came}>
      {shown.map((kind) => {
        const Icon = kind === 'diverged' || kind === 'unreadable' ? icons[kind] : IconCheck;
        return (
          <li key={kind} data-kind={kind}>
            <Icon size={20} aria-hidden />
            {t(`bundle.games.${kind}`, { count: games[kind] })}
          </li>
        );
      })}
    </ul>
  );
}
