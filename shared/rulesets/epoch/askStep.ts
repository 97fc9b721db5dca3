import { stepKey } from '../../game/phases';
import type { Day, GameState } from '../../game/state';
import type { ChoiceOption } from '../../game/steps';
import { type Seat, text } from '../../game/words';
import type { Draft, Shared } from '../common/step';
import { type Decider, deciderOf, suspectsOf } from './day';
import { refused, step } from './step';

const away = 'away';
const pardon = 'pardon';

/**
 * EC-22, EC-66…74, EC-102…104: the pause with all eyes closed, in which the host asks the one who decides. It sounds and
 * looks the same whoever that is, and also when nobody decides; only the host sees the seat.
 */
export function askStep(state: GameState, day: Day): Draft {
  const key = stepKey.ask(day.no);
  const suspects = suspectsOf(state, day);
  const decider = deciderOf(state, day);
  const shared: Shared = { name: 'ask', params: { seats: suspects }, hint: hintOf(decider) };
  if (decider.kind === 'lot') return lotStep(state, day, suspects, shared);
  if (decider.kind === 'nobody' || decider.kind === 'distrust') {
    return step(state, key, 'confirm', { seats: suspects }, { ...shared, callOnly: true });
  }
  const { sentence } = day;
  return step(
    state,
    key,
    'choice',
    {
      options: optionsOf(suspects, decider),
      chosen: sentence === undefined ? null : sentence === null ? pardon : String(sentence),
      seats: suspects,
    },
    {
      ...shared,
      actors: [decider.seat],
      refusal: sentence === undefined ? refused('EC-66', text('refusal.choose')) : null,
    },
  );
}

/** EC-68, EC-70, EC-74: each suspect, the pardon; EC-103: the one who decides is not there. */
function optionsOf(
  suspects: readonly Seat[],
  { seat: asked, mustCondemn }: Extract<Decider, { mustCondemn: boolean }>,
): ChoiceOption[] {
  const pardoned = text(suspects.length === 1 ? 'epoch.option.pardon' : 'epoch.option.pardonAll');
  const refusal = refused('EC-74', text('refusal.mustCondemn'));
  return [
    ...suspects.map((seat) => ({ id: String(seat), label: text('epoch.option.execute', { seat }) })),
    mustCondemn ? { id: pardon, label: pardoned, refusal } : { id: pardon, label: pardoned },
    { id: away, label: text('epoch.option.away', { seat: asked }) },
  ];
}

function lotStep(state: GameState, day: Day, suspects: readonly Seat[], shared: Shared): Draft {
  const chosen = day.lot?.drawn ?? null;
  const drawn = chosen === null ? undefined : suspects[chosen - 1];
  return step(
    state,
    stepKey.ask(day.no),
    'number',
    { from: 1, to: suspects.length, used: [], chosen, secret: true, drawable: true, behind: suspects },
    {
      ...shared,
      answer:
        drawn === undefined
          ? null
          : { text: text('epoch.answer.seat', { seat: drawn }), big: false, tone: 'plain' },
      refusal: drawn === undefined ? refused('EC-104', text('refusal.noNumber')) : null,
    },
  );
}

function hintOf(decider: Decider): Shared['hint'] {
  switch (decider.kind) {
    case 'nobody':
      return text('epoch.hint.decidesNobody');
    case 'lot':
      return text('epoch.hint.decidesLot');
    case 'distrust':
      return text('epoch.hint.distrust', { seat: decider.seat });
    default:
      return text(`epoch.hint.decides-${decider.kind}`, { seat: decider.seat });
  }
}
