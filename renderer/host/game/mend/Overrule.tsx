import { NumberInput } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Overruled } from '../../../../shared/game/facts';
import { previous } from '../../../../shared/game/phases';
import { roleText } from '../../../../shared/game/roles';
import type { Cause, Seat } from '../../../../shared/game/words';
import look from '../Choice.module.css';
import { PhaseName } from '../log/PhaseName';
import { useTable } from '../useTable';
import classes from './Mend.module.css';
import { Options } from './Options';
import { Reasoned } from './Reasoned';
import { SeatChoice } from './SeatChoice';

type Kind = Exclude<Overruled['kind'], 'void'>;
const seated: readonly Kind[] = ['out', 'in', 'role', 'points'];
const causes = [
  'removed',
  'vote',
  'night-kill',
  'shootout',
  'fouls',
  'left',
] as const satisfies readonly Cause[];

/** The host's word on a seat, on the winner, or on a phase that is skipped or held once more. */
export function Overrule({ seat: first, onDone }: { seat: Seat | null; onDone: () => void }) {
  const { t } = useTranslation();
  const { view, rules, roles, say } = useTable();
  const [kind, setKind] = useState<Kind | null>(null);
  const [seat, setSeat] = useState<Seat | null>(first);
  const [cause, setCause] = useState<(typeof causes)[number]>('removed');
  const [role, setRole] = useState<string | null>(null);
  const [winner, setWinner] = useState<string | null>(null);
  const [column, setColumn] = useState<string | null>(view.points.columns.includes('judge') ? 'judge' : null);
  const [amount, setAmount] = useState<number | string>('');
  const [phase, setPhase] = useState(view.phase);
  const ended = view.end !== null;
  const kinds: Kind[] = ended ? ['winner', 'out', 'in', 'role'] : ['out', 'in', 'role', 'skip', 'repeat'];
  if (view.points.columns.length > 0) kinds.push('points');
  const phases = [view.phase, previous(view.phase)].filter((one) => one !== null);

  const what = (): Overruled | null => {
    switch (kind) {
      case 'out':
        return seat === null ? null : { kind, seat, cause };
      case 'in':
        return seat === null ? null : { kind, seat };
      case 'role':
        return seat === null || role === null ? null : { kind, seat, role };
      case 'points': {
        const isGiven = seat !== null && column !== null && typeof amount === 'number';
        return isGiven ? { kind, seat, column, amount } : null;
      }
      case 'winner':
        return winner === null ? null : { kind, winner: winner === 'none' ? null : winner };
      case 'skip':
        return { kind, phase: view.phase };
      case 'repeat':
        return { kind, phase };
      case null:
        return null;
    }
  };
  const body = (reason: string) => {
    const word = what();
    return word && ({ type: 'overrule', what: word, reason } as const);
  };
  return (
    <Reasoned body={body} onDone={onDone}>
      <Options
        label={t('amend.word.what')}
        options={kinds.map((id) => ({ id, words: t(`amend.word.${id}`) }))}
        chosen={kind}
        onChoose={setKind}
      />
      {kind !== null && seated.includes(kind) && (
        <SeatChoice label={t('amend.field.seat')} chosen={seat} onChoose={setSeat} />
      )}
      {kind === 'out' && (
        <Options
          label={t('amend.field.cause')}
          options={causes.map((id) => ({ id, words: t(`table.left.${id}`) }))}
          chosen={cause}
          onChoose={setCause}
        />
      )}
      {kind === 'role' && (
        <Options
          label={t('amend.field.role')}
          options={roles
            .filter(({ id }) => (view.composition[id] ?? 0) > 0)
            .map(({ id }) => ({ id, words: say(roleText(view, id)) }))}
          chosen={role}
          onChoose={setRole}
        />
      )}
      {kind === 'points' && (
        <>
          <Options
            label={t('amend.word.column')}
            options={view.points.columns.map((id) => ({ id, words: t(`table.points.column.${id}`) }))}
            chosen={column}
            onChoose={setColumn}
          />
          <NumberInput
            className={classes.amount}
            label={t('amend.word.amount')}
            value={amount}
            min={-1000}
            max={1000}
            onChange={setAmount}
          />
        </>
      )}
      {kind === 'winner' && (
        <Options
          label={t('amend.field.winner')}
          options={[
            ...(rules?.teams ?? [])
              .filter((id) => roles.some((role) => role.team === id))
              .map((id) => ({ id, words: t(`team.${id}`) })),
            { id: 'none', words: t('amend.hole.nobody') },
          ]}
          chosen={winner}
          onChoose={setWinner}
        />
      )}
      {kind === 'skip' && (
        <p className={classes.how}>
          <PhaseName phase={view.phase} />: {t('amend.word.skipHow')}
        </p>
      )}
      {kind === 'repeat' && (
        <>
          <fieldset className={classes.options} aria-label={t('amend.word.phase')}>
            <legend className={classes.label}>{t('amend.word.phase')}</legend>
            {phases.map((one) => (
              <button
                type="button"
                key={one}
                className={look.choice}
                aria-pressed={phase === one}
                onClick={() => setPhase(one)}
              >
                <PhaseName phase={one} />
              </button>
            ))}
          </fieldset>
          <p className={classes.how}>{t('amend.word.repeatHow')}</p>
        </>
      )}
    </Reasoned>
  );
}
