import { Button, Text, Textarea } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../../ui/Dialog';
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
  const take = () => {
    onTake(names);
    close();
  };
  return (
    <Dialog
      title={t('desk.paste.title')}
      opened={opened}
      onClose={close}
      width={520}
      footer={
        <>
          <Text c={tooMany ? 'trouble' : 'dimmed'} role="status">
            {tooMany
              ? t('desk.paste.tooMany', { count: most })
              : t('desk.paste.found', { count: names.length })}
          </Text>
          <Button disabled={names.length === 0 || tooMany} onClick={take}>
            {t('desk.paste.take')}
          </Button>
        </>
      }
    >
      <Textarea
        data-autofocus
        label={t('desk.paste.label')}
        placeholder={t('desk.paste.example')}
        rows={12}
        value={pasted}
        spellCheck={false}
        onChange={(event) => setPasted(event.currentTarget.value)}
      />
    </Dialog>
  );
}
