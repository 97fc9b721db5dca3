import { Button } from '@mantine/core';
import { IconArrowsSplit2 } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { DivergedGame } from '../../../shared/contract/bundle';
import { Dialog } from '../../ui/Dialog';
import { Refused } from '../parts/Refused';
import { useGameInWords } from '../settings/useGameInWords';
import { useAct } from '../useAct';
import classes from './bundle.module.css';
import { Version } from './Version';

interface Props {
  readonly games: readonly DivergedGame[];
  /** Told when the host has chosen. */
  readonly onChosen: () => void;
}

/** Games that were played on differently on two laptops: none of them counts until the host has chosen. */
export function Diverged({ games, onChosen }: Props) {
  const { t } = useTranslation();
  const { act, refusal } = useAct();
  const inWords = useGameInWords();
  const [looked, look] = useState<string | null>(null);
  const game = games.find((one) => one.game === looked) ?? null;
  const choose = async (version: string) => {
    if (!game) return;
    const answer = await act({ type: 'chooseVersion', game: game.game, version });
    if (answer.status !== 'refused') look(null);
    onChosen();
  };
  const words = (one: DivergedGame) => inWords({ ...one, seats: one.seats.length });
  return (
    <>
      {games.map((one) => (
        <div key={one.game} className={classes.notice} role="status">
          <IconArrowsSplit2 size={20} aria-hidden />
          <span>{t('bundle.diverged', { game: words(one), count: one.versions.length })}</span>
          <Button variant="default" onClick={() => look(one.game)}>
            {t('bundle.compare')}
          </Button>
        </div>
      ))}
      <Dialog
        title={game ? words(game) : ''}
        opened={game !== null}
        onClose={() => look(null)}
        width={game && game.versions.length > 2 ? 1_180 : 900}
      >
        <p className={classes.faint}>{t('bundle.chooseWhat')}</p>
        <Refused reason={refusal} />
        <div className={classes.versions}>
          {game?.versions.map((version, at) => (
            <Version
              key={version.key}
              no={at + 1}
              version={version}
              seats={game.seats}
              onChoose={() => void choose(version.key)}
            />
          ))}
        </div>
      </Dialog>
    </>
  );
}
