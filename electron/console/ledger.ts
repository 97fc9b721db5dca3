import type { CalendarDay } from '../../shared/club/calendar';
import { recordsFrom } from '../../shared/club/fromGame';
import { asPersons, holding, type LedgerLine, linesOf } from '../../shared/club/ledger';
import { type People, peopleOf } from '../../shared/club/people';
import type { ClubRecord } from '../../shared/club/records';
import { hostBlocks, seatingBlocks } from '../../shared/club/standing';
import type { GameSummary } from '../../shared/contract/club';
import type { LedgerGame } from '../../shared/contract/ledger';
import { ownOf } from '../../shared/game/own';
import type { Admitted, Setup } from '../../shared/game/state';
import { type Refusal, type RulesetId, text } from '../../shared/game/words';
import type { Store } from '../store/store';

/** Whom the ledger keeps from a game, with the first reason in words. */
export interface KeptAway {
  readonly people: Admitted['people'];
  readonly refusal: Refusal;
}

/** How many finished games a screen is offered. */
const offeredGames = 60;

/** The club's ledger over its file and its games. Nothing here changes a file. */
export class Ledger {
  constructor(private readonly store: Store) {}

  /** Every record, those that follow from the games too. */
  lines(): readonly LedgerLine[] {
    const { personOf } = this.people();
    return linesOf(this.store.ledger.get(), this.store.index.get().flatMap(recordsFrom)).map((line) => ({
      ...line,
      record: asPersons(line.record, personOf),
    }));
  }

  /** The records that hold. */
  records(): readonly ClubRecord[] {
    return holding(this.lines());
  }

  /** Whom the ids of the club's list mean. */
  people(): People {
    return peopleOf(this.store.players.get());
  }

  /** Names of everybody who can be named: of the list, else as in the latest game. */
  names(): Record<string, string> {
    const { index, players } = this.store;
    const seated = index
      .get()
      .toSorted((a, b) => a.startedAt - b.startedAt)
      .flatMap((game) => game.seats);
    return Object.fromEntries([
      ...seated.map(({ player, name }) => [player, name] as const),
      ...players.get().map(({ id, name }) => [id, name] as const),
    ]);
  }

  /** The player who bears the name of the host in the settings; null where nobody of the list does. */
  host(): string | null {
    const { hostName } = this.store.settings.get();
    return hostName.trim() === '' ? null : (this.people().named(hostName)?.id ?? null);
  }

  /** The games of the Epoch of Clones that are over, the latest first. */
  games(): readonly LedgerGame[] {
    return this.store.index
      .get()
      .filter((game) => game.ruleset === 'epoch-of-clones' && game.status !== 'running')
      .sort((a, b) => b.startedAt - a.startedAt)
      .slice(0, offeredGames)
      .map((game) => ledgerGame(game, this.people()));
  }

  /** A game that is over, of any system; null for one that is not, or is none. */
  finished(game: string): LedgerGame | null {
    const summary = this.store.index.get().find((one) => one.id === game);
    return summary && summary.status !== 'running' ? ledgerGame(summary, this.people()) : null;
  }

  /**
   * Whom the ledger keeps from a game of the Epoch of Clones on a day, the host too, with the first reason in words.
   * Null where there is nobody, and for every other system: the ledger is that club's.
   */
  blocked({ ruleset, seats }: Setup, today: CalendarDay): KeptAway | null {
    if (ruleset !== 'epoch-of-clones') return null;
    const records = this.records();
    const host = this.host();
    const hosting = host === null ? [] : hostBlocks(records, host, today);
    const seated = this.seatedBlocks(seats, today);
    return this.told(
      hosting.length > 0 && host !== null ? [...seated, { player: host, blocks: hosting }] : seated,
    );
  }

  /** The same for one who takes a seat in the middle of a game: a substitute, a latecomer, one who was misnamed. */
  blockedFrom(ruleset: RulesetId, player: string, today: CalendarDay): KeptAway | null {
    return ruleset === 'epoch-of-clones' ? this.told(this.seatedBlocks([{ player }], today)) : null;
  }

  private seatedBlocks(seats: readonly { readonly player: string }[], today: CalendarDay) {
    const { personOf } = this.people();
    return seatingBlocks(
      this.records(),
      seats.map((seat) => personOf(seat.player)),
      today,
    );
  }

  private told(all: ReturnType<typeof seatingBlocks>): KeptAway | null {
    const [first] = all;
    const [why] = first?.blocks ?? [];
    if (!first || !why) return null;
    const name = ownOf(this.names(), first.player) ?? '';
    const people = all.map(({ player, blocks }) => ({ player, blocks: blocks.map(({ kind }) => kind) }));
    return {
      people,
      refusal: {
        rule: why.refusal.rule,
        reason: text('ledger.refusal.blocked', { name, why: why.refusal.reason }),
      },
    };
  }
}

function ledgerGame({ id, date, gameNo, status, seats }: GameSummary, { personOf }: People): LedgerGame {
  return {
    id,
    on: date,
    gameNo,
    winners: seats.filter((seat) => seat.result === 'win').map((seat) => personOf(seat.player)),
    players: seats.map((seat) => personOf(seat.player)),
    decided: status === 'ended',
  };
}
