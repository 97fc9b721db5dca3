import { IconAlertTriangle } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { Draft } from '../../../shared/contract/club';
import { type Deck, type RoleSpec, type Ruleset, withDefaults } from '../../../shared/game/ruleset';
import { useSay } from '../../ui/say';
import { Stepper } from '../parts/Stepper';
import { CompositionHead } from './CompositionHead';
import shared from './composition.module.css';
import { compositionOf, withRole } from './draft';
import classes from './manyRoles.module.css';

interface Props {
  readonly ruleset: Ruleset;
  readonly deck: Deck;
  readonly draft: Draft;
  readonly onChange: (draft: Draft) => void;
}

/**
 * A deck of many roles without scrolling: those that are always there in a line, those of which there can be several with
 * their number, the others as buttons that are in or out, each with the size of table the rules give it (EC-03, EC-08).
 */
export function ManyRoles({ ruleset, deck, draft, onChange }: Props) {
  const { t } = useTranslation();
  const say = useSay();
  const composition = compositionOf(ruleset, draft);
  const seats = draft.names.length;
  const isFixed = ({ id, required, max }: RoleSpec) => id === ruleset.plainRole || (required && max === 1);
  const fixed = deck.roles.filter(isFixed);
  const counted = deck.roles.filter((role) => !isFixed(role) && role.max > 1);
  const single = deck.roles.filter((role) => !isFixed(role) && role.max === 1);
  const nameOf = (role: string) => t(`role.${ruleset.id}.${role}`);
  const set = (role: string, count: number) => onChange(withRole(ruleset, draft, role, count));
  const advice = ruleset.adviseComposition?.(seats, composition) ?? [];
  const notes = ruleset.setupNotes?.(seats, withDefaults(ruleset, draft.options)) ?? [];
  return (
    <section aria-label={t('desk.setup.composition')} className={shared.composition}>
      <CompositionHead draft={draft} onChange={onChange} />
      <div className={shared.list}>
        <ul className={classes.fixed}>
          {fixed.map(({ id, team }) => (
            <li key={id} data-team={team}>
              <span className={shared.mark} aria-hidden />
              {nameOf(id)} <b>{composition[id] ?? 0}</b>
            </li>
          ))}
        </ul>
        <ul className={shared.roles}>
          {counted.map(({ id, team, max }) => (
            <li
              key={id}
              className={shared.role}
              data-team={team}
              data-none={(composition[id] ?? 0) === 0 || undefined}
            >
              <span className={shared.mark} aria-hidden />
              <span>{nameOf(id)}</span>
              <Stepper
                label={nameOf(id)}
                value={composition[id] ?? 0}
                min={0}
                max={max}
                onChange={(count) => set(id, count)}
              />
            </li>
          ))}
        </ul>
        <ul className={classes.single}>
          {single.map(({ id, team, from }) => {
            const isIn = (composition[id] ?? 0) > 0;
            return (
              <li key={id}>
                <button
                  type="button"
                  data-team={team}
                  aria-pressed={isIn}
                  onClick={() => set(id, isIn ? 0 : 1)}
                >
                  <span className={shared.mark} aria-hidden />
                  <span>
                    {nameOf(id)}
                    {from !== undefined && <small>{t('desk.setup.from', { from })}</small>}
                  </span>
                </button>
              </li>
            );
          })}
        </ul>
        <ul className={classes.notes}>
          {advice.map(({ rule, reason }) => (
            <li key={rule} data-advice>
              <IconAlertTriangle size={16} aria-hidden /> {say(reason)} <small>{rule}</small>
            </li>
          ))}
          {notes.map((note) => (
            <li key={note.key}>{say(note)}</li>
          ))}
        </ul>
      </div>
    </section>
  );
}
