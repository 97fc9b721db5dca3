import type { RoomView } from '../../shared/contract/room';
import type { ClockReading } from '../ui/clock';

/** Whether this is the turn of somebody whose fouls took the word: a turn without a clock (PO-35, A-122). */
export function isWithoutWord({ scene, seats }: RoomView, reading: ClockReading | null): boolean {
  if (scene.type !== 'speech' || scene.last || scene.afterTie || reading !== null) return false;
  return seats.some((one) => one.seat === scene.speaker && one.silenced);
}
