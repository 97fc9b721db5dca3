import { Button, Group, Modal, Text, Textarea } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { parseList } from './names';

interface Props {
  readonly opened: boolean;
  readonly most: number;
  readonly onClose: () => void;
  readonly onTake: (names: readonly string[]) => void;
}

/** Takes a line-up from a chat or a sheet: one name a line, or with commas, numbered or not. */
export function PasteList({ opened, most, onClose, onTake }: Props) {
  const { t } = useTranslation();
  const [pasted, setPasted] = useState('');
  const names = parseList(pasted);
  const tooMany = names.length > most;
  const close = () => {
    setPasted('');
    onClose();
  };
  return (
    <Modal
      opened={opened}
      onClose={close}
      size={520}
      title={<Text fw={650}>{t('desk.paste.title')}</Text>}
      closeButtonProps={{ 'aria-label': t('common.close'), size: 44 }}
    >
      <Textarea
        data-autofocus
        label={t('desk.paste.label')}
        placeholder={t('desk.paste.example')}
        rows={10}
        value={pasted}
        spellCheck={false}
        onChange={(event) => setPasted(event.currentTarget.value)}
      />
      <Group justify="space-between" mt="md">
        <Text size="sm" c={tooMany ? 'trouble.4' : 'dimmed'} role="status">
          {tooMany
            ? t('desk.paste.tooMany', { count: most })
            : t('desk.paste.found', { count: names.length })}
        </Text>
        <Button
          disabled={names.length === 0 || tooMany}
          onClick={() => {
            onTake(names);
            close();
          }}
        >
          {t('desk.paste.take')}
        </Button>
      </Group>
    </Modal>
  );
}
