import type { Notice } from '../../shared/contract/messages';
import { type TextParam, text } from '../../shared/game/words';
import type { Files } from './files';
import type { Home } from './home';

/** Where the store works and what it works with. */
export interface Place {
  readonly dir: string;
  readonly files: Files;
  readonly home: Home;
  /** Wall clock, ms. */
  readonly now: () => number;
  /** A new unique id. */
  readonly id: () => string;
  /** What the host has to be told. */
  readonly notices: Notice[];
}

/** Adds a notice for the host. */
export function tell(
  place: Place,
  level: Notice['level'],
  key: string,
  params: Record<string, TextParam>,
): void {
  place.notices.push({ id: place.id(), level, text: text(key, params) });
}

/** The local calendar day, `YYYY-MM-DD`. */
export function localDay(ms: number): string {
  const at = new Date(ms);
  const two = (value: number) => String(value).padStart(2, '0');
  return `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`;
}

/** A moment as a part of a file name, good on every platform. */
export function stamp(ms: number): string {
  return new Date(ms).toISOString().replaceAll(/[:.]/g, '-');
}
