import { useTable } from '../useTable';
import { Script } from './Script';

/** What the host announces right after a foul that took the word or the seat; until anything else is recorded. */
export function FoulNote() {
  const { view } = useTable();
  const said = view.undo?.said ?? null;
  return <Script text={said} />;
}
