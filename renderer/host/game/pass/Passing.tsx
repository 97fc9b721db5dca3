import { Button } from '@mantine/core';
import { IconArrowRight, IconCheck, IconDeviceLaptop, IconEye, IconX } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { HostView } from '../../../../shared/contract/host';
import type { Seat } from '../../../../shared/game/words';
import { Key } from '../keys/Key';
import { OwnCard } from './OwnCard';
import classes from './Passing.module.css';
import { useHold } from './useHold';

/**
 * The laptop goes round the table on Night 0: a cover that says whose turn it is, and the own card behind it for as
 * long as the button or Space is held. Nothing else of the game is on the screen. A seat counts as seen only after a
 * real look; any seat can be looked at again. Escape ends it.
 */
export function Passing({ view, onEnd }: { view: HostView; onEnd: () => void }) {
  const { t } = useTranslation();
  const seats = view.seats.filter((one) => one.out === null);
  const [turn, setTurn] = useState<Seat>(seats[0]?.seat ?? 1);
  const [seen, setSeen] = useState<ReadonlySet<Seat>>(new Set());
  const [tried, setTried] = useState<Seat | null>(null);
  const { held, down, up } = useHold(() => setSeen((before) => new Set([...before, turn])));
  const own = seats.find((one) => one.seat === turn);
  const others = seats.filter((one) => one.seat !== turn && !seen.has(one.seat));
  const following = others.find((one) => one.seat > turn) ?? others[0];
  const isSeen = seen.has(turn);
  const goOn = () => {
    if (held) return;
    if (!isSeen) return setTried(turn);
    if (following) setTurn(following.seat);
    else onEnd();
  };
  useEffect(() => {
    if (held) setTried(turn);
  }, [held, turn]);
  const covered = isSeen ? 'table.pass.covered' : tried === turn ? 'table.pass.longer' : 'table.pass.alone';
  usePassKeys({ Escape: onEnd, Enter: goOn, NumpadEnter: goOn });
  if (!own) return null;
  return (
    <main className={classes.cover} data-passing={turn} data-held={held || undefined}>
      <header className={classes.head}>
        <span className={classes.what}>
          <IconDeviceLaptop size="1.25rem" aria-hidden="true" /> {t('table.pass.how')}
        </span>
        <Button
          variant="default"
          leftSection={<IconX size="1.125rem" />}
          rightSection={<Key>Esc</Key>}
          onClick={onEnd}
        >
          {t('table.pass.end')}
        </Button>
      </header>
      <section className={classes.middle}>
        <h1 className={classes.who}>
          <b>{own.seat}</b>
          <span>{own.name}</span>
        </h1>
        <div className={classes.card} data-open={held || undefined}>
          {held ? (
            <OwnCard book={view} role={own.role} team={own.team} />
          ) : (
            <p className={classes.covered}>{t(covered)}</p>
          )}
        </div>
        <button
          type="button"
          className={classes.hold}
          data-seen={isSeen || undefined}
          onPointerDown={(event) => event.button === 0 && down()}
          onPointerLeave={up}
          onContextMenu={(event) => event.preventDefault()}
        >
          <IconEye size="1.5rem" aria-hidden="true" />
          {t(held ? 'table.pass.release' : isSeen ? 'table.pass.again' : 'table.pass.hold')} <Key>Space</Key>
        </button>
        <button type="button" className={classes.next} disabled={!isSeen || held} onClick={goOn}>
          {following === undefined
            ? t('table.pass.back')
            : t('table.pass.next', { seat: following.seat, name: following.name })}
          <IconArrowRight size="1.25rem" aria-hidden="true" /> <Key>Enter</Key>
        </button>
      </section>
      <nav className={classes.seats} aria-label={t('table.pass.seats')}>
        {seats.map(({ seat, name }) => (
          <button
            key={seat}
            type="button"
            aria-label={t('table.seat.named', { seat, name })}
            aria-pressed={seat === turn}
            data-seen={seen.has(seat) || undefined}
            disabled={held}
            onClick={() => setTurn(seat)}
          >
            {seen.has(seat) && <IconCheck size="0.875rem" aria-label={t('table.pass.seen')} role="img" />}
            {seat}
          </button>
        ))}
      </nav>
    </main>
  );
}

/** The only keys while the laptop goes round, beside Space. */
function usePassKeys(keys: Readonly<Record<string, () => void>>): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const act = keys[event.code];
      if (!act || event.repeat) return;
      // A button that has the focus would take Enter as well.
      event.preventDefault();
      act();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  });
}
