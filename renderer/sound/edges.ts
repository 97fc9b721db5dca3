import type { ClockEdge } from '../../shared/contract/clock';

/** How many ids are remembered; far more than edges can be on their way twice. */
const remembered = 200;

/** Passes each edge on once, however often it arrives. */
export function onceEach(sound: (edge: ClockEdge) => void): (edge: ClockEdge) => void {
  const heard = new Set<string>();
  return (edge) => {
    if (heard.has(edge.id)) return;
    heard.add(edge.id);
    for (const oldest of heard) {
      if (heard.size <= remembered) break;
      heard.delete(oldest);
    }
    sound(edge);
  };
}
