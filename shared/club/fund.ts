import { type Text, text } from '../game/words';
import type { CalendarDay } from './calendar';
import { refusalOf } from './check';
import { type ClubRecord, type RecordOf, recordsOf } from './records';
import { standingOf } from './standing';

/** EC-131: prizes in hundredths of a gold piece. */
const winnerPrize = 1;
const hostPrize = 5;

/** EC-130: what is in the common fund on a day, in hundredths, and what it is made of. Its holder is a setting. */
export function fundOf(
  records: readonly ClubRecord[],
  today: CalendarDay,
): Readonly<Record<'donations' | 'income' | 'paid' | 'balance', number>> {
  const sum = (type: 'donation' | 'shareIncome' | 'payout') =>
    recordsOf(records, type, today).reduce((total, one) => total + one.amount, 0);
  const [donations, income, paid] = [sum('donation'), sum('shareIncome'), sum('payout')];
  return { donations, income, paid, balance: donations + income - paid };
}

/** A game that ended, as its prizes need it; a draw has no winners. */
interface PrizeGame {
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

/** EC-131: the rows of a game that are still to be paid: a prize that is not lost, to who was not paid for it yet. */
export function unpaidOf(
  records: readonly ClubRecord[],
  game: PrizeGame,
  rows: readonly PrizeRow[],
): PrizeRow[] {
  return payoutsOf(game, rows)
    .filter((payout) => refusalOf(records, payout, true) === null)
    .flatMap((payout) => rows.find((row) => row.role === payout.role && row.player === payout.player) ?? []);
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
