import { ActionIcon, Button } from '@mantine/core';
import { IconPlayerPause, IconPlayerPlay, IconPlayerSkipForward } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { Settings } from '../../../../shared/contract/club';
import { useMusic } from '../../../sound/sound';
import { MusicNotes } from '../../parts/MusicNotes';
import { Volume } from '../../parts/Volume';
import { Key } from '../keys/Key';
import { useTable } from '../useTable';
import classes from './Bar.module.css';

/** The night's music: what plays, pause, the next track, how loud. */
export function MusicMenu({ settings }: { settings: Settings }) {
  const { t } = useTranslation();
  const { ask } = useTable();
  const { there, playing, track, toggle, next } = useMusic();
  return (
    <section className={classes.music} aria-label={t('music.title')}>
      <h2>{t('music.title')}</h2>
      {!there ? (
        <p>{t('music.none')}</p>
      ) : (
        <>
          <p className={classes.track}>{track ?? t('music.none')}</p>
          <div className={classes.player}>
            <Button
              variant="default"
              leftSection={playing ? <IconPlayerPause size="1.125rem" /> : <IconPlayerPlay size="1.125rem" />}
              rightSection={<Key>J</Key>}
              onClick={toggle}
            >
              {t(playing ? 'music.pause' : 'music.play')}
            </Button>
            <ActionIcon variant="default" aria-label={t('music.next')} title={t('music.next')} onClick={next}>
              <IconPlayerSkipForward size="1.125rem" />
            </ActionIcon>
          </div>
          <Volume
            label={t('music.volume')}
            value={settings.musicVolume}
            disabled={settings.muted}
            onChange={(musicVolume) => ask({ type: 'saveSettings', settings: { musicVolume } })}
          />
          <MusicNotes />
        </>
      )}
    </section>
  );
}
