import { Center, Loader } from '@mantine/core';
import { useTranslation } from 'react-i18next';

/** The moment before the console has said how things stand. */
export function Waiting() {
  const { t } = useTranslation();
  return (
    <Center component="main" h="100vh">
      <Loader color="steel" type="dots" aria-label={t('desk.waiting')} role="status" />
    </Center>
  );
}
