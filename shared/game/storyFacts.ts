import type { Fact, FactOf } from './facts';
import { tell } from './log';
import { judgedStory, sentenceStory } from './storyJudge';
import type { Moment } from './storyMoment';
import { actStory, dawnStory, roleStory } from './storyNight';
import { hidden, type Sentence, type StorySheet, seen } from './storySheet';
import { foulStory, leavingStory, passedStory, remarkGiven, suspectsStory, talkStory } from './storyTable';
import { ballotStory, resultStory, shootoutStory } from './storyVote';
import { peopleStory, remarkStory, wordStory } from './storyWord';
import { numbers, who } from './storyWords';
import { isNight, type Seat, text } from './words';

/** Facts that are told by what they bring about, or once and for all at the end. */
const silent: ReadonlySet<Fact['type']> = new Set([
  'done',
  'phaseClosed',
  'hand',
  'handWaits',
  'raiseHand',
  'mvp',
  'bestMove',
  'oratory',
  'gameEnded',
  'left',
  'foulTakenBack',
  'remarkTakenBack',
]);

/** Writes down what one entry brought: what the host did, what follows from it, who left. */
export function factStory(moment: Moment, sheet: StorySheet): void {
  ownStory(moment, sheet);
  passedStory(moment, sheet);
  talkStory(moment, sheet);
  if (moment.phase.endsWith('/vote') && moment.fact.type !== 'swap') {
    ballotStory(moment, sheet);
    judgedStory(moment, sheet);
    resultStory(moment, sheet);
  }
  if (moment.fact.type === 'phaseClosed' && isNight(moment.phase)) dawnStory(moment, sheet);
  else leavingStory(moment, sheet);
}

function ownStory(moment: Moment, sheet: StorySheet): void {
  const { fact, game, key, phase, despite } = moment;
  const write = (at: string, ...told: Sentence[]) => sheet.write(at, phase, told, despite);
  switch (fact.type) {
    case 'present':
      write('present', ...presentTold(moment.after.present));
      break;
    case 'role':
      roleStory({ ...moment, fact }, sheet);
      break;
    case 'act':
    case 'shown':
    case 'deathNumber':
      actStory({ ...moment, fact }, sheet);
      break;
    case 'shootingOrder':
      write(
        'order',
        ...(fact.seats.length > 0 ? [hidden(text('story.order', { order: numbers(fact.seats) }))] : []),
      );
      break;
    case 'nominated':
      nominationStory({ ...moment, fact }, sheet);
      break;
    case 'nominationWithdrawn':
      write(key, seen(text('story.withdrawn', { seat: fact.seat })));
      break;
    case 'voteCut':
      write(`d${fact.day}/cut/${fact.count}`, seen(text(`story.vote.${fact.choice}`)));
      break;
    case 'tieChoice':
      write(`d${fact.day}/choice`, seen(text(`story.vote.${fact.choice}`)));
      break;
    case 'voteAfterRemoval':
      write(key, seen(text(`story.vote.${fact.choice}`)));
      break;
    case 'verdict':
      write(`d${fact.day}/verdict`, seen(text(`story.verdict.${fact.leaves}`)));
      break;
    case 'sentence':
      sentenceStory({ ...moment, fact }, sheet);
      break;
    case 'lot':
      if (fact.purpose === 'condemned') sentenceStory({ ...moment, fact }, sheet);
      else shootoutStory({ ...moment, fact }, sheet);
      break;
    case 'numberNamed':
      shootoutStory({ ...moment, fact }, sheet);
      break;
    case 'suspects':
      suspectsStory({ ...moment, fact }, sheet);
      break;
    case 'foul':
      foulStory({ ...moment, fact }, sheet);
      break;
    case 'remark':
      remarkGiven({ ...moment, fact }, sheet);
      break;
    case 'overrule':
      wordStory({ ...moment, fact }, sheet);
      break;
    case 'substitute':
    case 'swap':
      peopleStory({ ...moment, fact }, sheet);
      break;
    case 'note':
    case 'protest':
      remarkStory({ ...moment, fact }, sheet);
      break;
    default: {
      if (silent.has(fact.type)) return;
      const told = tell(game.setup, [fact]);
      write(key, told.secret ? hidden(told.text) : seen(told.text));
      break;
    }
  }
}

/** MP-38: who answered the roll call. */
function presentTold(seats: readonly Seat[]): Sentence[] {
  return seats.length === 0 ? [] : [seen(text('log.presentAll', { seats }))];
}

function nominationStory(
  { fact, phase, after, despite }: Moment<FactOf<'nominated'>>,
  sheet: StorySheet,
): void {
  const day = after.days.find((one) => one.no === fact.day);
  const by = day?.nominations.find((one) => one.seat === fact.seat)?.by ?? null;
  const told =
    by === null
      ? text('story.nominated', { seat: fact.seat })
      : text('story.nominatedBy', { seat: fact.seat, by: who(by) });
  sheet.write(`d${fact.day}/nominated/seat/${fact.seat}`, phase, [seen(told)], despite);
}
