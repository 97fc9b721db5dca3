import { ActionIcon, Popover, UnstyledButton } from '@mantine/core';
import {
  type Icon,
  IconBook2,
  IconChartBarOff,
  IconCircleX,
  IconExternalLink,
  IconGavel,
  IconMenu2,
  IconNotes,
  IconPencilPlus,
  IconSettings,
  IconTrophy,
  IconUsers,
} from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useConsole } from '../../../ui/connection';
import { useTable } from '../useTable';
import classes from './Bar.module.css';

/** Dialogs that are opened from the menu or by a key. */
export type Dialog = 'rules' | 'settings' | 'end' | 'callOff' | 'log' | 'help' | 'record' | 'note';

interface Item {
  readonly icon: Icon;
  readonly words: string;
  act(): void;
}

/** What is seldom needed in a game. */
export function GameMenu({ ended, onDialog }: { ended: boolean; onDialog: (dialog: Dialog) => void }) {
  const { t } = useTranslation();
  const room = useConsole()?.roomAddress ?? null;
  const { view, ask, setMend } = useTable();
  const [open, setOpen] = useState(false);
  const items: Item[] = [
    { icon: IconNotes, words: t('record.menu'), act: () => onDialog('record') },
    { icon: IconPencilPlus, words: t('record.note.menu'), act: () => onDialog('note') },
    { icon: IconBook2, words: t('rules.title'), act: () => onDialog('rules') },
    { icon: IconSettings, words: t('table.menu.settings'), act: () => onDialog('settings') },
  ];
  if (room !== null) {
    const act = () => void window.open(room, 'room', 'popup,width=1280,height=720');
    items.push({ icon: IconExternalLink, words: t('table.menu.room'), act });
  }
  if (!ended) {
    items.push({ icon: IconTrophy, words: t('table.menu.end'), act: () => onDialog('end') });
    items.push({ icon: IconCircleX, words: t('table.menu.callOff'), act: () => onDialog('callOff') });
  }
  items.push({ icon: IconGavel, words: t('amend.menu.overrule'), act: () => setMend({ type: 'overrule' }) });
  items.push({ icon: IconUsers, words: t('amend.menu.people'), act: () => setMend({ type: 'people' }) });
  items.push({
    icon: IconChartBarOff,
    words: t(view.unrated ? 'amend.menu.rated' : 'amend.menu.unrated'),
    act: () => ask({ type: 'unrated', on: !view.unrated }),
  });
  return (
    <Popover opened={open} onChange={setOpen} position="bottom-end" width={280} shadow="lg" trapFocus>
      <Popover.Target>
        <ActionIcon aria-label={t('table.menu.title')} onClick={() => setOpen(!open)}>
          <IconMenu2 size="1.25rem" />
        </ActionIcon>
      </Popover.Target>
      <Popover.Dropdown aria-label={t('table.menu.title')} p={6}>
        {items.map(({ icon: Picture, words, act }) => (
          <UnstyledButton
            key={words}
            className={classes.item}
            onClick={() => {
              setOpen(false);
              act();
            }}
          >
            <Picture size="1.125rem" aria-hidden="true" />
            {words}
          </UnstyledButton>
        ))}
      </Popover.Dropdown>
    </Popover>
  );
}
