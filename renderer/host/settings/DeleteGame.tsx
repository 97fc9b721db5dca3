import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../../ui/Dialog';
import { Refused } from '../parts/Refused';
import { useAct } from '../useAct';
import { useAnswer } from '../useAnswer';
import classes from './settings.module.css';
import { useGameInWords } from './useGameInWords';

interface Props {
  readonly opened: boolean;
  readonly onClose: () => void;
  readonly onDeleted: () => void;
}

/** The list of all games, the latest first; a click puts one into the bin, where it can be had again. */
export function DeleteGame({ opened, onClose, onDeleted }: Props) {
  const { t } = useTranslation();
  return (
    <Dialog title={t('data.bin.deleteTitle')} opened={opened} onClose={onClose} width={620}>
      <p className={classes.how}>{t('data.bin.deleteWhat')}</p>
      {opened && <List onDeleted={onDeleted} />}
    </Dialog>
  );
}

function List({ onDeleted }: Pick<Props, 'onDeleted'>) {
  const { t } = useTranslation();
  const games = useAnswer({ type: 'games', season: null });
  const { act, refusal } = useAct();
  const inWords = useGameInWords();
  const remove = async (game: string) => {
    await act({ type: 'deleteGame', game });
    games.again();
    onDeleted();
  };
  const all = games.data?.toSorted((one, two) => two.startedAt - one.startedAt) ?? [];
  return (
    <>
      <Refused reason={refusal ?? games.refusal} />
      {games.data && all.length === 0 && <p className={classes.plain}>{t('data.bin.noGames')}</p>}
      <ul className={classes.items}>
        {all.map((game) => {
          const what = inWords({ ...game, seats: game.seats.length });
          const outcome =
            game.winner === null
              ? `desk.game.${game.status === 'running' ? 'running' : 'calledOff'}`
              : `team.${game.winner}`;
          return (
            <li key={game.id} className={classes.item}>
              <span>
                <b>{what}</b>
                <small>{t(outcome)}</small>
              </span>
              <Button
                variant="default"
                aria-label={t('data.bin.deleteOf', { what })}
                onClick={() => void remove(game.id)}
              >
                {t('data.bin.delete')}
              </Button>
            </li>
          );
        })}
      </ul>
    </>
  );
}
