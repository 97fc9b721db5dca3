import type { Count, Day, GameState, LedgerRow, Night, SeatState } from '../../game/state';
import type { Seat, StepKey } from '../../game/words';

/** Steps whose key ends with a seat; others end with the number of a count or of a day. */
const ofSeat =
  /^((?:n0\/card|n\d+\/saved|d\d+\/(?:best-move|last-word|acts-now|speech|leaves|voter|defence\/\d|count\/\d\/cand|pause\/\d|turn\/\d+))\/)(\d+)$/;

/**
 * The state as if two people had sat in each other's seat from the beginning: card, fouls, hands and points go with
 * the person. Everything that names a seat is renumbered.
 */
export function exchanged(state: GameState, one: Seat, other: Seat): GameState {
  const of = (seat: Seat) => (seat === one ? other : seat === other ? one : seat);
  const each = (seats: readonly Seat[]) => seats.map(of);
  const ascending = (seats: readonly Seat[]) => each(seats).sort((a, b) => a - b);
  const at = <T extends { readonly seat: Seat }>(what: T): T => ({ ...what, seat: of(what.seat) });
  const orNull = (seat: Seat | null) => (seat === null ? null : of(seat));
  const step = (key: StepKey) => key.replace(ofSeat, (_, path: string, seat) => `${path}${of(Number(seat))}`);
  const hand = <T extends { readonly voter: Seat; readonly candidate: Seat }>(up: T): T => ({
    ...up,
    voter: of(up.voter),
    candidate: of(up.candidate),
  });
  const count = (ballot: Count): Count => ({
    ...ballot,
    candidates: each(ballot.candidates),
    closed: each(ballot.closed),
    hands: ballot.hands.map(hand),
    waiting: ballot.waiting.map(hand),
    pauses: ballot.pauses.map((pause) => ({ ...at(pause), by: each(pause.by) })),
    ...(ballot.voters ? { voters: ascending(ballot.voters) } : {}),
  });
  const judged = ({ suspects, condemned, by }: NonNullable<Day['judged']>) => ({
    suspects: ascending(suspects),
    condemned: each(condemned),
    by: typeof by === 'number' ? of(by) : by,
  });
  const day = (held: Day): Day => ({
    ...held,
    living: ascending(held.living),
    nominations: held.nominations.map((made) => ({ ...at(made), by: orNull(made.by) })),
    counts: held.counts.map(count),
    named: held.named.map(at),
    raised: each(held.raised),
    oratory: Object.fromEntries(Object.entries(held.oratory).map(([seat, on]) => [of(Number(seat)), on])),
    expelled: held.expelled && ascending(held.expelled),
    ...(held.away ? { away: each(held.away) } : {}),
    ...(held.loneStands !== undefined ? { loneStands: orNull(held.loneStands) } : {}),
    ...(held.sentence !== undefined ? { sentence: orNull(held.sentence) } : {}),
    ...(held.judged ? { judged: judged(held.judged) } : {}),
  });
  /** In seat order, but Death's victim stays the last (EC-96). */
  const announced = (dead: readonly Seat[], { death = 0, living }: Night) => {
    const last = living[death - 1];
    return last !== undefined && dead.at(-1) === last
      ? [...ascending(dead.slice(0, -1)), of(last)]
      : ascending(dead);
  };
  /** The number that names the same person in the list of the living (EC-95). */
  const numberFor = ({ living }: Night, number: number) => {
    const meant = living[number - 1];
    return meant === undefined ? number : ascending(living).indexOf(of(meant)) + 1;
  };
  const night = (held: Night): Night => ({
    ...held,
    living: ascending(held.living),
    acts: held.acts.map((act) => ({
      ...act,
      shooter: orNull(act.shooter),
      target: orNull(act.target),
      ...(act.other === undefined ? {} : { other: of(act.other) }),
    })),
    shown: held.shown.map(({ shooter, seats }) => ({ shooter: of(shooter), seats: each(seats) })),
    fates: held.fates.map(at),
    dead: held.dead && announced(held.dead, held),
    killed: each(held.killed),
    spared: each(held.spared),
    ...(held.healed === undefined ? {} : { healed: of(held.healed) }),
    ...(held.death === undefined ? {} : { death: numberFor(held, held.death) }),
  });
  const seat = ({ seat: no }: SeatState): SeatState => ({
    ...(state.seats[of(no) - 1] as SeatState),
    seat: no,
  });
  const row = <T extends Pick<LedgerRow, 'seat' | 'rule' | 'note'>>(earned: T): T => ({
    ...at(earned),
    note: /^\d+$/.test(earned.note) ? String(of(Number(earned.note))) : earned.note,
  });
  return {
    ...withNames(state, one, other),
    seats: state.seats.map(seat),
    done: state.done.map(step),
    days: state.days.map(day),
    nights: state.nights.map(night),
    mvp: state.mvp && { ...at(state.mvp), expelled: orNull(state.mvp.expelled) },
    bestMoves: each(state.bestMoves),
    present: each(state.present),
    shootingOrder: each(state.shootingOrder),
    ...(state.ranks ? { ranks: each(state.ranks) } : {}),
    removals: state.removals.map(at),
    suspects: state.suspects.map((best) => ({ ...at(best), named: each(best.named) })),
    ownRows: state.ownRows.map(at),
    rowWords: state.rowWords.map((word) => ({ ...word, row: row(word.row) })),
    substitutions: state.substitutions.map(at),
    notes: state.notes.map((note) =>
      note.about.kind === 'seat' ? { ...note, about: at(note.about) } : note,
    ),
    protests: state.protests.map(at),
  };
}

/** The state with the people of two seats exchanged and nothing else. */
export function withNames(state: GameState, one: Seat, other: Seat): GameState {
  const { seats } = state.setup;
  const person = (no: Seat) => seats[no - 1];
  return {
    ...state,
    setup: {
      ...state.setup,
      seats: seats.map((own, index) => {
        const no = index + 1;
        return (no === one ? person(other) : no === other ? person(one) : own) ?? own;
      }),
    },
  };
}
