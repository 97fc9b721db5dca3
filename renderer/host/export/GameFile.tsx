import { Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Refused } from '../parts/Refused';
import { useMaking } from './useMaking';

/** Saves one game with all its entries as JSON. */
export function GameFile({ game }: { game: string }) {
  const { t } = useTranslation();
  const { share, refusal, make } = useMaking();
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconDownload size="1.125rem" aria-hidden />}
        loading={share !== null}
        onClick={() => make({ type: 'game', game })}
      >
        {t('export.json')}
      </Button>
      <Refused reason={refusal} />
    </>
  );
}
