import type { RoomScene, RoomView } from '../../shared/contract/room';
import type { RulesetId } from '../../shared/game/words';
import type { ClockReading, Digits } from '../ui/digits';

/*
 * What both pages of the room, the console's own and the one for a TV, read from a moment.
 */

/** What the table calls its free talk. */
export function talkKey(ruleset: RulesetId | null): string {
  return ruleset === 'demafia' ? 'room.label.balagan' : 'room.label.talk';
}

/** The seat that has the word now. */
export function speakerOf(scene: RoomScene): number | null {
  if (scene.type === 'speech') return scene.speaker;
  if (scene.type === 'vote') return scene.paused;
  if (scene.type === 'shootout') return scene.turn;
  return null;
}

/** Whether a clock belongs into the corner: not at night, and not where the picture draws it itself. */
export function clockInCorner({ type }: RoomScene): boolean {
  return type !== 'night' && type !== 'speech' && type !== 'talk' && type !== 'vote';
}

/** What the moment is called; null where the picture itself says it large. */
export function labelKey({ scene, ruleset }: RoomView): string | null {
  switch (scene.type) {
    case 'talk':
      return talkKey(ruleset);
    case 'nominations':
      return 'room.label.nominations';
    case 'speech':
      if (scene.suspects) return 'room.label.bestMove';
      if (scene.last) return 'room.label.lastWord';
      if (scene.afterTie) return ruleset === 'demafia' ? 'room.label.afterCrash' : 'room.label.afterTie';
      return ruleset === 'demafia' ? 'room.label.defence' : 'room.label.speech';
    case 'vote':
      return scene.count > 1 ? 'room.label.voteAgain' : 'room.label.vote';
    case 'tie':
      return scene.raise ? 'room.label.raise' : 'room.label.vote';
    case 'leaving':
      return 'room.label.vote';
    case 'shootout':
      return 'room.label.shootout';
    case 'idle':
    case 'night':
    case 'morning':
    case 'result':
      return null;
  }
}

/** How a clock stands, for what is drawn round its digits. */
export type Mood = 'ready' | 'running' | 'paused' | 'warning' | 'overtime';

/** See `Mood`. */
export function moodOf(reading: ClockReading, digits: Digits): Mood {
  if (digits.overtime) return 'overtime';
  if (!reading.clock.running) return reading.clock.elapsedMs > 0 ? 'paused' : 'ready';
  return digits.warning ? 'warning' : 'running';
}

/** More blocks than this would not be counted at a glance; then the plain bar stays. */
export const mostBlocks = 15;
