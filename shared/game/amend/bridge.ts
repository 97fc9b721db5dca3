import type { Hole } from '../../contract/amend';
import type { Entry, Fact } from '../facts';
import type { Ruleset } from '../ruleset';
import type { GameState } from '../state';
import type { ChoiceOption, Step } from '../steps';
import { isNight, text, type Verdict } from '../words';

/** A way over the steps that stand between a state and a fact: what is entered for them, and what it leaves open. */
export interface Bridge {
  readonly state: GameState;
  readonly entries: readonly Entry[];
  readonly holes: readonly Hole[];
}

/** So many steps are passed at most to come to one fact. */
const farthest = 12;

/** Passes steps that an amend made appear in the past, so that what was entered behind them still finds its place. */
export class Bridging {
  /** Steps that could not be passed, with the reason of the fact behind them: not tried twice. */
  private readonly failed = new Set<string>();

  constructor(
    private readonly ruleset: Ruleset,
    /** Steps that were closed in the game as it stood: they come in their own turn. */
    private readonly closed: ReadonlySet<string>,
    private readonly fills: Readonly<Record<string, string>>,
    private readonly newId: () => string,
  ) {}

  /** A bridge to a fact that is not acceptable yet; null where none leads to it. `ends`: the game ends on the way. */
  to(state: GameState, fact: Fact, isGood: (verdict: Verdict) => boolean): Bridge | null {
    let bridge: Bridge = { state, entries: [], holes: [] };
    for (let steps = 0; steps < farthest; steps += 1) {
      const verdict = this.ruleset.check(bridge.state, fact);
      if (isGood(verdict)) return bridge.entries.length > 0 ? bridge : null;
      const open = this.openStep(bridge.state);
      const tried = `${open?.key} ${verdict.kind === 'ok' ? '' : verdict.reason.key}`;
      const next = !open || this.failed.has(tried) ? null : this.passed(bridge, open, fact);
      if (!next) {
        if (open) this.failed.add(tried);
        return null;
      }
      bridge = next;
      if (bridge.state.ended) return bridge;
    }
    return null;
  }

  /** The open step of a state. */
  openStep(state: GameState): Step | undefined {
    return this.ruleset.steps(state).find((step) => step.status === 'now');
  }

  /** A bridge over candidates of a count who got no hands, and over the cut that is offered before them (DM-28). */
  overEmpty(from: GameState): Bridge | null {
    let bridge: Bridge = { state: from, entries: [], holes: [] };
    for (let steps = 0; steps < farthest; steps += 1) {
      const open = this.openStep(bridge.state);
      const next = open && this.emptyPassed(bridge, open);
      if (!next) break;
      bridge = next;
    }
    return bridge.holes.length > 0 ? bridge : null;
  }

  private emptyPassed(bridge: Bridge, open: Step): Bridge | null {
    const hole = { ...holeOf(bridge.state, open), ask: { type: 'notHeld' } } as const;
    if (open.key.includes('/cut/')) {
      const facts = this.ruleset.answer(bridge.state, open.key, { type: 'option', option: 'rest' });
      return 'rule' in facts ? null : this.entered(bridge, facts, hole);
    }
    const isEmpty = open.kind === 'hands' && open.up.length === 0 && !this.closed.has(open.key);
    return isEmpty ? this.entered(bridge, this.ruleset.next(bridge.state), hole) : null;
  }

  /** The win question of a state as it is left open; null where the host has answered it, or none is asked. */
  winHole(state: GameState): Hole | null {
    const open = this.openStep(state);
    if (open?.kind !== 'choice' || !open.key.endsWith('/win')) return null;
    const hole = holeOf(state, open);
    const options = open.options.filter((option) => !option.refusal);
    if (options.some(({ id }) => id === this.fills[hole.key])) return null;
    return { ...hole, ask: { type: 'option', options: [waits, ...asked(options)], chosen: waits.id } };
  }

  private passed(bridge: Bridge, open: Step, fact: Fact): Bridge | null {
    const asks = open.kind === 'choice' && (open.chosen === null || open.key.endsWith('/win'));
    if (asks) return this.chosen(bridge, open, fact);
    if (this.closed.has(open.key)) return null;
    const isSpeech = open.kind === 'speech' || (open.kind === 'discussion' && open.speaker !== undefined);
    const facts = this.ruleset
      .next(bridge.state)
      .map((one): Fact => (isSpeech && one.type === 'done' ? { ...one, skipped: true } : one));
    if (facts.some((one) => one.type === 'phaseClosed' || one.type === 'gameEnded')) return null;
    return this.entered(bridge, facts, { ...holeOf(bridge.state, open), ask: { type: 'notHeld' } });
  }

  /** The host's word, else the option that lets the fact behind it stand, else the last that does not end the game. */
  private chosen(bridge: Bridge, open: Extract<Step, { kind: 'choice' }>, fact: Fact): Bridge | null {
    const hole = holeOf(bridge.state, open);
    const options = open.options.filter((option) => !option.refusal);
    const isWin = open.key.endsWith('/win');
    const ask = { type: 'option', options: isWin ? [waits, ...asked(options)] : asked(options) } as const;
    const ways = options.flatMap(({ id }) => {
      const facts = this.ruleset.answer(bridge.state, open.key, { type: 'option', option: id });
      const way =
        'rule' in facts ? null : this.entered(bridge, facts, { ...hole, ask: { ...ask, chosen: id } });
      return way ? [{ id, way }] : [];
    });
    const filled = ways.find(({ id }) => id === this.fills[hole.key]);
    if (filled) return filled.way;
    const open_ = ways.filter(({ way }) => way.state.ended === null);
    const fits = open_.find(({ way }) => this.ruleset.check(way.state, fact).kind !== 'impossible');
    return (fits ?? open_.at(-1))?.way ?? null;
  }

  private entered(bridge: Bridge, facts: readonly Fact[], hole: Hole): Bridge | null {
    let { state } = bridge;
    const entries = [...bridge.entries];
    for (const fact of facts) {
      const verdict = this.ruleset.check(state, fact);
      if (verdict.kind === 'impossible') return null;
      entries.push({ id: this.newId(), v: 1, fact });
      state = this.ruleset.apply(state, fact);
    }
    return { state, entries, holes: [...bridge.holes, hole] };
  }
}

/** The win question is left for the table. */
const waits = { id: 'wait', label: text('amend.hole.winWaits') };

function asked(options: readonly ChoiceOption[]): Pick<ChoiceOption, 'id' | 'label'>[] {
  return options.map(({ id, label }) => ({ id, label }));
}

function holeOf(state: GameState, { key, title }: Step): Omit<Hole, 'ask'> {
  const secret = isNight(state.phase) || key.endsWith('/win');
  return { key: `${state.phase}:${key}`, phase: state.phase, title, secret };
}
