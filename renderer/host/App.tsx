import { useConsole, useGame } from '../ui/connection';
import { useLanguage } from '../ui/i18n';
import { Desk } from './Desk';
import { GameScreen } from './game/GameScreen';
import { ConnectionLost } from './parts/ConnectionLost';
import { Mishap } from './parts/Mishap';
import { Waiting } from './parts/Waiting';

/** The host's screen: the open game, else the desk. */
export function App() {
  const view = useConsole();
  const game = useGame();
  useLanguage(view?.settings.language);
  return (
    <Mishap>
      <ConnectionLost />
      {game ? <GameScreen /> : view && view.game === null ? <Desk /> : <Waiting />}
    </Mishap>
  );
}
