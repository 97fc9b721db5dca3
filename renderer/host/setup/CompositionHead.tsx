import { Button, Group, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { Draft } from '../../../shared/contract/club';

/** Whether the roles are as the rules suggest, and the way back to that. */
export function CompositionHead({ draft, onChange }: { draft: Draft; onChange: (draft: Draft) => void }) {
  const { t } = useTranslation();
  return (
    <Group justify="space-between" h={44} wrap="nowrap">
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
  );
}
