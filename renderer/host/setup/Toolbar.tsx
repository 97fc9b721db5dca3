import { ActionIcon, Button, Tooltip } from '@mantine/core';
import {
  IconArrowBackUp,
  IconArrowsShuffle,
  IconClipboardList,
  IconEraser,
  IconHistory,
  IconPencil,
} from '@tabler/icons-react';
import { type Ref, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Draft, GameSummary } from '../../../shared/contract/club';
import type { Ruleset } from '../../../shared/game/ruleset';
import { Stepper } from '../parts/Stepper';
import { deckIn, withNames } from './draft';
import { Evening } from './Evening';
import { clean, resized, shuffled } from './names';
import classes from './newgame.module.css';
import { PasteList } from './PasteList';

interface Props {
  readonly ruleset: Ruleset;
  readonly draft: Draft;
  /** Those of the club. */
  readonly games: readonly GameSummary[];
  /** Which game of the evening the new one is. */
  readonly gameNo: number;
  readonly onChange: (draft: Draft) => void;
  readonly onGameNo: (no: number) => void;
  /** The button that adds a seat. */
  readonly more: Ref<HTMLButtonElement>;
}

/** What changes many seats at once; the last such change can be taken back. */
export function Toolbar({ ruleset, draft, games, gameNo, onChange, onGameNo, more }: Props) {
  const { t } = useTranslation();
  const [telling, setTelling] = useState(false);
  const [pasting, setPasting] = useState(false);
  const [last, setLast] = useState<{ readonly before: Draft; readonly after: Draft } | null>(null);
  const latest = games.toSorted((one, two) => two.startedAt - one.startedAt)[0];
  const { min, max } = deckIn(ruleset, draft).seats;
  const seated = draft.names.filter((name) => clean(name) !== '').length;

  const change = (names: readonly string[]) => {
    const after = withNames(ruleset, draft, names);
    setLast({ before: draft, after });
    onChange(after);
  };
  const takeBack = () => {
    if (last) onChange(last.before);
    setLast(null);
  };

  return (
    <div className={classes.toolbar}>
      <span className={classes.count}>{t('desk.setup.seatCount')}</span>
      <Stepper
        label={t('desk.setup.seatCount')}
        value={draft.names.length}
        min={min}
        max={max}
        buttons={{ less: t('desk.setup.fewer'), more: t('desk.setup.oneMore') }}
        more={more}
        onChange={(count) => change(resized(draft.names, count))}
      />
      <Button
        variant="subtle"
        aria-label={t('desk.evening.open', { no: gameNo })}
        rightSection={<IconPencil size={16} aria-hidden />}
        onClick={() => setTelling(true)}
      >
        {t('desk.evening.game', { no: gameNo })}
      </Button>
      <span className={classes.spacer} />
      <Button
        variant="default"
        leftSection={<IconHistory size={18} aria-hidden />}
        disabled={!latest}
        onClick={() => latest && change(latest.seats.map((seat) => seat.name))}
      >
        {t('desk.setup.lastLineUp')}
      </Button>
      <Button
        variant="default"
        leftSection={<IconClipboardList size={18} aria-hidden />}
        onClick={() => setPasting(true)}
      >
        {t('desk.setup.paste')}
      </Button>
      <Button
        variant="default"
        leftSection={<IconArrowsShuffle size={18} aria-hidden />}
        disabled={seated < 2}
        onClick={() => change(shuffled(draft.names, Math.random))}
      >
        {t('desk.setup.shuffle')}
      </Button>
      <Tooltip label={t('desk.setup.clear')}>
        <ActionIcon
          variant="default"
          aria-label={t('desk.setup.clear')}
          disabled={seated === 0}
          onClick={() => change(draft.names.map(() => ''))}
        >
          <IconEraser size={18} aria-hidden />
        </ActionIcon>
      </Tooltip>
      <Tooltip label={t('desk.setup.takeBack')}>
        <ActionIcon
          variant="default"
          aria-label={t('desk.setup.takeBack')}
          disabled={last?.after !== draft}
          onClick={takeBack}
        >
          <IconArrowBackUp size={18} aria-hidden />
        </ActionIcon>
      </Tooltip>
      <Evening opened={telling} no={gameNo} onClose={() => setTelling(false)} onNo={onGameNo} />
      <PasteList
        opened={pasting}
        table={{ seats: draft.names.length, seated, min, max }}
        onClose={() => setPasting(false)}
        onTake={change}
      />
    </div>
  );
}
