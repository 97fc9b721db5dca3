import '@fontsource-variable/inter';
import './room.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';
import { i18n } from '../ui/i18n';
import { openTransport } from '../ui/transport';
import { App } from './App';
import { RoomConnection, RoomLine } from './connection';
import { keepAwake } from './keepAwake';
import { Safe } from './Safe';
import { lookOfAddress, wear } from './themes';

wear(lookOfAddress(window.location.search) ?? 'dark');
keepAwake();

const root = document.getElementById('root');
if (!root) throw new Error('the page has no root');
const connection = new RoomConnection(openTransport('room'));
createRoot(root).render(
  <StrictMode>
    <I18nextProvider i18n={i18n}>
      <RoomLine value={connection}>
        <Safe>
          <App />
        </Safe>
      </RoomLine>
    </I18nextProvider>
  </StrictMode>,
);
