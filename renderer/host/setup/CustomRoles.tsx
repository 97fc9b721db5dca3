import { ActionIcon, Button, Menu } from '@mantine/core';
import { IconArrowBackUp, IconPencil, IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Draft } from '../../../shared/contract/club';
import type { Ruleset } from '../../../shared/game/ruleset';
import { mostCustomRoles } from '../../../shared/game/state';
import { inPlace } from '../../ui/theme';
import { Stepper } from '../parts/Stepper';
import classes from './composition.module.css';
import { presets, withChangedRole, withCustomRole, withoutRole } from './customRoles';
import { compositionOf, withRole } from './draft';
import { RoleCard } from './RoleCard';

interface Props {
  readonly ruleset: Ruleset;
  readonly draft: Draft;
  readonly onChange: (draft: Draft) => void;
}

/** The club's own roles: how many of each, their cards, new ones; the last one taken out can be brought back. */
export function CustomRoles({ ruleset, draft, onChange }: Props) {
  const { t } = useTranslation();
  const [edited, setEdited] = useState<string | null>(null);
  const [removed, setRemoved] = useState<{ readonly name: string; readonly before: Draft } | null>(null);
  const roles = draft.customRoles ?? [];
  const composition = compositionOf(ruleset, draft);
  const card = roles.find((role) => role.id === edited) ?? null;
  const full = roles.length >= mostCustomRoles;

  const add = (role: Parameters<typeof withCustomRole>[2]) => {
    const added = withCustomRole(ruleset, draft, role);
    if (!added) return;
    onChange(added.draft);
    setEdited(added.id);
  };
  const remove = (id: string) => {
    setRemoved({ name: nameOf(id), before: draft });
    onChange(withoutRole(ruleset, draft, id));
    setEdited(null);
  };
  const bringBack = ({ before }: NonNullable<typeof removed>) => {
    onChange({ ...draft, customRoles: before.customRoles, composition: before.composition });
    setRemoved(null);
  };
  const nameOf = (id: string) =>
    roles.find((role) => role.id === id)?.name.trim() || t('desk.customRole.nameless');

  return (
    <>
      <ul className={classes.roles} aria-label={t('desk.customRole.all')}>
        {roles.map(({ id, team }) => {
          const label = nameOf(id);
          const count = composition[id] ?? 0;
          return (
            <li
              key={id}
              className={classes.role}
              data-own
              data-team={team}
              data-none={count === 0 || undefined}
            >
              <span className={classes.mark} aria-hidden />
              <span className={classes.ownName}>{label}</span>
              <ActionIcon
                aria-label={t('desk.customRole.edit', { role: label })}
                onClick={() => setEdited(id)}
              >
                <IconPencil size={18} aria-hidden />
              </ActionIcon>
              <Stepper
                label={label}
                value={count}
                min={0}
                max={20}
                onChange={(next) => onChange(withRole(ruleset, draft, id, next))}
              />
            </li>
          );
        })}
      </ul>
      <div className={classes.more}>
        <Menu position="top-start" {...inPlace}>
          <Menu.Target>
            <Button variant="default" disabled={full} leftSection={<IconPlus size={18} aria-hidden />}>
              {full ? t('desk.customRole.full', { count: mostCustomRoles }) : t('desk.customRole.add')}
            </Button>
          </Menu.Target>
          <Menu.Dropdown>
            <Menu.Item mih={44} onClick={() => add({ name: '' })}>
              {t('desk.customRole.blank')}
            </Menu.Item>
            <Menu.Label>{t('desk.customRole.presets')}</Menu.Label>
            {presets.map((preset) => (
              <Menu.Item
                key={preset}
                mih={44}
                onClick={() =>
                  add({ name: t(`desk.customRole.preset.${preset}`), order: 0, actsWhenOut: true })
                }
              >
                {t(`desk.customRole.preset.${preset}`)}
              </Menu.Item>
            ))}
          </Menu.Dropdown>
        </Menu>
        {removed && (
          <Button
            variant="subtle"
            px="sm"
            leftSection={<IconArrowBackUp size={18} aria-hidden />}
            onClick={() => bringBack(removed)}
          >
            {t('desk.customRole.bringBack', { role: removed.name })}
          </Button>
        )}
      </div>
      <RoleCard
        role={card}
        onChange={(role) => onChange(withChangedRole(draft, role))}
        onRemove={remove}
        onClose={() => setEdited(null)}
      />
    </>
  );
}
