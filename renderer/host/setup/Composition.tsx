import { Button, Group, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { Draft } from '../../../shared/contract/club';
import type { Ruleset } from '../../../shared/game/ruleset';
import { Stepper } from '../parts/Stepper';
import classes from './composition.module.css';
import { compositionOf, withRole } from './draft';

interface Props {
  readonly ruleset: Ruleset;
  readonly draft: Draft;
  readonly onChange: (draft: Draft) => void;
}

/** DM-03: how many of each role. The plain role takes the seats that are left. */
export function Composition({ ruleset, draft, onChange }: Props) {
  const { t } = useTranslation();
  const composition = compositionOf(ruleset, draft);
  return (
    <section aria-label={t('desk.setup.composition')}>
      <Group justify="space-between" h={44}>
        <Text fw={650}>{t('desk.setup.composition')}</Text>
        {draft.composition ? (
          <Button variant="subtle" px="sm" onClick={() => onChange({ ...draft, composition: null })}>
            {t('desk.setup.suggested')}
          </Button>
        ) : (
          <Text size="sm" c="dimmed">
            {t('desk.setup.asSuggested')}
          </Text>
        )}
      </Group>
      <ul className={classes.roles}>
        {ruleset.roles.map(({ id, team, max, required }) => {
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
    </section>
  );
}
