import { Button, Center, Group, Stack, Text, Title } from '@mantine/core';
import { Component, type ErrorInfo, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

interface Props {
  readonly children: ReactNode;
}

interface State {
  readonly error: Error | null;
}

/** Stands in for a screen that broke: nothing is lost, since the game does not live in the screen. */
export class Mishap extends Component<Props, State> {
  override state: State = { error: null };

  static getDerivedStateFromError(error: unknown): State {
    return { error: error instanceof Error ? error : new Error(String(error)) };
  }

  override componentDidCatch(error: Error, info: ErrorInfo): void {
    console.error('The screen broke:', error, info.componentStack);
  }

  override render(): ReactNode {
    const { error } = this.state;
    return error ? <Broken error={error} /> : this.props.children;
  }
}

function Broken({ error }: { error: Error }) {
  const { t } = useTranslation();
  return (
    <Center component="main" h="100vh" p="xl">
      <Stack maw={620} role="alert">
        <Title order={1} fz="1.75rem">
          {t('desk.mishap.title')}
        </Title>
        <Text size="lg">{t('desk.mishap.what')}</Text>
        <Text size="sm" c="dimmed">
          {t('desk.mishap.details', { message: error.message })}
        </Text>
        <Group>
          <Button color="now" size="md" autoFocus onClick={() => window.location.reload()}>
            {t('desk.mishap.reload')}
          </Button>
        </Group>
      </Stack>
    </Center>
  );
}
