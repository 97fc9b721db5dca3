import type { Settings } from '../../shared/contract/club';
import { tokens } from '../ui/tokens';
import type { RoomPicture } from './connection';

export type Look = Settings['roomTheme'];
type Tokens = Readonly<Record<string, string>>;

/** What only the room's screen has beside the tokens of both screens. */
const own = {
  /** Who is out, in letters that still can be read. */
  '--gone': '#868e9e',
  /** Time that is over, and the loaded number. */
  '--over': '#8a1520',
  /** The same in the other half of each second. */
  '--over-deep': '#560a12',
  '--on-over': '#ffffff',
  '--over-edge': '#ffffff',
  /** Behind words where there is no ground. */
  '--plate': 'transparent',
} as const;

const dark: Tokens = { ...tokens, ...own };

/** For a bright room. The same meanings; each colour dark enough to be read on white. */
const light: Tokens = {
  ...dark,
  '--now': '#b04a00',
  '--now-soft': '#fff0d9',
  '--now-line': '#d99a52',
  '--on-now': '#ffffff',
  '--nominated': '#0f57b3',
  '--nominated-soft': '#e2eefd',
  '--night': '#5636c4',
  '--night-soft': '#ebe6fc',
  '--reds': '#b01e3c',
  '--good': '#0b7040',
  '--good-soft': '#dff5e8',
  '--trouble': '#b3261e',
  '--trouble-line': '#d98b86',
  '--ground': '#f4f5f8',
  '--tile': '#ffffff',
  '--tile-raised': '#ffffff',
  '--line': '#c9cfd9',
  '--line-strong': '#8d96a6',
  '--ink': '#12151b',
  '--ink-soft': '#3f4755',
  '--ink-faint': '#59616f',
  '--gone': '#636b79',
  '--over': '#a3121f',
  '--over-deep': '#740a14',
  '--over-edge': '#12151b',
};

/** Over whatever picture streaming software puts behind it: every word brings a dark plate of its own. */
const transparent: Tokens = {
  ...dark,
  '--ground': 'transparent',
  '--plate': 'rgb(10 12 16 / 82%)',
  '--tile': 'rgb(16 19 26 / 92%)',
  '--ink-faint': '#b6bdca',
  '--gone': '#a5adbb',
};

const looks: Readonly<Record<Look, Tokens>> = { dark, light, transparent };

/**
 * The look the page's own address asks for (`?look=transparent`), so that a stream can be transparent while the
 * television stays dark; null where it asks for none.
 */
export function lookOfAddress(search: string): Look | null {
  const asked = new URLSearchParams(search).get('look');
  return asked !== null && Object.keys(looks).includes(asked) ? (asked as Look) : null;
}

/** The look of a picture: a bright one is dark at night and while it is blank, so that it lights up no sleeping face. */
export function lookFor(
  picture: Pick<RoomPicture, 'theme' | 'blank' | 'pause' | 'view'>,
  search: string,
): Look {
  const look = lookOfAddress(search) ?? picture.theme;
  const isNight = picture.view.scene.type === 'night' && picture.pause === null;
  return look === 'light' && (picture.blank || isNight) ? 'dark' : look;
}

/** Gives the page this look. */
export function wear(look: Look): void {
  const { dataset, style } = document.documentElement;
  dataset.look = look;
  // Streaming software leaves a page without a ground transparent; a window shows its own dark one behind it.
  style.colorScheme = look === 'light' ? 'light' : 'dark';
  for (const [name, value] of Object.entries(looks[look])) style.setProperty(name, value);
}
