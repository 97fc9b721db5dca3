import type { Act, GameState, LedgerRow } from '../../shared/game/state';
import { isNight, type Seat } from '../../shared/game/words';
import type { Dice } from './dice';

const roles = [null, 'boss', 'mafia', 'lover', 'sheriff', 'doctor', 'maniac', 'don', 'citizen'];
const acting = ['mafia', 'lover', 'maniac', 'doctor', 'sheriff', 'don'];
const nightSteps = [...acting, 'shot', 'don-check', 'sheriff-check', 'order', 'meet', 'card/3'];

/**
 * The state with every secret replaced by anything; what happened in sight of the room stays, as does a role that the
 * rules have opened.
 */
export function scrambled(
  state: GameState,
  dice: Dice,
  isOpen: (seat: Seat) => boolean = () => false,
): GameState {
  const seat = () => dice.between(1, state.seats.length);
  const someSeats = () => state.seats.map((one) => one.seat).filter(() => dice.often(30));
  const act = (): Act => ({
    role: dice.pick(acting) ?? 'mafia',
    shooter: dice.often(20) ? seat() : null,
    target: dice.often(20) ? null : seat(),
  });
  const reason = () => dice.pick([null, 'shouted', 'showed a card']) ?? null;
  return {
    ...state,
    seats: state.seats.map((one) => ({
      ...one,
      role: isOpen(one.seat) ? one.role : (dice.pick(roles) ?? null),
      fouls: one.fouls.map((foul) => ({ ...foul, reason: reason() })),
      disqualified: one.out && dice.often(30) ? { during: one.out.during, reason: reason() } : null,
    })),
    done: isNight(state.phase)
      ? nightSteps.filter(() => dice.often(50)).map((name) => `${state.phase}/${name}`)
      : state.done,
    nights: state.nights.map((night) => ({
      ...night,
      acts: Array.from({ length: dice.below(6) }, act),
      shown: someSeats().map((shooter) => ({ shooter, seats: someSeats() })),
      killed: someSeats(),
      spared: someSeats(),
      fates: someSeats().map((one) => ({ seat: one, dies: dice.often(50), by: null })),
    })),
    days: state.days.map((day) => ({
      ...day,
      nominations: day.nominations.map((one) => ({ ...one, by: dice.often(50) ? seat() : null })),
      counts: day.counts.map((count) => ({
        ...count,
        waiting: someSeats().map((voter) => ({ voter, candidate: seat() })),
      })),
      oratory: Object.fromEntries(someSeats().map((one) => [one, dice.often(50)])),
      lot: day.lot && { ...day.lot, drawn: notFallen(day, dice) },
    })),
    win: dice.often(50)
      ? null
      : {
          winner: dice.pick(['white', 'red', 'black']) ?? 'black',
          during: dice.often(50) ? state.phase : 'd1/vote',
        },
    mvp: dice.often(50) ? null : { seat: seat(), criterion: 'accuracy', expelled: null, note: 'anything' },
    bestMoves: someSeats().slice(0, 2),
    shootingOrder: someSeats(),
    present: someSeats(),
    ownRows: someSeats().map(
      (one): LedgerRow => ({ seat: one, rule: 'host', amount: dice.between(1, 9), when: 'end', note: '' }),
    ),
    rowWords: [],
    unrated: dice.often(50),
    notes: someSeats().map((one) => ({
      about: { kind: 'seat', seat: one },
      text: reason() ?? 'anything',
      during: state.phase,
    })),
    protests: someSeats().map((one) => ({
      seat: one,
      text: reason() ?? 'anything',
      during: state.phase,
    })),
  };
}

/** Another loaded number, as long as it has not fallen; then everybody knows it. */
function notFallen({ lot, named }: GameState['days'][number], dice: Dice): number {
  const used = named.map((turn) => turn.number);
  if (!lot || used.includes(lot.drawn)) return lot?.drawn ?? 0;
  const free = Array.from({ length: lot.to - lot.from + 1 }, (_, index) => lot.from + index);
  return dice.pick(free.filter((number) => !used.includes(number))) ?? lot.drawn;
}
