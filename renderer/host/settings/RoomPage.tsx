import { useTranslation } from 'react-i18next';
import { Panel } from '../parts/Panel';
import { DisplayList } from '../room/DisplayList';
import { LookChoice } from '../room/LookChoice';
import { ScreenList } from '../room/ScreenList';
import { RoomSettings } from './RoomSettings';
import type { PartProps } from './SettingsPage';
import classes from './settings.module.css';

/** The room's screens: how they look, where they are, and which of them answer. */
export function RoomPage({ view, act, ...props }: PartProps) {
  const { t } = useTranslation();
  return (
    <>
      <div className={classes.column}>
        <Panel title={t('screens.look.title')}>
          <LookChoice address={view.roomAddress} {...props} />
        </Panel>
        <Panel title={t('screens.screens')}>
          <ScreenList screens={view.rooms.screens} />
        </Panel>
      </div>
      <div className={classes.column}>
        <Panel title={t('screens.where')}>
          {view.displays && <DisplayList displays={view.displays} act={act} />}
          <RoomSettings view={view} {...props} />
        </Panel>
      </div>
    </>
  );
}
