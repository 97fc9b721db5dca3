import { Button, Group, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../../ui/Dialog';

interface Props {
  readonly opened: boolean;
  readonly taken: readonly string[];
  readonly onClose: () => void;
  readonly onCreate: (name: string) => void;
}

/** Asks for the name of a new season. */
export function NewSeason({ opened, taken, onClose, onCreate }: Props) {
  const { t } = useTranslation();
  const [name, setName] = useState('');
  const wanted = name.trim();
  const exists = taken.some((one) => one.toLocaleLowerCase() === wanted.toLocaleLowerCase());
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (wanted === '' || exists) return;
    setName('');
    onCreate(wanted);
  };
  return (
    <Dialog title={t('desk.season.new')} opened={opened} onClose={onClose}>
      <form onSubmit={submit}>
        <TextInput
          data-autofocus
          label={t('desk.season.name')}
          description={t('desk.season.newWhat')}
          maxLength={60}
          value={name}
          error={exists && t('desk.season.exists')}
          onChange={(event) => setName(event.currentTarget.value)}
        />
        <Group justify="flex-end" mt="md">
          <Button type="submit" disabled={wanted === '' || exists}>
            {t('desk.season.create')}
          </Button>
        </Group>
      </form>
    </Dialog>
  );
}
