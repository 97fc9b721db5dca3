import '@fontsource-variable/inter';
import '@mantine/core/styles.css';
import './base.css';
import { MantineProvider } from '@mantine/core';
import type { ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { i18n } from './i18n';
import { styleNonce } from './nonce';
import { cssVariables, theme } from './theme';

/** What stands around both screens: the theme and the languages. */
export function Screen({ children }: { children: ReactNode }) {
  return (
    <I18nextProvider i18n={i18n}>
      <MantineProvider
        theme={theme}
        forceColorScheme="dark"
        cssVariablesResolver={cssVariables}
        getStyleNonce={styleNonce}
      >
        {children}
      </MantineProvider>
    </I18nextProvider>
  );
}
