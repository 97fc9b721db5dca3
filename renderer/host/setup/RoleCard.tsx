import { Button, SegmentedControl, Switch, Text, Textarea, TextInput } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { CustomRole } from '../../../shared/game/state';
import { Dialog } from '../../ui/Dialog';
import { Stepper } from '../parts/Stepper';
import classes from './roleCard.module.css';

interface Props {
  /** The role whose card is open; null when none is. */
  readonly role: CustomRole | null;
  readonly onChange: (role: CustomRole) => void;
  readonly onRemove: (id: string) => void;
  readonly onClose: () => void;
}

const teams = ['red', 'black', 'neutral'] as const;

/** The card of one of the club's own roles. Every change holds at once. */
export function RoleCard({ role, onChange, onRemove, onClose }: Props) {
  const { t } = useTranslation();
  return (
    <Dialog
      title={t('desk.customRole.card')}
      opened={role !== null}
      onClose={onClose}
      width={620}
      footer={
        role && (
          <>
            <Button
              variant="default"
              leftSection={<IconTrash size={18} aria-hidden />}
              onClick={() => onRemove(role.id)}
            >
              {t('desk.customRole.remove')}
            </Button>
            <Button onClick={onClose}>{t('common.done')}</Button>
          </>
        )
      }
    >
      {role && <Fields role={role} onChange={onChange} onDone={onClose} />}
    </Dialog>
  );
}

function Fields({
  role,
  onChange,
  onDone,
}: {
  readonly role: CustomRole;
  readonly onChange: Props['onChange'];
  readonly onDone: () => void;
}) {
  const { t } = useTranslation();
  const set = (change: Partial<CustomRole>) => onChange({ ...role, ...change });
  return (
    <div className={classes.fields}>
      <TextInput
        data-autofocus
        label={t('desk.customRole.name')}
        value={role.name}
        maxLength={40}
        onChange={(event) => set({ name: event.currentTarget.value })}
        onKeyDown={(event) => event.key === 'Enter' && onDone()}
      />
      <div>
        <Text size="sm" fw={500}>
          {t('desk.customRole.team')}
        </Text>
        <SegmentedControl
          aria-label={t('desk.customRole.team')}
          className={classes.teams}
          fullWidth
          size="md"
          value={role.team}
          data={teams.map((team) => ({ value: team, label: t(`team.${team}`) }))}
          onChange={(team) => {
            const chosen = teams.find((one) => one === team);
            if (chosen) set({ team: chosen });
          }}
        />
        <Text size="sm" c="dimmed">
          {t(`desk.customRole.teamHint.${role.team}`)}
        </Text>
      </div>
      <div className={classes.order}>
        <div>
          <Text size="sm" fw={500}>
            {t('desk.customRole.order')}
          </Text>
          <Text size="sm" c="dimmed">
            {role.order === 0 ? t('desk.customRole.asleep') : t('desk.customRole.orderHint')}
          </Text>
        </div>
        <Stepper
          label={t('desk.customRole.order')}
          value={role.order}
          min={0}
          max={99}
          onChange={(order) => set({ order })}
        />
      </div>
      <Switch
        size="md"
        label={t('desk.customRole.heals')}
        description={t('desk.customRole.healsHint')}
        checked={role.heals}
        onChange={(event) => set({ heals: event.currentTarget.checked })}
      />
      <Switch
        size="md"
        label={t('desk.customRole.actsWhenOut')}
        description={t('desk.customRole.actsWhenOutHint')}
        checked={role.actsWhenOut}
        onChange={(event) => set({ actsWhenOut: event.currentTarget.checked })}
      />
      <Textarea
        label={t('desk.customRole.text')}
        description={t('desk.customRole.textHint')}
        value={role.text}
        maxLength={300}
        rows={3}
        onChange={(event) => set({ text: event.currentTarget.value })}
      />
    </div>
  );
}
