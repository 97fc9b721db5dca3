import { IconPencil } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { Step } from '../../../../../shared/game/steps';
import type { Seat } from '../../../../../shared/game/words';
import { Key } from '../../keys/Key';
import { expectedAnswer } from '../../pick';
import { useTable } from '../../useTable';
import { cellsOf } from '../cells';
import common from '../Now.module.css';
import { type Cell, SeatGrid } from '../SeatGrid';
import { ShotOutcome } from './ShotOutcome';
import classes from './ShotsStep.module.css';

type Shots = Extract<Step, { kind: 'shots' }>;

/**
 * The target, and beside it each shooter: whom he proposed (DM-14), or every number he showed where all must show
 * the same (PO-22, MP-30).
 */
export function ShotsStep({ step }: { step: Shots }) {
  const { t } = useTranslation();
  const { view, say, tap, answer, aim, setAim, nameOf } = useTable();
  if (step.callOnly) return null;
  const shows = step.proposals.some((one) => one.shown !== undefined);
  const aimed = step.proposals.find((one) => one.shooter === aim.shooter);
  const cells = cellsOf(view, step.offers, say, (seat) => markOf(step, aimed, seat));
  const named = cells.map((cell) =>
    withShooters(step, aimed, cell, (seats) => t('table.shots.by', { seats })),
  );
  return (
    <>
      {step.proposals.length > 0 && (
        <div className={common.chips}>
          <Chip pressed={aim.shooter === null} onAim={() => setAim({ shooter: null, adding: false })}>
            {t(shows ? 'table.shots.all' : 'table.now.agreed')}
          </Chip>
          {step.proposals.map((one) => (
            <Chip
              key={one.shooter}
              pressed={aim.shooter === one.shooter}
              title={nameOf(one.shooter)}
              sends={step.sender === one.shooter}
              onAim={() => setAim({ shooter: one.shooter, adding: false })}
            >
              {t('table.now.proposes', {
                seat: one.shooter,
                target:
                  step.sender === undefined ? targetWords(one) : messageOf(one, t('table.shots.silent')),
              })}
            </Chip>
          ))}
        </div>
      )}
      <SeatGrid cells={named} label={t('table.now.whom')} onTap={tap} />
      <div className={common.quicks}>
        {step.expected !== undefined && (
          <button
            type="button"
            className={common.quick}
            aria-pressed={step.chosen === step.expected}
            onClick={() => answer(expectedAnswer(step))}
          >
            {t('table.shots.expected', { seat: step.expected, name: nameOf(step.expected) })} <Key>A</Key>
          </button>
        )}
        {(shows || (step.sender !== undefined && aimed !== undefined)) && (
          <button
            type="button"
            className={common.quick}
            onClick={() =>
              answer(
                aimed
                  ? { type: 'proposal', shooter: aimed.shooter, target: null }
                  : { type: 'seat', seat: null },
              )
            }
          >
            {t(shows ? 'table.shots.none' : 'table.shots.noMessage')} <Key>N</Key>
          </button>
        )}
      </div>
      {shows && <ShotOutcome step={step} />}
      {step.tally && (
        <p className={classes.tally}>
          {step.tally.map(({ seat, votes }) => (
            <span key={seat} data-most={seat === step.chosen || undefined}>
              {t('table.shots.votes', { seat, votes })}
            </span>
          ))}
        </p>
      )}
    </>
  );
}

function Chip({
  pressed,
  title,
  sends = false,
  onAim,
  children,
}: {
  pressed: boolean;
  title?: string;
  /** Whose word counts. */
  sends?: boolean;
  onAim: () => void;
  children: string;
}) {
  const { t } = useTranslation();
  return (
    <button type="button" className={common.chip} aria-pressed={pressed} title={title} onClick={onAim}>
      {sends && <IconPencil size="1rem" aria-label={t('table.shots.sends')} role="img" />}
      {children}
      {pressed && <Key>S</Key>}
    </button>
  );
}

type Proposal = Shots['proposals'][number];

/** EC-52: whom he names, that he has no message, or `…` while he has not been asked. */
function messageOf({ target }: Proposal, silent: string): string {
  return target === null ? silent : String(target ?? '…');
}

/** `…` while a shooter was not recorded, `—` where there is no number. */
function targetWords({ target, shown }: Proposal): string {
  if (shown === undefined) return String(target ?? '—');
  if (shown.length > 0) return shown.join(', ');
  return target === undefined ? '…' : '—';
}

function markOf(step: Shots, aimed: Proposal | undefined, seat: Seat): { state: Cell['state'] } | null {
  if (aimed) {
    const own = aimed.shown ?? [aimed.target];
    return own.includes(seat) ? { state: 'answer' } : null;
  }
  if (step.chosen === seat) return { state: 'answer' };
  return shootersAt(step, seat).length > 0 ? { state: 'waits' } : null;
}

function shootersAt(step: Shots, seat: Seat): Seat[] {
  return step.proposals.filter((one) => one.shown?.includes(seat)).map((one) => one.shooter);
}

/** A number that not all have shown says whose it is. */
function withShooters(
  step: Shots,
  aimed: Proposal | undefined,
  cell: Cell,
  say: (seats: string) => string,
): Cell {
  return aimed || cell.state !== 'waits'
    ? cell
    : { ...cell, word: say(shootersAt(step, cell.seat).join(', ')) };
}
