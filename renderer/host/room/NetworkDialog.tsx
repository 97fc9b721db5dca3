import { Switch } from '@mantine/core';
import { IconAlertTriangle, IconCheck, IconInfoCircle, IconWifi, IconWifiOff } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { LanView } from '../../../shared/contract/lan';
import { useConsole } from '../../ui/connection';
import { Dialog } from '../../ui/Dialog';
import { useSay } from '../../ui/say';
import { Refused } from '../parts/Refused';
import { useAct } from '../useAct';
import classes from './network.module.css';
import { QrCode } from './QrCode';

/** What opens the dialog of the network, and whether it is on; nothing in a shell without it. */
export function NetworkButton({ onOpen }: { onOpen: () => void }) {
  const { t } = useTranslation();
  const lan = useConsole()?.lan;
  if (!lan) return null;
  const Icon = lan.on ? IconWifi : IconWifiOff;
  return (
    <button type="button" className={classes.open} data-on={lan.on} onClick={onOpen}>
      <Icon size={20} aria-hidden />
      <span>{t('lan.open')}</span>
      <small>{t(lan.on ? 'lan.state.on' : 'lan.state.off')}</small>
    </button>
  );
}

/** The room's screen for other devices of the local network: the switch, the addresses and who is watching. */
export function NetworkDialog({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  const { t } = useTranslation();
  const lan = useConsole()?.lan;
  const { act, refusal } = useAct();
  if (!lan) return null;
  return (
    <Dialog title={t('lan.title')} opened={opened} onClose={onClose} width={780}>
      <div className={classes.network}>
        <Refused reason={refusal} />
        <label className={classes.switch} htmlFor="lan">
          <p>
            {t('lan.on')}
            <small>{t('lan.onWhat')}</small>
          </p>
          <Switch
            id="lan"
            size="lg"
            checked={lan.on}
            onChange={(event) => void act({ type: 'lan', on: event.currentTarget.checked })}
          />
        </label>
        {lan.on && <Addresses lan={lan} />}
      </div>
    </Dialog>
  );
}

function Addresses({ lan }: { lan: LanView }) {
  const { t } = useTranslation();
  const say = useSay();
  const [chosen, choose] = useState<string | null>(null);
  const shown = lan.addresses.find(({ address }) => address === chosen) ?? lan.addresses[0];
  if (!shown) {
    return (
      <p className={classes.note} data-trouble role="status">
        <IconAlertTriangle size={20} aria-hidden />
        {lan.trouble ? say(lan.trouble) : t('lan.noNetwork')}
      </p>
    );
  }
  return (
    <div className={classes.sides}>
      <QrCode
        text={shown.address}
        label={t('lan.code', { address: shown.address })}
        className={classes.code}
      />
      <div className={classes.words}>
        <p className={classes.address}>{shown.address}</p>
        {lan.addresses.length > 1 && (
          <fieldset className={classes.choice}>
            <legend>{t('lan.networks')}</legend>
            {lan.addresses.map(({ network, address }) => (
              <button
                key={address}
                type="button"
                aria-pressed={address === shown.address}
                onClick={() => choose(address)}
              >
                <b>{network}</b>
                {new URL(address).hostname}
              </button>
            ))}
          </fieldset>
        )}
        <p>{t('lan.how')}</p>
        <Watching lan={lan} />
        <p className={classes.hint}>{t('lan.firewall')}</p>
      </div>
    </div>
  );
}

/** How many screens there are, and what else the host should know of this network. */
function Watching({ lan }: { lan: LanView }) {
  const { t } = useTranslation();
  const say = useSay();
  return (
    <>
      <p className={classes.note} data-well={lan.screens > 0} role="status">
        {lan.screens > 0 ? <IconCheck size={20} aria-hidden /> : <IconInfoCircle size={20} aria-hidden />}
        {lan.screens > 0 ? t('lan.screens', { count: lan.screens }) : t('lan.nobody')}
      </p>
      {lan.portTaken !== null && (
        <p className={classes.note}>
          <IconInfoCircle size={20} aria-hidden />
          {t('lan.portTaken', { port: lan.portTaken })}
        </p>
      )}
      {lan.trouble && (
        <p className={classes.note} data-trouble role="alert">
          <IconAlertTriangle size={20} aria-hidden />
          {say(lan.trouble)}
        </p>
      )}
      {lan.refused > 0 && (
        <p className={classes.note} data-trouble>
          <IconAlertTriangle size={20} aria-hidden />
          {t('lan.refused', { refused: lan.refused })}
        </p>
      )}
    </>
  );
}
