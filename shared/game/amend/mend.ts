import type { Fills, Hole } from '../../contract/amend';
import type { Entry, FactOf } from '../facts';
import { entriesAfter, type Game, Replay } from '../game';
import type { Change } from '../journal';
import { phaseTitle } from '../phases';
import type { GameState } from '../state';
import { type Refusal, text, type Verdict } from '../words';
import { Bridging } from './bridge';

/** An amend with what fills the holes that it leaves in the past. */
interface Mended {
  readonly changes: readonly Change[];
  readonly holes: readonly Hole[];
  /** Why one of the changes itself cannot stand where it is. */
  readonly refusal: Refusal | null;
  /** The game as it is then. */
  readonly game: Game;
}

export interface MendUse {
  /** Sees each entry with the state that it meets. */
  readonly look: (before: GameState, entry: Entry) => void;
  /** The host's word on the holes, by key. */
  readonly fills: Fills;
  /** Said of what the host lets happen through a hole. */
  readonly reason: string;
  readonly newId: () => string;
}

/**
 * Completes an amend. A step that appears in a phase that is closed counts as not held, a question of the past gets
 * the answer that lets what followed stand, a win stays open, a winner follows the rules; all unless the host says otherwise.
 */
export function mended(game: Game, changes: readonly Change[], use: MendUse): Mended {
  const walk = new Walk(game, changes, use);
  for (const entry of entriesAfter(game, changes)) walk.pass(entry);
  return walk.mended;
}

class Walk {
  private readonly all: Change[];
  private readonly holes: Hole[] = [];
  private refusal: Refusal | null = null;
  private before: string | null = null;
  /** The win question was left open, and is open still. */
  private winWaits = false;
  private readonly own: ReadonlySet<string>;
  private readonly was: ReadonlyMap<string, 'ok' | 'irregular' | 'orphan'>;
  private readonly bridging: Bridging;
  private readonly replay: Replay;

  constructor(
    private readonly game: Game,
    changes: readonly Change[],
    private readonly use: MendUse,
  ) {
    this.all = [...changes];
    this.own = new Set(changes.flatMap((change) => (change.type === 'remove' ? [] : [change.entry.id])));
    this.was = new Map(game.timeline.map(({ entry, status }) => [entry.id, status]));
    const closed = game.timeline.flatMap(({ entry: { fact } }) => (fact.type === 'done' ? [fact.step] : []));
    this.bridging = new Bridging(game.ruleset, new Set(closed), use.fills, use.newId);
    this.replay = new Replay(game);
  }

  get mended(): Mended {
    return { changes: this.all, holes: this.holes, refusal: this.refusal, game: this.replay.game };
  }

  private get state(): GameState {
    return this.replay.state;
  }

  pass(entry: Entry): void {
    const verdict = this.check(entry);
    if (this.own.has(entry.id)) {
      if (verdict.kind === 'impossible') this.refusal ??= { rule: verdict.rule, reason: verdict.reason };
    } else if (!this.isGood(entry, verdict)) {
      const { fact } = entry;
      if (fact.type === 'gameEnded' && verdict.kind === 'irregular') {
        this.end(entry, fact);
        return;
      }
      if (this.waits(verdict)) {
        this.apply(entry, verdict);
        return;
      }
      this.bridge(entry);
      if (fact.type === 'phaseClosed' && fact.phase.endsWith('/vote')) this.leaves(entry);
      this.apply(entry);
      return;
    }
    this.apply(entry, verdict);
  }

  /**
   * Whether an entry only goes on past a win that nobody was asked about (DM-65). Nothing is declined in the host's
   * name: the question stays open, until the host answers it here or at the table.
   */
  private waits(verdict: Verdict): boolean {
    if (verdict.kind !== 'irregular' || verdict.reason.key !== 'refusal.winWaits') return false;
    if (this.winWaits) return true;
    const hole = this.bridging.winHole(this.state);
    if (!hole) return false;
    this.winWaits = true;
    this.holes.push(hole);
    return true;
  }

  private check({ fact }: Entry): Verdict {
    return this.game.ruleset.check(this.state, fact);
  }

  /** Whether an entry stands no worse than before. */
  private isGood({ id }: Entry, { kind }: Verdict): boolean {
    const was = this.was.get(id);
    return kind === 'ok' || was === 'orphan' || (kind === 'irregular' && was === 'irregular');
  }

  private apply(entry: Entry, verdict?: Verdict): void {
    this.use.look(this.state, entry);
    this.replay.place(entry, verdict);
    if (this.state.win === null) this.winWaits = false;
    this.before = entry.id;
  }

  private insert(entry: Entry): void {
    this.all.push({ type: 'insert', after: this.before, entry });
    this.apply(entry);
  }

  /** What an open vote asks is the host's to say; a candidate without hands and other steps are passed as not held. */
  private bridge(entry: Entry): void {
    const { fact } = entry;
    const open = this.bridging.openStep(this.state);
    const isVote = fact.type === 'phaseClosed' && fact.phase.endsWith('/vote');
    if (isVote && !open?.key.endsWith('/win')) this.closeEmpty();
    if (isVote && !this.bridging.openStep(this.state)?.key.endsWith('/win')) return;
    const bridge = this.bridging.to(this.state, fact, (verdict) => this.isGood(entry, verdict));
    if (!bridge) return;
    for (const passed of bridge.entries) this.insert(passed);
    this.holes.push(...bridge.holes);
  }

  /** Who was nominated and got no hands changes nothing: the count goes on past them. */
  private closeEmpty(): void {
    const bridge = this.bridging.overEmpty(this.state);
    if (!bridge) return;
    for (const passed of bridge.entries) this.insert(passed);
    this.holes.push(...bridge.holes);
  }

  /** A vote that was closed and has no result any more: who left by it. */
  private leaves(entry: Entry): void {
    const { ruleset } = this.game;
    const verdict = this.check(entry);
    if (verdict.kind !== 'irregular' || this.was.get(entry.id) !== 'ok') return;
    const { phase } = this.state;
    const key = `${phase}:leaves`;
    const seats = ruleset.standing(this.state);
    const chosen = (this.use.fills[key] ?? '')
      .split(',')
      .map(Number)
      .filter((seat) => seats.includes(seat));
    this.holes.push({
      key,
      phase,
      title: phaseTitle(phase, ruleset.id),
      secret: false,
      ask: { type: 'leaves', seats, chosen },
    });
    const { reason, newId } = this.use;
    for (const seat of chosen) {
      const what = { kind: 'out', seat, cause: 'vote' } as const;
      const word: Entry = { id: newId(), v: 1, fact: { type: 'overrule', what, during: phase, reason } };
      this.insert(word);
    }
  }

  /** The end that the rules do not propose any more. */
  private end(entry: Entry, fact: FactOf<'gameEnded'>): void {
    const proposed = this.state.win?.winner ?? null;
    const team = (winner: string | null) =>
      winner === null
        ? text('amend.hole.nobody')
        : text('amend.hole.winner', { team: text(`team.${winner}`) });
    const options = [
      ...(proposed === null ? [] : [{ id: 'proposed', label: team(proposed) }]),
      { id: 'keep', label: text('amend.hole.keep', { what: team(fact.winner) }) },
      { id: 'open', label: text('amend.hole.open') },
    ];
    const key = `${this.state.phase}:end`;
    const chosen = options.find(({ id }) => id === this.use.fills[key])?.id ?? options[0]?.id ?? 'keep';
    this.holes.push({
      key,
      phase: this.state.phase,
      title: text('amend.hole.end'),
      secret: false,
      ask: { type: 'option', options, chosen },
    });
    if (chosen === 'open') {
      this.all.push({ type: 'remove', target: entry.id });
      return;
    }
    const kept = chosen === 'keep' ? entry : { ...entry, fact: { ...fact, winner: proposed } };
    if (kept !== entry) this.all.push({ type: 'replace', target: entry.id, entry: kept });
    this.apply(kept);
  }
}
