import './styles/page.css';
import './styles/frame.css';
import './styles/strip.css';
import './styles/centre.css';
import './styles/speech.css';
import './styles/clock.css';
import './styles/vote.css';
import './styles/short.css';
import './styles/raise.css';
import './styles/shootout.css';
import './styles/result.css';
import './styles/break.css';
import type { RoomMessage } from '../../shared/contract/messages';
import { isFromAnother } from '../room/age';
import { lookFor, wear } from '../room/themes';
import { speak, t } from '../room/words';
import { Line } from '../ui/line';
import { Reconnecting } from '../ui/reconnecting';
import { pause } from './break';
import * as clock from './clock';
import { fill, h } from './dom';
import { frame, lostSign } from './frame';
import { picture, type Told } from './scene';
import { mark } from './signs';

/*
 * The room's screen for the browser of a TV or tablet in the local network: the same pictures as the console's own
 * room page, without a framework, in what a browser of 2018 understands. It only listens.
 */
const root = document.getElementById('root');
if (!root) throw new Error('the page has no root');
const page = root;

/** So long, in ms, stands what was there before the page is tried anew. */
const againMs = 3_000;

let told: Told | null = null;
let receivedAt = 0;
const line = new Line<RoomMessage>(new Reconnecting<RoomMessage>(`ws://${window.location.host}/socket`));
let drawn = '';

function draw(): void {
  clock.forget();
  fill(page, whole());
  clock.set(line.reading);
}

/** The whole page: it waits, it is blank on purpose, or it shows the moment. */
function whole(): HTMLElement {
  const lost = !line.connected;
  if (!told) {
    return h(
      'main',
      { class: 'waiting', data: { scene: 'waiting' } },
      mark('mark'),
      h('h1', 'note', t('room.waiting')),
    );
  }
  if (told.blank) {
    const corner = lost && h('div', 'corner', lostSign());
    return h(
      'main',
      { class: 'waiting', data: { scene: 'blank', rev: told.rev }, label: t('room.blank') },
      mark('dim'),
      corner,
    );
  }
  if (told.pause) return pause(told, told.pause, receivedAt, lost);
  return frame(told, line.reading, lost, picture(told, line.reading));
}

/** Draws only what is another picture: a clock that runs turns its own digits. */
function changed(): void {
  const next = JSON.stringify([told, line.connected, line.reading !== null]);
  if (next === drawn) {
    clock.set(line.reading);
    return;
  }
  drawn = next;
  draw();
}

line.onMessage((message) => {
  if (message.type !== 'room') return;
  // It may not know what it is told. The new page asks the new console for the whole.
  if (isFromAnother(message.version)) {
    window.location.reload();
    return;
  }
  told = message;
  receivedAt = performance.now();
  // A TV has nothing behind its page.
  const look = lookFor(message, window.location.search);
  wear(look === 'transparent' ? 'dark' : look);
  speak(message.language);
  document.title = t('room.title');
  try {
    changed();
    line.shows(message.rev);
  } catch (error) {
    console.error('The picture could not be drawn:', error);
    setTimeout(() => window.location.reload(), againMs);
  }
});
line.subscribe(changed);

/** A tap or a key of the remote makes it whole screen, where the browser can. */
function wholeScreen(): void {
  const all = document.documentElement as HTMLElement & { webkitRequestFullscreen?: () => void };
  if (all.requestFullscreen) all.requestFullscreen().catch(() => undefined);
  else if (all.webkitRequestFullscreen) all.webkitRequestFullscreen();
}

wear('dark');
document.addEventListener('click', wholeScreen);
window.addEventListener('resize', draw);
document.addEventListener('visibilitychange', clock.tick);
draw();
// Sizes were measured in another type before the page's own was there.
document.fonts.ready.then(draw, draw);
