import type { Player } from '../../shared/contract/club';
import type { RequestBody } from '../../shared/contract/requests';
import { rulesets } from '../../shared/rulesets';
import { answersTo } from '../bench/bot';
import type { Wire } from './wire';

const names = ['Ґалаґан', 'Їжак', 'Євген', 'Чорна Пані', 'Щука', 'Ясен', 'Ківі', 'Мавка', 'Сойка', 'Лис'];

/** Chance that can be played again: numbers from 0 to below 1 from a seed. */
export function chanceOf(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** What a busy host asks next, of the game that is open or of the club. */
export function nextRequest(wire: Wire, players: readonly Player[], chance: () => number): RequestBody {
  const pick = (below: number) => Math.floor(chance() * below);
  const { view } = wire;
  const kind = chance();
  if (kind < 0.06) return { type: 'saveSettings', settings: { volume: pick(101) } };
  if (kind < 0.12) return { type: 'addPlayers', names: [`Гість ${pick(1_000_000)}`] };
  if (!view) return beginning(players, pick);
  if (view.end) return { type: 'closeGame' };
  const undo = view.undo?.n;
  const redo = view.redo?.n;
  if (kind < 0.14) return { type: 'endGame', winner: null, reason: 'the lights went out' };
  if (kind < 0.22 && undo !== undefined) return { type: 'undo', n: undo };
  if (kind < 0.28 && redo !== undefined) return { type: 'redo', n: redo };
  if (kind < 0.34) return { type: 'clock', action: { type: 'toggle' } };
  const seat = 1 + pick(view.seats.length);
  if (kind < 0.5) return { type: 'foul', seat, confirmed: true };
  if (kind < 0.6) return { type: 'takeBackFoul', seat };
  const step = view.steps.find((one) => one.key === view.now);
  const answers = step ? answersTo(step, view) : [];
  const answer = answers[pick(answers.length)];
  return kind < 0.85 && answer
    ? answer
    : { type: 'next', step: view.now ?? 'n0/meet', despite: 'it has happened' };
}

function beginning(players: readonly Player[], pick: (below: number) => number): RequestBody {
  const seated = names.flatMap((name) => players.find((player) => player.name === name) ?? []);
  if (seated.length < names.length) return { type: 'addPlayers', names };
  const ruleset = rulesets[pick(rulesets.length)] ?? rulesets[0];
  if (!ruleset) throw new Error('there are no rules');
  return {
    type: 'startGame',
    season: null,
    setup: {
      ruleset: ruleset.id,
      options: {},
      seats: seated.map(({ id, name }) => ({ player: id, name })),
      composition: { ...ruleset.suggest(seated.length) },
    },
  };
}
