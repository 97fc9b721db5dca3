import { useCallback, useEffect, useRef, useState } from 'react';
import { type Draft, defaultSettings, type SeasonView, type Settings } from '../../../shared/contract/club';
import type { KeptHouse } from '../../../shared/contract/house';
import { useConsole, useSend } from '../../ui/connection';
import { seasonForNew } from '../season/inUse';
import { blankDraft, freshDraft, isBlank } from './draft';
import { houseIn, rulesIn } from './rulesChoice';

const quietMs = 300;

/** The new game being filled in. */
export interface DraftInHand {
  readonly draft: Draft;
  readonly change: (next: Draft) => void;
  /** Sends what has not been sent yet. */
  readonly flush: () => void;
}

/** As the season wants its games, else as the last one was. */
function firstDraft(settings: Settings, season: SeasonView | null, houses: readonly KeptHouse[]): Draft {
  const wanted = season?.ruleset && { ruleset: season.ruleset, house: season.house };
  const own = wanted && rulesIn(wanted, houses);
  if (own) {
    const options = season?.options ?? {};
    const lastTable = { ruleset: own.id, house: houseIn(wanted, houses)?.id, options };
    return { ...freshDraft(own, { ...settings, lastTable }), options };
  }
  const { lastTable } = settings;
  const ruleset = rulesIn(lastTable, houses);
  const house = houseIn(lastTable, houses)?.id;
  return ruleset
    ? freshDraft(ruleset, { ...settings, lastTable: { ...lastTable, house } })
    : blankDraft('demafia');
}

/** The draft as the console keeps it; changes are sent on after a moment of quiet, and when the page goes. */
export function useDraft(): DraftInHand {
  const view = useConsole();
  const kept = view?.draft ?? null;
  const send = useSend();
  const [draft, setDraft] = useState<Draft>(
    () =>
      kept ?? firstDraft(view?.settings ?? defaultSettings, view && seasonForNew(view), view?.houses ?? []),
  );
  const unsent = useRef<Draft | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const flush = useCallback(() => {
    clearTimeout(timer.current);
    const last = unsent.current;
    if (last) void send({ type: 'saveDraft', draft: isBlank(last) ? null : last });
    unsent.current = null;
  }, [send]);

  const change = useCallback(
    (next: Draft) => {
      setDraft(next);
      unsent.current = next;
      clearTimeout(timer.current);
      timer.current = setTimeout(flush, quietMs);
    },
    [flush],
  );

  useEffect(() => {
    window.addEventListener('pagehide', flush);
    return () => {
      window.removeEventListener('pagehide', flush);
      flush();
    };
  }, [flush]);

  return { draft, change, flush };
}
