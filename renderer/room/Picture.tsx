import type { RoomView } from '../../shared/contract/room';
import type { ClockReading } from '../ui/clock';
import { BestMove } from './scenes/BestMove';
import { Idle } from './scenes/Idle';
import { Leaving } from './scenes/Leaving';
import { Morning } from './scenes/Morning';
import { Night } from './scenes/Night';
import { Nominations } from './scenes/Nominations';
import { Result } from './scenes/Result';
import { Shootout } from './scenes/Shootout';
import { Speech } from './scenes/Speech';
import { Talk } from './scenes/Talk';
import { Tie } from './scenes/Tie';
import { Vote } from './scenes/Vote';

/** The picture of the moment. */
export function Picture(props: {
  view: RoomView;
  club: string;
  logo: string | null;
  reading: ClockReading | null;
}) {
  const { view, club, logo, reading } = props;
  const { scene, seats } = view;
  switch (scene.type) {
    case 'idle':
      return <Idle club={club} logo={logo} />;
    case 'night':
      return <Night no={view.period?.no ?? null} />;
    case 'morning':
      return <Morning dead={scene.dead} tramp={scene.trampSaw ?? false} view={view} />;
    case 'talk':
      return <Talk view={view} reading={reading} freely={scene.freely ?? false} />;
    case 'nominations':
      return <Nominations view={view} />;
    case 'speech':
      return scene.suspects ? (
        <BestMove seat={scene.speaker} suspects={scene.suspects} view={view} reading={reading} />
      ) : (
        <Speech seat={scene.speaker} view={view} reading={reading} />
      );
    case 'vote':
      return <Vote scene={scene} view={view} reading={reading} />;
    case 'tie':
      return <Tie scene={scene} view={view} />;
    case 'shootout':
      return <Shootout scene={scene} seats={seats} />;
    case 'leaving':
      return <Leaving leaving={scene.seats} cancelled={scene.cancelled ?? false} view={view} />;
    case 'result':
      return <Result scene={scene} view={view} />;
  }
}
