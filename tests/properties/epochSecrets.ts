import type { Act, GameState } from '../../shared/game/state';
import { isNight } from '../../shared/game/words';
import { epoch } from '../../shared/rulesets/epoch';
import { isTold, modeOf } from '../../shared/rulesets/epoch/day';
import { calls } from '../../shared/rulesets/epoch/night';
import type { Dice } from './dice';

/**
 * The state of a game of the Epoch of Clones with every secret replaced by anything. Open are the roles of those who are
 * out (EC-21, EC-97), what a decision came to, and the votes unless they are told to the host alone (EC-105).
 */
export function epochScrambled(state: GameState, dice: Dice): GameState {
  const seat = () => dice.between(1, state.seats.length);
  const someSeats = () => state.seats.map((one) => one.seat).filter(() => dice.often(30));
  const role = () => dice.pick([null, ...epoch.roles.map((spec) => spec.id)]) ?? null;
  const act = (): Act => ({
    role: dice.pick(calls)?.role ?? 'mafia',
    shooter: dice.often(20) ? seat() : null,
    target: dice.often(20) ? null : seat(),
    ...(dice.often(20) ? { other: seat() } : {}),
  });
  const reason = () => dice.pick([null, 'flood', 'missed-vote']) ?? null;
  return {
    ...state,
    seats: state.seats.map((one) => ({
      ...one,
      role: one.out ? one.role : role(),
      ...(one.remarks ? { remarks: one.remarks.map((mark) => ({ ...mark, reason: reason() })) } : {}),
    })),
    done: isNight(state.phase)
      ? calls.map((call) => `${state.phase}/${call.act}`).filter(() => dice.often(50))
      : state.done,
    nights: state.nights.map((night) => ({
      ...night,
      acts: Array.from({ length: dice.below(8) }, act),
      ...(dice.often(40) ? { death: dice.between(1, 25) } : {}),
    })),
    days: state.days.map((day) => ({
      ...day,
      ...(day.judged ? {} : { sentence: dice.often(50) ? null : seat(), away: someSeats() }),
      lot: day.judged || !day.lot ? day.lot : { ...day.lot, drawn: dice.between(1, day.lot.to) },
      counts:
        modeOf(state, day) === 'private' && !isTold(day)
          ? day.counts.map((count) => ({
              ...count,
              hands: someSeats().map((voter) => ({ voter, candidate: seat() })),
            }))
          : day.counts,
    })),
    ranks: someSeats(),
    win: dice.often(50) ? null : { winner: dice.pick(epoch.teams) ?? 'mafia', during: state.phase },
  };
}
