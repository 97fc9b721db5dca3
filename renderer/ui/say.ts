import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type { Seat, Text, TextParam } from '../../shared/game/words';

/** Whose name belongs to a seat number. */
export interface Named {
  readonly seat: Seat;
  readonly name: string;
}

type Translate = (key: string, params?: Record<string, unknown>) => string;

function isText(param: TextParam): param is Text {
  return typeof param === 'object' && 'key' in param;
}

/**
 * Looks a `Text` up. `seat` also gives `name` and `player` ("player no. 6 — Sofia"), `seats` a list of numbers,
 * `players` the same list with names, and `count` for plurals; `pairs` stand apart by semicolons. Names are never declined.
 */
export function say(t: Translate, language: string, named: readonly Named[], text: Text): string {
  const list = new Intl.ListFormat(language, { type: 'conjunction' });
  const nameOf = (seat: unknown) => named.find((one) => one.seat === seat)?.name;
  const player = (seat: unknown) => {
    const name = nameOf(seat);
    return name ? t('common.player.named', { seat, name }) : t('common.player.number', { seat });
  };
  const inner = (one: Text) => say(t, language, named, one);
  const params: Record<string, unknown> = {};
  for (const [key, param] of Object.entries(text.params ?? {})) {
    if (typeof param !== 'object') params[key] = param;
    else if (isText(param)) params[key] = inner(param);
    else {
      const parts = param.map((one) => (typeof one === 'number' ? String(one) : inner(one)));
      // Each pair may hold an "and" of its own.
      params[key] = key === 'pairs' ? parts.join('; ') : list.format(parts);
    }
  }
  const { seat, seats } = text.params ?? {};
  if (typeof seat === 'number') {
    params.name ??= nameOf(seat) ?? '';
    params.player ??= player(seat);
  }
  if (Array.isArray(seats)) {
    params.count ??= seats.length;
    params.players ??= list.format(
      seats.map((one) => t('common.player.short', { seat: one, name: nameOf(one) ?? '' })),
    );
  }
  return t(text.key, params);
}

const nobody: readonly Named[] = [];

/** Gives the function that turns a `Text` into words; `seats` are whose names it may use. */
export function useSay(seats: readonly Named[] = nobody): (text: Text) => string {
  const { t, i18n } = useTranslation();
  return useCallback(
    (text: Text) => say((key, params) => t(key, params ?? {}), i18n.language, seats, text),
    [t, i18n.language, seats],
  );
}
