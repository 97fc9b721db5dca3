import {
  IconAlertTriangle,
  IconAppWindow,
  IconCheck,
  IconDeviceTv,
  IconPlugConnectedX,
  IconWorld,
} from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { RoomPlace, RoomScreenHealth } from '../../../shared/contract/messages';
import classes from './room.module.css';

const icons = { window: IconAppWindow, browser: IconWorld, tv: IconDeviceTv };

/** Every room screen: where it is, whether it answers, and whether it shows the newest picture. */
export function ScreenList({ screens }: { screens: readonly RoomScreenHealth[] }) {
  const { t } = useTranslation();
  if (screens.length === 0) {
    return (
      <p className={classes.none} role="status">
        {t('desk.room.none')}
      </p>
    );
  }
  return (
    <ul className={classes.screens} aria-label={t('screens.screens')}>
      {screens.map((screen) => (
        <Screen key={screen.id} screen={screen} />
      ))}
    </ul>
  );
}

function Screen({ screen }: { screen: RoomScreenHealth }) {
  const { t } = useTranslation();
  const { place, alive, silentS, behind } = screen;
  const Icon = icons[place.kind];
  const state = !alive ? 'lost' : behind !== null && behind > 0 ? 'behind' : 'well';
  const State = { lost: IconPlugConnectedX, behind: IconAlertTriangle, well: IconCheck }[state];
  const words = {
    lost: t('screens.lost', { count: silentS }),
    behind: t('screens.behind', { count: behind ?? 0 }),
    well: behind === null ? t('screens.answers') : t('screens.newest'),
  };
  return (
    <li className={classes.screen} data-state={state}>
      <Icon size={22} aria-hidden />
      <span className={classes.place}>{usePlace(place)}</span>
      <span className={classes.health} data-state={state}>
        <State size={18} aria-hidden />
        {words[state]}
      </span>
    </li>
  );
}

function usePlace(place: RoomPlace): string {
  const { t } = useTranslation();
  if (place.kind === 'window') {
    return place.display ? t('screens.place.display', { name: place.display }) : t('screens.place.window');
  }
  if (isThisLaptop(place.address)) return t('screens.place.here');
  return t(`screens.place.${place.kind}`, { address: place.address });
}

function isThisLaptop(address: string): boolean {
  return address === '' || address === '::1' || /^(::ffff:)?127\./.test(address);
}
