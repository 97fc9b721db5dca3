import { ActionIcon } from '@mantine/core';
import { IconChevronRight, IconNotes, IconPencil, IconPlayerPlay } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { GameSummary } from '../../shared/contract/club';
import { timeOfDay } from '../ui/time';
import { dayInWords } from './dates';
import classes from './games.module.css';
import { useRulesName } from './useRulesName';

interface Props {
  readonly game: GameSummary;
  /** Whether the list has games of several systems, so that each says which. */
  readonly mixed: boolean;
  readonly onOpen: (game: GameSummary) => void;
  readonly onRecord?: ((game: GameSummary) => void) | undefined;
  readonly onCorrect?: ((game: GameSummary) => void) | undefined;
}

/** One game in a list: when, how many, how it ended; opens on a click. */
export function GameRow({ game, mixed, onOpen, onRecord, onCorrect }: Props) {
  const { t, i18n } = useTranslation();
  const rulesName = useRulesName();
  const running = game.status === 'running';
  const more = [
    ...(mixed ? [rulesName(game)] : []),
    ...(game.host === undefined ? [] : [t('desk.game.host', { host: game.host })]),
  ];
  const row = (
    <button type="button" className={classes.game} onClick={() => onOpen(game)}>
      <span className={classes.when}>
        <b>{dayInWords(game.date, i18n.language, new Date())}</b>
        <small>
          {t('desk.game.no', { no: game.gameNo })} · {timeOfDay(game.startedAt, i18n.language)}
          {!mixed && ` · ${t('desk.game.seats', { count: game.seats.length })}`}
          {game.table !== undefined && ` · ${t('desk.game.table', { table: game.table })}`}
        </small>
        {more.length > 0 && <small>{more.join(' · ')}</small>}
      </span>
      <Result game={game} />
      {running ? (
        <IconPlayerPlay size={18} aria-hidden />
      ) : (
        !onCorrect && <IconChevronRight size={18} aria-hidden />
      )}
    </button>
  );
  if (!onRecord && !onCorrect) return row;
  return (
    <div className={classes.withRecord}>
      {row}
      {onCorrect && (
        <ActionIcon aria-label={t('desk.evening.of', { no: game.gameNo })} onClick={() => onCorrect(game)}>
          <IconPencil size={20} />
        </ActionIcon>
      )}
      {onRecord && (
        <ActionIcon aria-label={t('record.open', { no: game.gameNo })} onClick={() => onRecord(game)}>
          <IconNotes size={20} />
        </ActionIcon>
      )}
    </div>
  );
}

function Result({ game }: { game: GameSummary }) {
  const { t } = useTranslation();
  if (game.status === 'running') {
    return (
      <span className={classes.result} data-running>
        {t('desk.game.running')}
      </span>
    );
  }
  if (game.winner === null) return <span className={classes.result}>{t('desk.game.calledOff')}</span>;
  return (
    <span className={classes.result} data-team={game.winner}>
      {t(`team.${game.winner}`)}
    </span>
  );
}
