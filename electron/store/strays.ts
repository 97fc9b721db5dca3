import { join } from 'node:path';
import { eveningIn } from '../../shared/game/evening';
import { text } from '../../shared/game/words';
import { readIfThere } from './files';
import { type ParsedGame, parseGame } from './game-file';
import { type Place, tell } from './place';
import { StoreError } from './store';

const OWN = /^([a-z0-9]{8,32})\.jsonl$/;
/** What the console itself puts beside a file. */
const ASIDE = /\.(corrupt|torn|newer|foreign)-[\w-]+$/;
const DOCUMENT = /^(players|seasons|settings|session|index)\.json$/;
const DOCUMENT_LIKE = /^(players|seasons|settings|session|index)\b.*\.json$/i;
/** So many are looked into; a folder full of them must not hold up the start. */
const MOST = 40;
/** So many get a line of their own: more would bury the screen. */
const MOST_NAMED = 5;

/**
 * Tells the host of files that look like the club's and are none: what a cloud service leaves when two laptops wrote
 * one file, `x (conflicted copy).jsonl` or `players-LAPTOP.json`, and a game's file under the name of another. They
 * stay as they are and are never taken for the file they were copied from.
 */
export async function explainStrays(place: Place, misnamed: readonly string[]): Promise<void> {
  const inGames = await place.files.list(join(place.dir, 'games'));
  const games = inGames.filter((name) => /\.jsonl?$/i.test(name) && !OWN.test(name) && !ASIDE.test(name));
  const documents = (await place.files.list(place.dir)).filter(
    (name) => DOCUMENT_LIKE.test(name) && !DOCUMENT.test(name),
  );
  const plain: string[] = [...documents];
  let named = 0;
  for (const [at, name] of [...games, ...misnamed.map((id) => `${id}.jsonl`)].entries()) {
    const looks = at < MOST && named < MOST_NAMED;
    if (looks && (await explainGame(place, name, inGames))) named += 1;
    else plain.push(name);
  }
  if (plain.length === 0) return;
  tell(place, 'info', 'store.notice.strays', { count: plain.length, files: plain.slice(0, 3).join(', ') });
}

/** Tells of a copy that holds more than the game it was made of; false where there is nothing more in it. */
async function explainGame(place: Place, file: string, there: readonly string[]): Promise<boolean> {
  const copy = await parsed(place, file);
  if (!copy) return false;
  const { id, date } = copy.header;
  const { gameNo: no } = eveningIn(copy.header, copy.lines);
  const name = `${id}.jsonl`;
  if (!there.includes(name)) {
    tell(place, 'warning', 'store.notice.strayOnly', { file, date, no, name });
    return true;
  }
  const own = await parsed(place, name);
  const more = copy.lines.length - (own?.lines.length ?? 0);
  if (!own || more <= 0) return false;
  const entries = text('store.notice.entries', { count: more });
  tell(place, 'warning', 'store.notice.strayLonger', { file, date, no, entries, name });
  return true;
}

async function parsed(place: Place, name: string): Promise<ParsedGame | null> {
  const bytes = await readIfThere(place.files, join(place.dir, 'games', name));
  if (!bytes) return null;
  try {
    return parseGame(bytes, name);
  } catch (error) {
    if (error instanceof StoreError) return null;
    throw error;
  }
}
