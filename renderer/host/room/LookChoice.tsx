import { SegmentedControl } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { roomLooks } from '../../../shared/contract/club';
import type { SettingsProps } from '../settings/SettingsPage';
import classes from '../settings/settings.module.css';

/** How the room's screens look, and the address that streaming software shows without a ground. */
export function LookChoice({ settings, save, address }: SettingsProps & { readonly address: string | null }) {
  const { t } = useTranslation();
  return (
    <>
      <SegmentedControl
        fullWidth
        size="md"
        aria-label={t('screens.look.title')}
        value={settings.roomTheme}
        data={roomLooks.map((look) => ({ value: look, label: t(`screens.look.${look}`) }))}
        onChange={(value) => {
          const roomTheme = roomLooks.find((look) => look === value);
          if (roomTheme) save({ roomTheme });
        }}
      />
      <p className={classes.how}>{t(`screens.look.what.${settings.roomTheme}`)}</p>
      {address !== null && (
        <>
          <div className={classes.address}>{`${address}?look=transparent`}</div>
          <p className={classes.how}>{t('screens.look.stream')}</p>
        </>
      )}
    </>
  );
}
