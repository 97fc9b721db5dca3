import { IconCards } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { PlayedGame } from '../../../shared/season/figures';
import { isRemoval } from '../../../shared/season/standings';
import { inNumbers } from '../../ui/numbers';
import { dayInWords } from '../dates';
import { RoleIcon } from '../game/RoleIcon';
import { Empty } from '../parts/Empty';
import { useRoleWord } from '../useRoleWord';
import classes from './PlayedGames.module.css';
import common from './players.module.css';

interface Props {
  readonly games: readonly PlayedGame[];
  /** Opens the story of a game. */
  readonly onRead: (game: string) => void;
}

/** So many games are drawn; the figures beside them have all. */
const most = 200;

/** Every game a player sat in, the latest first: role, result, points, and what went wrong. */
export function PlayedGames({ games, onRead }: Props) {
  const { t } = useTranslation();
  if (games.length === 0) {
    return <Empty icon={IconCards} title={t('desk.empty.games.title')} what={t('people.page.noGames')} />;
  }
  return (
    <>
      <ul className={classes.games}>
        {games.slice(0, most).map((game) => (
          <li key={`${game.game} ${game.seat}`}>
            <Game game={game} onRead={onRead} />
          </li>
        ))}
      </ul>
      {games.length > most && (
        <p className={classes.rest}>{t('desk.games', { count: games.length - most })}…</p>
      )}
    </>
  );
}

function Game({ game, onRead }: { game: PlayedGame; onRead: (game: string) => void }) {
  const { t, i18n } = useTranslation();
  const roleWord = useRoleWord();
  const counts = game.status === 'ended' && !game.unrated;
  const said = [
    game.name,
    t('people.game.seat', { seat: game.seat }),
    ...(game.fouls > 0 ? [t('people.game.fouls', { count: game.fouls })] : []),
    ...(isRemoval(game.out) ? [t('people.game.removed')] : []),
    ...(game.unrated ? [t('people.game.unrated')] : []),
  ];
  return (
    <button type="button" className={classes.played} onClick={() => onRead(game.game)}>
      <span className={classes.when}>
        <b>{dayInWords(game.date, i18n.language, new Date())}</b>
        <small>{t('desk.game.no', { no: game.gameNo })}</small>
      </span>
      <span className={classes.what}>
        <span className={common.role} data-team={game.team}>
          {game.role !== null && <RoleIcon role={game.role} size="1.125rem" />}
          {game.role === null ? '–' : roleWord(game.ruleset, game.role)}
        </span>
        <small>{said.join(' · ')}</small>
      </span>
      <span className={classes.outcome} data-result={counts ? game.result : undefined}>
        {game.status === 'ended' ? t(`people.game.${game.result}`) : t(`people.game.${game.status}`)}
        {game.total !== null && <b>{inNumbers(game.total, i18n.language)}</b>}
      </span>
    </button>
  );
}
