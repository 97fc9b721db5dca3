import { Button, Switch, TagsInput, Textarea, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Player } from '../../../shared/contract/club';
import { Dialog } from '../../ui/Dialog';
import { inPlace } from '../../ui/theme';
import { Refused } from '../parts/Refused';
import { clean, fold } from '../setup/names';
import { useAct } from '../useAct';
import classes from './players.module.css';

interface Props {
  readonly player: Player;
  readonly opened: boolean;
  readonly onClose: () => void;
  readonly onDone: () => void;
}

/** What the club knows of a player. */
export function EditPlayer({ player, opened, onClose, onDone }: Props) {
  const { t } = useTranslation();
  return (
    <Dialog
      title={t('people.edit.title', { name: player.name })}
      opened={opened}
      onClose={onClose}
      width={560}
    >
      <Fields player={player} onDone={onDone} />
    </Dialog>
  );
}

function Fields({ player, onDone }: { player: Player; onDone: () => void }) {
  const { t } = useTranslation();
  const { act, refusal } = useAct();
  const [name, setName] = useState(player.name);
  const [fullName, setFullName] = useState(player.fullName ?? '');
  const [aliases, setAliases] = useState<string[]>(player.aliases ?? []);
  const [notes, setNotes] = useState(player.notes ?? '');
  const [active, setActive] = useState(!player.inactive);
  const wanted = clean(name);
  const save = async (event: FormEvent) => {
    event.preventDefault();
    if (wanted === '') return;
    const answer = await act({
      type: 'savePlayer',
      player: player.id,
      change: {
        name: wanted,
        fullName: fullName.trim(),
        aliases: aliases.map(clean),
        notes: notes.trim(),
        active,
      },
    });
    if (answer.status !== 'refused') onDone();
  };
  return (
    <form className={classes.fields} onSubmit={(event) => void save(event)}>
      <Refused reason={refusal} />
      <div className={classes.pair}>
        <TextInput
          data-autofocus
          label={t('people.edit.name')}
          maxLength={60}
          value={name}
          onChange={(event) => setName(event.currentTarget.value)}
        />
        <TextInput
          label={t('people.edit.fullName')}
          maxLength={120}
          value={fullName}
          onChange={(event) => setFullName(event.currentTarget.value)}
        />
      </div>
      {fold(wanted) !== fold(player.name) && wanted !== '' && (
        <p className={classes.hint} role="status">
          {t('people.edit.renamed', { name: player.name })}
        </p>
      )}
      <TagsInput
        label={t('people.edit.aliases')}
        description={t('people.edit.aliasesWhat')}
        maxTags={20}
        classNames={{ pillsList: classes.tags }}
        value={aliases}
        comboboxProps={inPlace}
        onChange={setAliases}
      />
      <Textarea
        label={t('people.edit.notes')}
        rows={3}
        maxLength={2_000}
        value={notes}
        onChange={(event) => setNotes(event.currentTarget.value)}
      />
      <Switch
        size="md"
        label={t('people.edit.active')}
        description={t('people.edit.activeWhat')}
        checked={active}
        onChange={(event) => setActive(event.currentTarget.checked)}
      />
      <div className={classes.foot}>
        <Button type="submit" disabled={wanted === ''}>
          {t('people.edit.save')}
        </Button>
      </div>
    </form>
  );
}
