import type { Player } from '../../shared/contract/club';
import type { HostView } from '../../shared/contract/host';
import type { RequestBody } from '../../shared/contract/requests';
import type { Answer, Step } from '../../shared/game/steps';

type Ask = (body: RequestBody) => Promise<unknown>;

const names = ['Ґалаґан', 'Їжак', 'Євген', 'Чорна Пані', 'Щука', 'Ясен', 'Ківі', 'Мавка', 'Сойка', 'Лис'];

/** Starts a game of DeMafia with ten seats. */
export async function startGame(ask: Ask): Promise<void> {
  const players = (await ask({ type: 'addPlayers', names })) as readonly Player[];
  const seats = players.map(({ id, name }) => ({ player: id, name }));
  const composition = { boss: 1, mafia: 1, lover: 1, sheriff: 1, doctor: 1, maniac: 1, citizen: 4 };
  await ask({
    type: 'startGame',
    season: null,
    setup: { ruleset: 'demafia', options: {}, seats, composition },
  });
}

/** Plays the open game until `enough`, or to its end: every step gets the first answer the rules allow. */
export async function play(
  ask: Ask,
  view: () => HostView | null,
  enough: (view: HostView) => boolean = () => false,
): Promise<void> {
  for (let steps = 0; steps < 2_000; steps += 1) {
    const shown = view();
    const step = shown?.steps.find((one) => one.key === shown.now);
    if (!shown || !step || enough(shown)) return;
    for (const body of answersTo(step, shown)) await ask(body);
    if (view()?.now === step.key) await ask({ type: 'next', step: step.key });
  }
  throw new Error('the game did not end');
}

/** What the rules allow first in this step. */
export function answersTo(step: Step, view: HostView): RequestBody[] {
  const answer = (given: Answer): RequestBody => ({ type: 'answer', step: step.key, answer: toSend(given) });
  switch (step.kind) {
    case 'roles': {
      const free = view.seats.filter((seat) => seat.role === null).map((seat) => seat.seat);
      return step.slots.flatMap(({ role, wanted, seats }) =>
        free.splice(0, wanted - seats.length).map((seat) => answer({ type: 'role', seat, role })),
      );
    }
    case 'seat':
    case 'shots': {
      const open = step.offers.filter((offer) => !offer.refusal);
      const whites = open.filter(({ seat }) => view.seats[seat - 1]?.team !== 'black');
      const seat = (whites.at(-1) ?? open[0])?.seat;
      return seat === undefined ? [] : [answer({ type: 'seat', seat })];
    }
    case 'hands': {
      const voter = step.offers.find((offer) => !offer.refusal && !step.up.includes(offer.seat))?.seat;
      return voter === undefined ? [] : [answer({ type: 'hands', voters: [voter], up: true })];
    }
    case 'choice': {
      const option = step.options.find((one) => !one.refusal)?.id;
      return step.chosen !== null || option === undefined ? [] : [answer({ type: 'option', option })];
    }
    case 'number': {
      const free = Array.from({ length: step.to - step.from + 1 }, (_, at) => step.from + at);
      const number = free.find((one) => !step.used.includes(one));
      return number === undefined ? [] : [answer({ type: 'number', number })];
    }
    case 'discussion':
      return step.offers
        .filter((offer) => !offer.refusal)
        .slice(0, 2)
        .map(({ seat }) => answer({ type: 'nominate', seat, by: null }));
    case 'confirm':
    case 'speech':
      return [];
  }
}

/** The request's arrays are its own. */
function toSend(answer: Answer): Extract<RequestBody, { type: 'answer' }>['answer'] {
  return answer.type === 'hands' ? { ...answer, voters: [...answer.voters] } : answer;
}
