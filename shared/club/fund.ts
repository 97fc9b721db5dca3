import { type Text, text } from '../game/words';
import type { CalendarDay } from './calendar';
import { type ClubRecord, type RecordOf, recordsOf } from './records';
import { standingOf } from './standing';

/** EC-131: prizes in hundredths of a gold piece. */
const winnerPrize = 1;
const hostPrize = 5;

/** EC-129, EC-130: the common fund on a day: who holds it, and what is in it, in hundredths. */
export function fundOf(
  records: readonly ClubRecord[],
  today: CalendarDay,
): { readonly holder: string | null; readonly balance: number } {
  const sum = (type: 'donation' | 'shareIncome' | 'payout') =>
    recordsOf(records, type, today).reduce((total, one) => total + one.amount, 0);
  return {
    holder: recordsOf(records, 'fundHolder', today).at(-1)?.name ?? null,
    balance: sum('donation') + sum('shareIncome') - sum('payout'),
  };
}

/** A game that ended, as its prizes need it; a draw has no winners. */
export interface PrizeGame {
  readonly id: string;
  readonly on: CalendarDay;
  readonly winners: readonly string[];
  readonly host: string | null;
}

/** One line of the prizes of a game; `amount` 0 with the reason where a prize is lost. */
export interface PrizeRow {
  readonly player: string;
  readonly role: 'winner' | 'host';
  readonly amount: number;
  readonly lost: Text | null;
}

/** EC-116, EC-127, EC-131: who gets what for a game from the fund. */
export function prizesOf(records: readonly ClubRecord[], game: PrizeGame): PrizeRow[] {
  const row = (player: string, role: PrizeRow['role'], prize: number): PrizeRow => {
    const lost = lossOf(records, game, player);
    return { player, role, amount: lost ? 0 : prize, lost };
  };
  return [
    ...game.winners.map((player) => row(player, 'winner', winnerPrize)),
    ...(game.host === null ? [] : [row(game.host, 'host', hostPrize)]),
  ];
}

function lossOf(records: readonly ClubRecord[], { id, on }: PrizeGame, player: string): Text | null {
  const until = standingOf(records, player, on).noPrizesUntil;
  if (until !== null) return text('epoch.ledger.noPrizes', { until });
  const isBanned = recordsOf(records, 'expelled', on).some(
    (one) => one.game === id && one.player === player && one.cause === 'disqualified',
  );
  return isBanned ? text('epoch.ledger.noPrizeForGame') : null;
}

/** The records that pay the prizes of a game; a lost prize is none. */
export function payoutsOf(game: PrizeGame, rows: readonly PrizeRow[]): RecordOf<'payout'>[] {
  return rows
    .filter((row) => row.amount > 0)
    .map(({ player, role, amount }) => ({
      type: 'payout',
      on: game.on,
      game: game.id,
      player,
      role,
      amount,
    }));
}
