import { ActionIcon, Button, TextInput } from '@mantine/core';
import {
  IconFolder,
  IconPlayerPause,
  IconPlayerPlay,
  IconPlayerSkipForward,
  IconX,
} from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { MusicShelf } from '../../../shared/contract/music';
import type { Text } from '../../../shared/game/words';
import { useMusic } from '../../sound/sound';
import { type Answered, useConsole, useSend } from '../../ui/connection';
import { MusicNotes } from '../parts/MusicNotes';
import { Refused } from '../parts/Refused';
import type { SettingsProps } from './SettingsPage';
import classes from './settings.module.css';

/** The folder with the night's music, what was found in it, and a way to try it. */
export function MusicSettings({ settings }: Pick<SettingsProps, 'settings'>) {
  const { t } = useTranslation();
  const picks = useConsole()?.picksFolders ?? false;
  const { playing, track } = useMusic();
  const send = useSend();
  const [shelf, setShelf] = useState<MusicShelf | null>(null);
  const [refusal, setRefusal] = useState<Text | null>(null);
  const folder = settings.musicFolder;
  const take = (answer: Answered<'music'>) => {
    setRefusal(answer.status === 'refused' ? answer.refusal.reason : null);
    if (answer.status !== 'refused') setShelf(answer.data);
  };
  useEffect(() => {
    // Another window may have taken another folder.
    if (folder !== null)
      void send({ type: 'music' }).then((answer) => answer.status !== 'refused' && setShelf(answer.data));
  }, [folder, send]);
  return (
    <>
      <p className={classes.how} role="status">
        {folder === null || !shelf || shelf.tracks.length === 0
          ? t('music.what')
          : t('music.tracks', { count: shelf.tracks.length })}
        {folder !== null && shelf?.left && ` · ${t('music.left')}`}
        {folder !== null && playing && ` · ${track}`}
      </p>
      <Refused reason={refusal} />
      {folder !== null ? (
        <div className={classes.folder}>
          <div className={classes.address}>{folder}</div>
          <Player />
          {picks && (
            <Button variant="default" onClick={() => void send({ type: 'pickMusicFolder' }).then(take)}>
              {t('music.choose')}
            </Button>
          )}
          <Button
            variant="default"
            leftSection={<IconX size={18} aria-hidden />}
            onClick={() => void send({ type: 'musicFolder', path: null }).then(take)}
          >
            {t('music.remove')}
          </Button>
        </div>
      ) : picks ? (
        <Button
          variant="default"
          leftSection={<IconFolder size={18} aria-hidden />}
          onClick={() => void send({ type: 'pickMusicFolder' }).then(take)}
        >
          {t('music.choose')}
        </Button>
      ) : (
        <TypedFolder onTake={(path) => void send({ type: 'musicFolder', path }).then(take)} />
      )}
      {folder !== null && <MusicNotes />}
    </>
  );
}

/** Where there is no dialog of the system the path is typed; the console looks whether there is music. */
function TypedFolder({ onTake }: { onTake: (path: string) => void }) {
  const { t } = useTranslation();
  const [path, setPath] = useState('');
  return (
    <form
      className={classes.typed}
      onSubmit={(event) => {
        event.preventDefault();
        if (path.trim() !== '') onTake(path.trim());
      }}
    >
      <TextInput
        aria-label={t('music.folder')}
        placeholder={t('music.path')}
        value={path}
        maxLength={1_000}
        onChange={(event) => setPath(event.currentTarget.value)}
      />
      <Button type="submit" variant="default" disabled={path.trim() === ''}>
        {t('music.take')}
      </Button>
    </form>
  );
}

/** Tries the music: plays, and goes to the next track. */
function Player() {
  const { t } = useTranslation();
  const { playing, toggle, next } = useMusic();
  const words = t(playing ? 'music.pause' : 'music.play');
  const Icon = playing ? IconPlayerPause : IconPlayerPlay;
  return (
    <>
      <ActionIcon variant="default" size={44} aria-label={words} title={words} onClick={toggle}>
        <Icon size={18} aria-hidden />
      </ActionIcon>
      <ActionIcon
        variant="default"
        size={44}
        aria-label={t('music.next')}
        title={t('music.next')}
        onClick={next}
      >
        <IconPlayerSkipForward size={18} aria-hidden />
      </ActionIcon>
    </>
  );
}
