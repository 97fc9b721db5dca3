import { useTranslation } from 'react-i18next';
import { roleText } from '../../../../../shared/game/roles';
import type { Step } from '../../../../../shared/game/steps';
import { Key } from '../../keys/Key';
import { aimedRole } from '../../pick';
import { RoleIcon } from '../../RoleIcon';
import { useTable } from '../../useTable';
import { cellsOf } from '../cells';
import classes from '../Now.module.css';
import { SeatGrid } from '../SeatGrid';

/** Seats for the roles that show themselves: first the role, then its seats. */
export function RolesStep({ step }: { step: Extract<Step, { kind: 'roles' }> }) {
  const { t } = useTranslation();
  const { view, say, tap, aim, setAim } = useTable();
  const aimed = aimedRole(step, aim);
  const nameOfRole = (role: string) => say(roleText(view, role));
  const cells = cellsOf(view, step.offers, say, (seat) => {
    const slot = step.slots.find((one) => one.seats.includes(seat));
    return slot ? { state: 'answer', word: nameOfRole(slot.role) } : null;
  });
  if (step.offers.length === 0) {
    return (
      <div className={classes.chips}>
        {step.slots.map((slot) => (
          <span key={slot.role} className={classes.chip}>
            <RoleIcon role={slot.role} size="1rem" />
            {nameOfRole(slot.role)}
            <b>{slot.seats.join(', ')}</b>
          </span>
        ))}
      </div>
    );
  }
  return (
    <>
      <div className={classes.chips}>
        {step.slots.map((slot) => (
          <button
            type="button"
            key={slot.role}
            className={classes.chip}
            aria-pressed={slot.role === aimed}
            data-full={slot.seats.length >= slot.wanted || undefined}
            onClick={() => setAim({ role: slot.role })}
          >
            <RoleIcon role={slot.role} size="1rem" />
            {nameOfRole(slot.role)}
            <b>
              {slot.seats.length}/{slot.wanted}
            </b>
            {step.slots.length > 1 && slot.role === aimed && <Key>S</Key>}
          </button>
        ))}
      </div>
      <SeatGrid cells={cells} label={t('table.now.whom')} onTap={tap} />
    </>
  );
}
