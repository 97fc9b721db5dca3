import type { Departure, SheetLine, SheetPart } from '../../game/ruleset';
import { type TextParam, text } from '../../game/words';
import { thresholdsOf } from './options';

/** A line in words of the file `rules`. */
export function line(rule: string, key: string, params?: Record<string, TextParam>): SheetLine {
  return { rule, text: text(key, params) };
}

/** How long something takes; nothing where the rules set no clock. */
export function clockLine(rule: string, key: string, ms: number | null): SheetLine[] {
  return ms === null ? [] : [line(rule, `rules.clock.${key}`, { time: minutes(ms) })];
}

/** `1:00`, `0:05`. */
export function minutes(ms: number): string {
  const seconds = Math.round(ms / 1_000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

/** What the usual fouls cost, as the option writes it: `3/4`. */
export function foulLine(rule: string, usual: string): SheetLine[] {
  const at = thresholdsOf(usual);
  return at ? [line(rule, 'rules.discipline.fouls', { silence: at.silence, removal: at.removal })] : [];
}

/** For what a seat leaves at once. */
export function departureLine(rule: string, key: string, departures: readonly Departure[]): SheetLine {
  return line(rule, `rules.discipline.${key}`, { list: departures.map((one) => one.label) });
}

/** Parts that have lines. */
export function sheetOf(parts: Readonly<Record<string, readonly SheetLine[]>>): SheetPart[] {
  return Object.entries(parts).flatMap(([id, lines]): SheetPart[] =>
    lines.length > 0 ? [{ id, lines }] : [],
  );
}
