import type { Game } from '../../shared/game/game';
import type { Cause } from '../../shared/game/words';
import { award, outcome } from './demafia';
import { EpochHost, epochOutcome } from './epoch';
import type { Case, EpochCase, SportsCase } from './format';
import { Host } from './play';
import { SportsHost, sportsOutcome } from './sports';
import { Refused, type Table } from './table';

/** Rules stated under two ids. */
const sameRule: Readonly<Record<string, readonly string[]>> = {
  'DM-08': ['DM-55'],
  'DM-55': ['DM-08'],
  'EC-63': ['EC-64'],
  'EC-64': ['EC-63'],
};

/** Plays a case and names every difference between what comes out and what is expected; empty when it passes. */
export function differences(told: Case | SportsCase | EpochCase): string[] {
  if (told.ruleset === 'epoch-of-clones') {
    const host = new EpochHost(told);
    const played = playThrough(host, told.play, (play) => host.play(play));
    const { winner } = host.game.state.win ?? { winner: null };
    return compared(told, played, () => ({ winner, ...epochOutcome(host, told) }));
  }
  if (told.ruleset !== 'demafia') {
    const host = new SportsHost(told);
    const played = playThrough(host, told.play, (play) => host.play(play));
    const { winner } = host.game.state.win ?? { winner: null };
    return compared(told, played, () => ({ winner, ...sportsOutcome(host, told) }));
  }
  const host = new Host(told);
  const played = playThrough(host, told.play, (play) => host.play(play));
  const { winner } = host.game.state.win ?? { winner: null };
  return compared(told, played, () => {
    award(host, told, winner);
    return { winner, ...outcome(host) };
  });
}

interface Played {
  readonly outs: readonly {
    readonly step: number;
    readonly out: readonly number[];
    readonly cause: string;
  }[];
  readonly found: readonly string[];
  /** The game came to its end as it was told. */
  readonly whole: boolean;
}

type Refusing<P> = { readonly refused: P; readonly rule: string };

function playThrough<P extends object>(
  host: Table,
  told: readonly (P | Refusing<P>)[],
  enter: (play: P) => void,
): Played {
  const found: string[] = [];
  const outs: { step: number; out: number[]; cause: string }[] = [];
  let before = outOf(host.game);
  for (const [step, play] of told.entries()) {
    try {
      if (isRefusing(play)) found.push(...refusalDifference(host, play, enter, step));
      else enter(play);
    } catch (error) {
      const why = `step ${step}: ${error instanceof Error ? error.message : String(error)}`;
      return { outs, found: [...found, why], whole: false };
    }
    const after = outOf(host.game);
    for (const cause of new Set([...after].filter(([seat]) => !before.has(seat)).map(([, why]) => why))) {
      const out = [...after]
        .filter(([seat, why]) => !before.has(seat) && why === cause)
        .map(([seat]) => seat);
      outs.push({ step, out: out.sort((a, b) => a - b), cause });
    }
    before = after;
  }
  return { outs, found, whole: true };
}

function isRefusing<P extends object>(play: P | Refusing<P>): play is Refusing<P> {
  return 'refused' in play;
}

function compared(
  { expect }: Case | SportsCase | EpochCase,
  { outs, found, whole }: Played,
  outcome: () => Record<string, unknown>,
): string[] {
  if (!whole) return [...found];
  const all = [...found];
  let got: Record<string, unknown> = {};
  try {
    got = { out: outs, ...outcome() };
  } catch (error) {
    return [...all, `at the end: ${error instanceof Error ? error.message : String(error)}`];
  }
  for (const [name, expected] of Object.entries(expect)) {
    if (!(name in got)) all.push(`${name}: the runner does not know this expectation`);
    else if (JSON.stringify(sorted(got[name])) !== JSON.stringify(sorted(expected))) {
      all.push(`${name}: expected ${JSON.stringify(expected)} got ${JSON.stringify(got[name])}`);
    }
  }
  return all;
}

function refusalDifference<P extends object>(
  host: Table,
  play: Refusing<P>,
  enter: (play: P) => void,
  step: number,
): string[] {
  const game = host.game;
  try {
    enter(play.refused);
    return [`step ${step}: expected a refusal by ${play.rule} got none`];
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    const { rule } = error.refusal;
    const fits = rule === play.rule || (sameRule[play.rule] ?? []).includes(rule);
    return fits ? [] : [`step ${step}: expected a refusal by ${play.rule} got ${rule}`];
  } finally {
    host.game = game;
  }
}

function outOf(game: Game): Map<number, Cause> {
  const out = new Map<number, Cause>();
  for (const seat of game.state.seats) if (seat.out) out.set(seat.seat, seat.out.cause);
  return out;
}

/** Object keys in one order, so that only values are compared. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .sort(([a], [b]) => a.localeCompare(b))
      .map(([key, inner]) => [key, sorted(inner)]),
  );
}
