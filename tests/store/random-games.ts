import { Keeper } from '../../electron/console/keeper';
import type { Written } from '../../electron/console/outbox';
import type { Table } from '../../electron/console/table';
import type { GameHeader, Store } from '../../electron/store/store';
import { beginGame, type Game, withLine } from '../../shared/game/game';
import type { Line } from '../../shared/game/journal';
import type { Ruleset } from '../../shared/game/ruleset';
import { sealOf } from '../../shared/game/seal';
import type { Dice } from '../properties/dice';
import { playGame } from '../properties/player';
import { gameA, headerOf, id, NOON } from './fixtures';

/** A random game, line by line, as a host played it. */
export interface Played {
  readonly header: GameHeader;
  readonly lines: readonly Line[];
  /** The table before the first line, and behind each. */
  readonly tables: readonly Table[];
}

/** Plays a random game of these rules, sealed where it came to an end. */
export function randomGame(ruleset: Ruleset, dice: Dice): Played {
  const game = playGame(dice, { ruleset });
  const header: GameHeader = { ...headerOf(gameA), setup: game.setup };
  const lines = game.lines.map((line) => ({ ...line, at: NOON + line.n }));
  const n = lines.length + 1;
  if (game.state.ended) lines.push({ n, at: NOON, by: 'player', op: { type: 'seal', seal: sealOf(game) } });
  const tables: Table[] = [{ header, game: beginGame(ruleset, game.setup) }];
  for (const line of lines) tables.push({ header, game: follow(tables.at(-1)?.game, line) });
  return { header, lines, tables };
}

function follow(game: Game | undefined, line: Line): Game {
  const next = game && withLine(game, line);
  if (!next) throw new Error(`line ${line.n} does not fit`);
  return next;
}

/** A host who plays a game again on a store, from the line it has come to, through the console's own keeper. */
export class Replayer {
  private readonly keeper: Keeper;
  /** Lines that were answered `saved`, and those that were given at all. */
  saved = 0;
  given = 0;
  readonly bugs: unknown[] = [];

  constructor(
    store: Store,
    private readonly played: Played,
  ) {
    const machine = {
      now: () => ({ mono: 0, wall: NOON }),
      chance: () => 0,
      newId: id,
      dayOf: () => '2026-03-06',
    };
    this.keeper = new Keeper(
      store,
      machine,
      () => undefined,
      (bug) => this.bugs.push(bug),
    );
  }

  get saving() {
    return this.keeper.saving;
  }

  /** Opens the game with so many of its lines behind it. */
  open(lines: number): void {
    const table = this.played.tables[lines];
    if (!table) throw new Error(`the game has no ${lines} lines`);
    this.given = lines;
    this.saved = lines;
    this.keeper.open(table);
  }

  /** Plays until a write is not `saved` (`stop`), or to the last line whatever becomes of them. */
  async play(stop: boolean): Promise<void> {
    const answers: Promise<Written>[] = [];
    for (const line of this.played.lines.slice(this.given)) {
      const table = this.played.tables[line.n];
      if (!table) throw new Error(`the game has no line ${line.n}`);
      this.given = line.n;
      const written = this.keeper.take({ table, lines: [line] });
      answers.push(written);
      const answer = await written;
      if (answer === 'saved') this.saved = line.n;
      else if (stop) return;
    }
    await Promise.all(answers);
  }

  close(): Promise<void> {
    return this.keeper.close();
  }
}
