import '@fontsource-variable/inter';
import './room.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
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
    <RoomLine value={connection}>
      <Safe>
        <App />
      </Safe>
    </RoomLine>
  </StrictMode>,
);
