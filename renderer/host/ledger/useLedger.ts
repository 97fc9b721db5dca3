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
  /** Who hosts a game as far as the ledger can tell: whom it was paid to, also if that was taken back, else the host of the settings. */
  readonly hostOf: (game: string) => string | null;
  readonly again: () => void;
}

/** Asks for the club's ledger; null until it is there. */
export function useLedger(): { readonly ledger: LedgerInHand | null; readonly refusal: Text | null } {
  const { data, refusal, again } = useAnswer({ type: 'ledger' });
  const ledger = useMemo(() => data && inHand(data, again), [data, again]);
  return { ledger, refusal };
}

/** Whom hosting a game was paid to last, whether or not the payment holds; null: nobody. */
export function paidHost(lines: readonly LedgerLine[], game: string): string | null {
  const line = lines.findLast(
    ({ record }) => record.type === 'payout' && record.role === 'host' && record.game === game,
  );
  return line?.record.type === 'payout' ? line.record.player : null;
}

function inHand(view: LedgerView, again: () => void): LedgerInHand {
  return {
    ...view,
    records: holding(view.lines),
    newest: view.lines.toReversed(),
    nameOf: (player) => ownOf(view.names, player) ?? '',
    gameOf: (id) => view.games.find((game) => game.id === id) ?? null,
    hostOf: (game) => paidHost(view.lines, game) ?? view.host,
    again,
  };
}
