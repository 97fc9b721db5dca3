import { Group, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { Draft } from '../../../shared/contract/club';
import { roleText } from '../../../shared/game/roles';
import type { Deck, Ruleset } from '../../../shared/game/ruleset';
import type { RoleId } from '../../../shared/game/words';
import { useSay } from '../../ui/say';
import { Stepper } from '../parts/Stepper';
import { CompositionHead } from './CompositionHead';
import { CustomRoles } from './CustomRoles';
import classes from './composition.module.css';
import { compositionOf, deckIn, withRole } from './draft';
import { ManyRoles } from './ManyRoles';

/** More roles than this do not stand one below the other. */
const many = 9;

interface Props {
  readonly ruleset: Ruleset;
  readonly draft: Draft;
  readonly onChange: (draft: Draft) => void;
}

/** DM-03: how many of each role. The plain role takes the seats that are left; a fixed deck is only shown. */
export function Composition({ ruleset, draft, onChange }: Props) {
  const { t } = useTranslation();
  const deck = deckIn(ruleset, draft);
  const composition = compositionOf(ruleset, draft);
  if (deck.fixed) return <FixedDeck ruleset={ruleset} deck={deck} composition={composition} />;
  if (deck.roles.length > many) {
    return <ManyRoles ruleset={ruleset} deck={deck} draft={draft} onChange={onChange} />;
  }
  const own = new Set(draft.customRoles?.map((role) => role.id));
  return (
    <section aria-label={t('desk.setup.composition')} className={classes.composition}>
      <CompositionHead draft={draft} onChange={onChange} />
      <div className={classes.list}>
        <ul className={classes.roles}>
          {deck.roles
            .filter(({ id }) => !own.has(id))
            .map(({ id, team, max, required }) => {
              const label = t(`role.${ruleset.id}.${id}`);
              const count = composition[id] ?? 0;
              return (
                <li key={id} className={classes.role} data-team={team} data-none={count === 0 || undefined}>
                  <span className={classes.mark} aria-hidden />
                  <span>{label}</span>
                  {id === ruleset.plainRole || (required && max === 1) ? (
                    <span className={classes.fixed}>{count}</span>
                  ) : (
                    <Stepper
                      label={label}
                      value={count}
                      min={required ? 1 : 0}
                      max={max}
                      onChange={(next) => onChange(withRole(ruleset, draft, id, next))}
                    />
                  )}
                </li>
              );
            })}
        </ul>
        {draft.customRoles && <CustomRoles ruleset={ruleset} draft={draft} onChange={onChange} />}
      </div>
    </section>
  );
}

/** The deck that cannot be changed, in small. */
function FixedDeck({
  ruleset,
  deck,
  composition,
}: {
  readonly ruleset: Ruleset;
  readonly deck: Deck;
  readonly composition: Readonly<Record<RoleId, number>>;
}) {
  const { t } = useTranslation();
  const say = useSay();
  return (
    <section aria-label={t('desk.setup.composition')} className={classes.composition}>
      <Group justify="space-between" h={44} wrap="nowrap">
        <Text fw={650}>{t('desk.setup.composition')}</Text>
        <Text size="sm" c="dimmed">
          {t('desk.setup.fixedDeck')}
        </Text>
      </Group>
      <ul className={classes.deck}>
        {deck.roles.map(({ id, team }) => (
          <li key={id} data-team={team}>
            <span className={classes.mark} aria-hidden />
            {say(roleText({ ruleset: ruleset.id }, id))}
            <b>{composition[id] ?? 0}</b>
          </li>
        ))}
      </ul>
    </section>
  );
}
