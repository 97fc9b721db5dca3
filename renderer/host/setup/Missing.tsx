import { IconAlertTriangle, IconCheck } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useSay } from '../../ui/say';
import type { Obstacle } from './draft';
import classes from './newgame.module.css';

interface Props {
  readonly missing: readonly Obstacle[];
  /** Goes to the seat where it can be mended. */
  readonly onGo: (seat: number) => void;
}

/** What still stands in the way of the start, one thing at a time. */
export function Missing({ missing, onGo }: Props) {
  const { t } = useTranslation();
  const say = useSay();
  const [first, ...more] = missing;
  return (
    <div className={classes.missing} role="status">
      {first ? (
        <>
          <IconAlertTriangle size={20} aria-hidden />
          <MissingText text={say(first.text)} seat={first.seat} onGo={onGo} />
          {more.length > 0 && <small>{t('desk.missing.more', { count: more.length })}</small>}
        </>
      ) : (
        <>
          <IconCheck size={20} aria-hidden className={classes.ready} />
          <span>{t('desk.missing.nothing')}</span>
        </>
      )}
    </div>
  );
}

function MissingText({ text, seat, onGo }: { text: string; seat: number | null; onGo: Props['onGo'] }) {
  if (seat === null) return <span>{text}</span>;
  return (
    <button type="button" onClick={() => onGo(seat)}>
      {text}
    </button>
  );
}
