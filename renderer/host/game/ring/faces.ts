import type { HostSeat, HostView } from '../../../../shared/contract/host';
import { roleText } from '../../../../shared/game/roles';
import type { Step } from '../../../../shared/game/steps';
import { type Cause, isNight, numberOf, type Seat, type Text, text } from '../../../../shared/game/words';
import { foulsOption, thresholdsOf } from '../../../../shared/rulesets/common/options';
import type { Place } from './places';
import type { Picked, SeatFace } from './SeatTile';

const silent = 'table.seat.silent';
/** Why a seat is out where that says how many fouls or remarks there were. */
const told: ReadonlySet<Cause> = new Set<Cause>(['fouls', 'suicide']);

/** What every tile of the ring shows. */
export function facesOf(
  view: HostView,
  drawn: Step | null,
  places: readonly Place[],
  run: readonly Seat[],
  say: (text: Text) => string,
): SeatFace[] {
  const limits =
    view.house?.discipline?.fouls ?? thresholdsOf(String(view.options.fouls ?? foulsOption.default));
  return places.flatMap(({ seat: number, x, y }) => {
    const seat = view.seats[number - 1];
    if (!seat) return [];
    const tag = placeIn(drawn, number) ?? tagOf(seat);
    const counted = ({ fouls, remarks }: HostSeat) => (view.discipline ? (remarks ?? 0) : fouls);
    return {
      seat: number,
      name: seat.name,
      role: seat.role,
      roleName: seat.role === null ? '' : say(roleText(view, seat.role)),
      team: seat.team,
      out: seat.out !== null,
      fouls: counted(seat),
      removal: view.discipline?.removal ?? null,
      limits,
      dots: seat.out === null || (counted(seat) > 0 && !told.has(seat.out.cause)),
      silenced: seat.silenced,
      muted: seat.silenced && seat.out === null && tag?.key !== silent,
      nominated: seat.nominated && seat.out === null,
      acting: seat.acting,
      picked: pickedIn(drawn, number),
      inRun: run.includes(number),
      tag: tag ? say(tag) : '',
      x,
      y,
    };
  });
}

/** The one short remark of a seat: why it is out, whom it voted for, that it is silent, what happened to it. */
export function tagOf(seat: HostSeat): Text | null {
  if (seat.barred) return text('table.out.barred');
  if (seat.disqualified) return text('table.out.disqualified');
  if (seat.out) {
    const { cause, during } = seat.out;
    const when = text(isNight(during) ? 'table.out.night' : 'table.out.day', { no: numberOf(during) });
    return text(`table.out.${cause}`, { no: numberOf(during), when, count: seat.fouls });
  }
  if (seat.votedFor !== null) return text('table.seat.votedFor', { candidate: seat.votedFor });
  if (seat.silenced) return text(silent);
  return seat.tag;
}

/** Where a seat stands in the order of shooting that is being noted. */
function placeIn(step: Step | null, seat: Seat): Text | null {
  if (step?.kind !== 'hands' || step.purpose !== 'order' || !step.up.includes(seat)) return null;
  return text('table.hands.order.up', { place: step.up.indexOf(seat) + 1 });
}

/** What the current step has of a seat. */
function pickedIn(step: Step | null, seat: Seat): Picked | null {
  switch (step?.kind) {
    case 'hands':
      if (step.up.includes(seat)) return 'hand';
      return step.waiting.includes(seat) ? 'waits' : null;
    case 'seat':
      return step.chosen === seat ? 'answer' : null;
    case 'shots':
      if (step.chosen === seat) return 'answer';
      return step.proposals.some((one) => one.shown?.includes(seat)) ? 'waits' : null;
    default:
      return null;
  }
}
