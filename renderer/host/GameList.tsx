import type { GameSummary } from '../../shared/contract/club';
import { GameRow } from './GameRow';
import classes from './games.module.css';

/** Games in the order given. */
export function GameList(props: {
  games: readonly GameSummary[];
  onOpen: (game: GameSummary) => void;
  /** Opens the story of a finished game; without it the list has none. */
  onRecord?: (game: GameSummary) => void;
}) {
  const systems = new Set(props.games.map((game) => game.ruleset));
  return (
    <ul className={classes.list}>
      {props.games.map((game) => (
        <li key={game.id}>
          <GameRow
            game={game}
            mixed={systems.size > 1}
            onOpen={props.onOpen}
            onRecord={game.status === 'running' ? undefined : props.onRecord}
          />
        </li>
      ))}
    </ul>
  );
}
