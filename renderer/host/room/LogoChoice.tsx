import { Button, FileButton } from '@mantine/core';
import { IconPhoto, IconTrash, IconUpload } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Text } from '../../../shared/game/words';
import { type Send, useSend } from '../../ui/connection';
import { Refused } from '../parts/Refused';
import { sendLogo } from './logo';
import classes from './room.module.css';

interface Props {
  /** Where the page finds the logo. */
  readonly logo: string | null;
  readonly club: string;
  readonly act: Send;
}

/** The club's logo: as it is, another one, or none. */
export function LogoChoice({ logo, club, act }: Props) {
  const { t } = useTranslation();
  const send = useSend();
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<Text | null>(null);
  const choose = async (file: File | null) => {
    if (!file) return;
    setBusy(true);
    setRefusal(await sendLogo(send, file));
    setBusy(false);
  };
  return (
    <div className={classes.logo}>
      {logo ? (
        <img src={logo} alt={t('screens.logo.of', { club })} className={classes.picture} />
      ) : (
        <span className={classes.picture}>
          <IconPhoto size={36} aria-hidden />
        </span>
      )}
      <div className={classes.choose}>
        <FileButton accept="image/png,image/jpeg,image/webp" onChange={(file) => void choose(file)}>
          {(props) => (
            <Button
              {...props}
              variant="default"
              loading={busy}
              leftSection={<IconUpload size={18} aria-hidden />}
            >
              {t('screens.logo.choose')}
            </Button>
          )}
        </FileButton>
        {logo && (
          <Button
            variant="subtle"
            leftSection={<IconTrash size={18} aria-hidden />}
            onClick={() => void act({ type: 'removeLogo' })}
          >
            {t('screens.logo.remove')}
          </Button>
        )}
      </div>
      <p className={classes.how}>{t('screens.logo.what')}</p>
      <Refused reason={refusal} />
    </div>
  );
}
