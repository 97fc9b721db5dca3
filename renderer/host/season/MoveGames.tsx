import { Button, Checkbox, Select } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { GameSummary, SeasonView } from '../../../shared/contract/club';
import { Dialog } from '../../ui/Dialog';
import { timeOfDay } from '../../ui/time';
import { dayInWords } from '../dates';
import { Refused } from '../parts/Refused';
import { useAct } from '../useAct';
import { useRulesName } from '../useRulesName';
import classes from './settings.module.css';

interface Props {
  readonly season: SeasonView;
  readonly seasons: readonly SeasonView[];
  readonly games: readonly GameSummary[];
  readonly opened: boolean;
  readonly onClose: () => void;
  readonly onDone: () => void;
}

/** Moves games to another season. */
export function MoveGames({ opened, onClose, ...props }: Props) {
  const { t } = useTranslation();
  return (
    <Dialog
      title={t('season.move.title', { season: props.season.name })}
      opened={opened}
      onClose={onClose}
      width={560}
    >
      <Choice {...props} />
    </Dialog>
  );
}

function Choice({ season, seasons, games, onDone }: Omit<Props, 'opened' | 'onClose'>) {
  const { t, i18n } = useTranslation();
  const { act, refusal } = useAct();
  const rulesName = useRulesName();
  const [chosen, choose] = useState<readonly string[]>([]);
  const [to, setTo] = useState<string | null>(null);
  const others = seasons.filter(({ id }) => id !== season.id);
  const move = async () => {
    if (to === null) return;
    const answer = await act({ type: 'moveGames', games: [...chosen], season: to });
    if (answer.status !== 'refused') onDone();
  };
  if (others.length === 0) return <p className={classes.hint}>{t('season.move.nowhere')}</p>;
  return (
    <div className={classes.move}>
      <Refused reason={refusal} />
      <Select
        label={t('season.move.to')}
        value={to}
        data={others.map(({ id, name }) => ({ value: id, label: name }))}
        onChange={setTo}
      />
      <ul className={classes.choices} aria-label={t('desk.standings.games')}>
        {games.map((game) => (
          <li key={game.id}>
            <Checkbox
              size="md"
              label={t('season.move.game', {
                day: dayInWords(game.date, i18n.language, new Date()),
                no: game.gameNo,
                time: timeOfDay(game.startedAt, i18n.language),
                ruleset: rulesName(game),
              })}
              checked={chosen.includes(game.id)}
              onChange={(event) =>
                choose(
                  event.currentTarget.checked ? [...chosen, game.id] : chosen.filter((id) => id !== game.id),
                )
              }
            />
          </li>
        ))}
      </ul>
      <div className={classes.foot}>
        <Button disabled={to === null || chosen.length === 0} onClick={() => void move()}>
          {t('season.move.do', { count: chosen.length })}
        </Button>
      </div>
    </div>
  );
}
