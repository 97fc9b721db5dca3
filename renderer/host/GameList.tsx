import type { GameSummary } from '../../shared/contract/club';
import { playedIn } from '../../shared/season/standings';
import { GameRow } from './GameRow';
import classes from './games.module.css';

/** Games in the order given. */
export function GameList(props: {
  games: readonly GameSummary[];
  onOpen: (game: GameSummary) => void;
  /** Opens the story of a finished game; without it the list has none. */
  onRecord?: (game: GameSummary) => void;
  /** Corrects number, table and host of a game; without it the list does not. */
  onCorrect?: (game: GameSummary) => void;
}) {
  const systems = playedIn(props.games);
  return (
    <ul className={classes.list}>
      {props.games.map((game) => (
        <li key={game.id}>
          <GameRow
            game={game}
            mixed={systems.length > 1 || systems[0]?.house !== undefined}
            onOpen={props.onOpen}
            onRecord={game.status === 'running' ? undefined : props.onRecord}
            onCorrect={props.onCorrect}
          />
        </li>
      ))}
    </ul>
  );
}
