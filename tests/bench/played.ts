import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Game } from '../../shared/game/game';
import { caseSchema } from '../cases/format';
import { Host } from '../cases/play';

const file = join(import.meta.dirname, '../cases/demafia-06.json');

/**
 * A whole game of DeMafia with a winner proposed, played from a case file. Between what happened there are fouls
 * that were taken back, spread over all phases, until there are `entries` of them.
 */
export function played(entries = 0): Game {
  const told = caseSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
  const plays = told.play.flatMap((play) => ('refused' in play ? [] : [play]));
  let missing = entries === 0 ? 0 : entries - played().timeline.length;
  const host = new Host(told);
  for (const [at, play] of plays.entries()) {
    const seat = host.living[at % host.living.length] ?? 1;
    for (let pair = Math.ceil(missing / 2 / (plays.length - at)); pair > 0; pair -= 1) {
      host.enter([{ type: 'foul', seat, during: host.phase }]);
      host.enter([{ type: 'foulTakenBack', seat, during: host.phase }]);
      missing -= 2;
    }
    host.play(play);
  }
  return host.game;
}
