import { stepKey } from '../../game/phases';
import type { Day, GameState } from '../../game/state';
import { type Seat, text } from '../../game/words';
import type { Draft } from '../common/step';
import { hitSeat, outcomeOf, shootoutRange, shootoutTurn } from './day';
import { step } from './step';

/** DM-33, DM-34: the host's choice, the loaded number, and the turns as far as they went. */
export function tieSteps(state: GameState, day: Day, tied: readonly Seat[]): Draft[] {
  const drafts = [
    step(
      state,
      stepKey.tie(day.no),
      'choice',
      {
        options: [
          { id: 'expel', label: text('demafia.option.expel') },
          { id: 'shootout', label: text('demafia.option.shootout') },
        ],
        chosen: day.tieChoice,
        seats: tied,
      },
      {
        name: 'tie',
        params: { seats: tied },
        closed: day.tieChoice !== null,
        refusal:
          day.tieChoice === null
            ? { kind: 'impossible', rule: 'DM-33', reason: text('refusal.choose') }
            : null,
      },
    ),
  ];
  if (day.tieChoice !== 'shootout') return drafts;
  const outcome = outcomeOf(state, day);
  const among = outcome.type === 'shootout' ? outcome.tied : tied;
  drafts.push(
    step(
      state,
      stepKey.loaded(day.no),
      'number',
      {
        from: 1,
        to: day.lot?.to ?? shootoutRange(state, tied.length),
        used: [],
        chosen: day.lot?.drawn ?? null,
        secret: true,
        drawable: true,
      },
      {
        name: 'loaded',
        params: { seats: tied, to: day.lot?.to ?? shootoutRange(state, tied.length) },
        refusal: day.lot ? null : { kind: 'impossible', rule: 'DM-34', reason: text('refusal.noNumber') },
      },
    ),
  );
  for (const [index, turn] of day.named.entries())
    drafts.push(turnStep(state, day, index + 1, turn.seat, turn.number));
  const turn =
    day.lot && outcome.type === 'shootout' && hitSeat(day) === null ? shootoutTurn(among, day) : null;
  if (turn) drafts.push(turnStep(state, day, turn.turn, turn.seat, null));
  return drafts;
}

function turnStep(state: GameState, day: Day, turn: number, seat: Seat, number: number | null): Draft {
  return step(
    state,
    stepKey.turn(day.no, turn, seat),
    'number',
    {
      from: 1,
      to: day.lot?.to ?? shootoutRange(state, 2),
      used: day.named.map((one) => one.number).filter((one) => one !== number),
      chosen: number,
      secret: false,
      drawable: false,
    },
    {
      name: 'turn',
      params: { seat },
      actors: [seat],
      closed: number !== null,
      refusal:
        number === null ? { kind: 'impossible', rule: 'DM-34', reason: text('refusal.noNumber') } : null,
    },
  );
}
