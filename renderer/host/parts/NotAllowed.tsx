import { Center, Stack, Text, Title } from '@mantine/core';
import { useTranslation } from 'react-i18next';

/** For a browser that has no right to the host's screen. */
export function NotAllowed() {
  const { t } = useTranslation();
  return (
    <Center component="main" h="100vh" p="xl">
      <Stack maw={560} gap="sm">
        <Title order={1} fz="1.75rem">
          {t('desk.notAllowed.title')}
        </Title>
        <Text size="lg" c="dimmed">
          {t('desk.notAllowed.what')}
        </Text>
      </Stack>
    </Center>
  );
}
