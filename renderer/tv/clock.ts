import { moodOf, mostBlocks } from '../room/moment';
import { t } from '../room/words';
import { type ClockReading, digits, untilFlip } from '../ui/digits';
import { fill, h, width } from './dom';
import { sign } from './signs';

/** A timer may fire a little early by the page's own clock; this much later it never does. */
const graceMs = 2;

type Draw = (reading: ClockReading) => void;

let now: ClockReading | null = null;
/** A clock of the page's own, of a break, while it is shown. */
let own: ClockReading | null = null;
let draws: Draw[] = [];
let timer: ReturnType<typeof setTimeout> | undefined;

/** The clock stands so; everything drawn of it follows. */
export function set(reading: ClockReading | null): void {
  now = reading;
  tick();
}

/** Forgets what was drawn of the clock: the picture is made anew. */
export function forget(): void {
  draws = [];
  own = null;
}

/** Draws the clock as it stands at this moment, and again when its second turns. */
export function tick(): void {
  clearTimeout(timer);
  const shown = own ?? now;
  if (!shown || draws.length === 0) return;
  for (const draw of draws) draw(shown);
  const flip = untilFlip(shown.clock, performance.now() - shown.at);
  if (flip !== null) timer = setTimeout(tick, flip + graceMs);
}

function digitsOf(reading: ClockReading) {
  return digits(reading.clock, performance.now() - reading.at);
}

/**
 * The table's clock across the screen. The last seconds turn it inside out and count blocks, overtime frames it
 * and says so: neither needs colour to be seen. The height of its digits is never given up, only their width.
 */
export function bigClock(): HTMLElement {
  const figures = h('div', { class: 'digits', role: 'timer' });
  const bar = h('div', 'bar');
  const clock = h('div', 'clock', h('div', 'panel', figures), bar);
  let barShows = '';
  draws.push((reading) => {
    const shown = digitsOf(reading);
    const mood = moodOf(reading, shown);
    clock.setAttribute('data-mood', mood);
    write(figures, shown.text);
    const { lengthMs, warnMs, mode } = reading.clock;
    const counted = mood === 'warning' && Math.round(warnMs / 1000) <= mostBlocks;
    const kind = `${mood} ${counted} ${mode}`;
    if (kind !== barShows) fill(bar, ...barOf(mood, counted ? Math.round(warnMs / 1000) : 0, mode));
    barShows = kind;
    bar.style.display = mood === 'running' && mode === 'countup' ? 'none' : '';
    const left = Math.ceil(shown.remainingMs / 1000);
    bar.querySelectorAll('li').forEach((block, index) => {
      block.setAttribute('data-on', String(index < left));
    });
    const track = bar.querySelector<HTMLElement>('.left');
    if (track) track.style.transform = `scaleX(${Math.max(0, shown.remainingMs) / Math.max(1, lengthMs)})`;
  });
  return clock;
}

/** Narrows the digits where they are more than fit; their height is never given up. */
function write(figures: HTMLElement, text: string): void {
  const longer = figures.textContent?.length !== text.length;
  figures.textContent = text;
  if (!longer) return;
  const room = ((width() - 12) / 100) * window.innerHeight;
  figures.style.transform = `scaleX(${Math.min(1, room / Math.max(1, figures.offsetWidth))})`;
}

/**
 * What a break still lasts; the page counts by itself, so its own time of day may be wrong. `draw` is told when it is
 * over, and the digits are gone then.
 */
export function breakClock(leftMs: number, at: number, draw: (over: boolean) => void): HTMLElement {
  const figures = h('div', { class: 'digits', role: 'timer' });
  const lengthMs = Math.max(0, leftMs);
  const clock = { rev: 0, mode: 'countdown', lengthMs, elapsedMs: lengthMs - leftMs, running: true } as const;
  own = { at, clock: { ...clock, step: null, warnMs: 0, interrupted: null } };
  draws.push((reading) => {
    const { text, overtime } = digitsOf(reading);
    figures.style.display = overtime ? 'none' : '';
    write(figures, text);
    draw(overtime);
  });
  return figures;
}

type Mood = ReturnType<typeof moodOf>;
const words = { ready: null, running: null, paused: 'paused', warning: 'last', overtime: 'over' } as const;

function barOf(mood: Mood, blocks: number, mode: 'countdown' | 'countup'): (HTMLElement | null)[] {
  const word = words[mood];
  const said = word && h('p', 'word', mood === 'paused' && sign('pause', 'paused'), t(`room.clock.${word}`));
  if (blocks > 0) {
    // One block a second that is left: the last seconds can be counted without reading.
    const all: HTMLElement[] = [];
    for (let block = 0; block < blocks; block += 1) all.push(h('li', null));
    return [said, h('ol', 'blocks', ...all)];
  }
  return [said, mode === 'countdown' ? h('div', 'track', h('div', 'left')) : null];
}

/** The clock in a line of text, for pictures that are about something else. */
export function smallClock(): HTMLElement {
  const clock = h('p', { class: 'small', role: 'timer' });
  draws.push((reading) => {
    const shown = digitsOf(reading);
    clock.setAttribute('data-mood', moodOf(reading, shown));
    clock.textContent = shown.text;
  });
  return clock;
}
