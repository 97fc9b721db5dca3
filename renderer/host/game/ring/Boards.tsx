import type { Board } from '../../../../shared/game/ruleset';
import { useTable } from '../useTable';
import classes from './Middle.module.css';

/** What the host wants in sight at night: counters, blocked targets, what is known already. */
export function Boards({ boards }: { boards: readonly Board[] }) {
  const { say } = useTable();
  if (boards.length === 0) return null;
  return (
    <dl className={classes.boards}>
      {boards.map((board) => (
        <div key={board.id}>
          <dt>{say(board.title)}</dt>
          <dd>{board.lines.map(say).join(' · ')}</dd>
        </div>
      ))}
    </dl>
  );
}
