import { SegmentedControl, VisuallyHidden } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Settings as ClubsSettings } from '../../../shared/contract/club';
import type { ConsoleView } from '../../../shared/contract/messages';
import { type Send, useConsole } from '../../ui/connection';
import { Panel } from '../parts/Panel';
import { Refused } from '../parts/Refused';
import { LogoChoice } from '../room/LogoChoice';
import { Separator } from '../season/Separator';
import { useAct } from '../useAct';
import { ClockSettings } from './ClockSettings';
import { ClubSettings } from './ClubSettings';
import { DataPage } from './DataPage';
import { MusicSettings } from './MusicSettings';
import { RoomPage } from './RoomPage';
import { SoundSettings } from './SoundSettings';
import classes from './settings.module.css';

/** What a group of settings needs: how they stand, and a way to change some. */
export interface SettingsProps {
  readonly settings: ClubsSettings;
  readonly save: (change: Partial<Omit<ClubsSettings, 'musicFolder'>>) => void;
}

/** What a page of the settings needs. */
export interface PartProps extends SettingsProps {
  readonly view: ConsoleView;
  readonly act: Send;
}

/** What the host can set, and the club's files. */
export function SettingsPage() {
  const { t } = useTranslation();
  const version = useConsole()?.version;
  const [part, show] = useState('common');
  return (
    <>
      <VisuallyHidden component="h1">{t('desk.page.settings')}</VisuallyHidden>
      <div className={classes.parts}>
        <SegmentedControl
          size="md"
          w={600}
          aria-label={t('data.tab.label')}
          value={part}
          data={[
            { value: 'common', label: t('data.tab.common') },
            { value: 'sound', label: t('data.tab.sound') },
            { value: 'room', label: t('desk.settings.room') },
            { value: 'data', label: t('data.tab.data') },
          ]}
          onChange={show}
        />
        {version && <span className={classes.version}>{t('desk.settings.version', { version })}</span>}
      </div>
      {part === 'common' && <Settings of={Common} />}
      {part === 'sound' && <Settings of={Sounding} />}
      {part === 'room' && <Settings of={RoomPage} />}
      {part === 'data' && <DataPage />}
    </>
  );
}

/** The settings; every change holds at once. */
function Settings({ of: Part }: { readonly of: (props: PartProps) => ReactNode }) {
  const view = useConsole();
  const { act, refusal } = useAct();
  if (!view) return null;
  const save: SettingsProps['save'] = (change) => void act({ type: 'saveSettings', settings: change });
  return (
    <>
      <Refused reason={refusal} />
      <div className={classes.settings}>
        <Part view={view} act={act} settings={view.settings} save={save} />
      </div>
    </>
  );
}

function Common({ view, act, ...props }: PartProps) {
  const { t } = useTranslation();
  return (
    <>
      <div className={classes.column}>
        <Panel title={t('desk.settings.club')}>
          <ClubSettings {...props} />
          <Separator label={t('desk.csv.separator')} />
        </Panel>
      </div>
      <div className={classes.column}>
        <Panel title={t('screens.logo.title')}>
          <LogoChoice logo={view.logo} club={view.settings.club} act={act} />
        </Panel>
      </div>
    </>
  );
}

function Sounding({ view: _view, act: _act, ...props }: PartProps) {
  const { t } = useTranslation();
  return (
    <>
      <div className={classes.column}>
        <Panel title={t('desk.settings.clock')}>
          <ClockSettings {...props} />
        </Panel>
        <Panel title={t('music.title')}>
          <MusicSettings settings={props.settings} />
        </Panel>
      </div>
      <div className={classes.column}>
        <Panel title={t('desk.settings.sound')}>
          <SoundSettings {...props} />
        </Panel>
      </div>
    </>
  );
}
