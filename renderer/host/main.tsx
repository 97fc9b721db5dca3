import { createRoot } from 'react-dom/client';
import { attachSound } from '../sound/sound';
import { Connected, HostConnection } from '../ui/connection';
import { Screen } from '../ui/Screen';
import { enter, openTransport } from '../ui/transport';
import { App } from './App';
import { NotAllowed } from './parts/NotAllowed';

const place = document.getElementById('root');
if (!place) throw new Error('the page has no root');
const root = createRoot(place);

if (await enter()) {
  const transport = openTransport('host');
  const connection = new HostConnection(transport);
  attachSound(connection);
  root.render(
    <Screen>
      <Connected value={connection}>
        <App />
      </Connected>
    </Screen>,
  );
} else {
  root.render(
    <Screen>
      <NotAllowed />
    </Screen>,
  );
}
