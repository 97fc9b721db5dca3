import type { Settings } from '../../shared/contract/club';
import type { WarningOf } from './timer';

/** How long before its end a clock warns, in ms: as set for its length, else as for all. */
export function warningOf({ warnMs, clockWarnings }: Pick<Settings, 'warnMs' | 'clockWarnings'>): WarningOf {
  return (lengthMs) => clockWarnings[String(lengthMs)] ?? warnMs;
}
