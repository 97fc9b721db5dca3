import { useMemo } from 'react';
import { holding, type LedgerLine } from '../../../shared/club/ledger';
import type { ClubRecord } from '../../../shared/club/records';
import type { LedgerView } from '../../../shared/contract/ledger';
import { ownOf } from '../../../shared/game/own';
import type { Text } from '../../../shared/game/words';
import { useAnswer } from '../useAnswer';

/** The ledger in the hands of a screen. */
export interface LedgerInHand extends LedgerView {
  /** The records that hold. */
  readonly records: readonly ClubRecord[];
  /** The lines, the latest first. */
  readonly newest: readonly LedgerLine[];
  readonly nameOf: (player: string) => string;
  /** The day and number of a game that is over; null for another. */
  readonly gameOf: (id: string) => { readonly on: string; readonly gameNo: number } | null;
  readonly again: () => void;
}

/** Asks for the club's ledger; null until it is there. */
export function useLedger(): { readonly ledger: LedgerInHand | null; readonly refusal: Text | null } {
  const { data, refusal, again } = useAnswer({ type: 'ledger' });
  const ledger = useMemo(() => data && inHand(data, again), [data, again]);
  return { ledger, refusal };
}

function inHand(view: LedgerView, again: () => void): LedgerInHand {
  return {
    ...view,
    records: holding(view.lines),
    newest: view.lines.toReversed(),
    nameOf: (player) => ownOf(view.names, player) ?? '',
    gameOf: (id) => view.games.find((game) => game.id === id) ?? null,
    again,
  };
}
