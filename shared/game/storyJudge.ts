import type { FactOf } from './facts';
import { tell } from './log';
import type { Day } from './state';
import type { Moment } from './storyMoment';
import { hidden, type Sentence, type StorySheet, seen } from './storySheet';
import { those, who } from './storyWords';
import { numberOf, text } from './words';

/** The decision over the suspects of a day, as it was entered (EC-66, EC-104). */
export function sentenceStory(
  { game, fact, phase, despite }: Moment<FactOf<'sentence'> | FactOf<'lot'>>,
  sheet: StorySheet,
): void {
  sheet.write(`d${fact.day}/judged`, phase, [hidden(tell(game.setup, [fact]).text)], despite);
}

/** Who decided what over whom, once it is over (EC-23); who decides is the host's secret (EC-67). */
export function judgedStory({ before, after, phase }: Moment, sheet: StorySheet): void {
  const no = numberOf(phase);
  const [was, day] = [before, after].map((state) => state.days.find((one) => one.no === no));
  if (!day?.judged || was?.judged) return;
  sheet.write(`d${no}/judged`, phase, judged(day.judged, day.counts.length === 0));
}

function judged({ suspects, condemned, by }: NonNullable<Day['judged']>, withoutVote: boolean): Sentence[] {
  if (suspects.length === 0) return [];
  const duel = withoutVote ? [seen(text('story.judged.duel', { who: those(suspects) }))] : [];
  const [seat] = condemned;
  const what =
    seat === undefined ? text('story.judged.pardon') : text('story.judged.condemned', { whom: who(seat) });
  // With one suspect whom nobody decides over the execution stands: there is nothing to tell.
  if (by === null && suspects.length === 1) return duel;
  const decides =
    by === null
      ? text('story.judged.distrust')
      : by === 'lot'
        ? text('story.judged.lot')
        : text('story.judged.by', { who: who(by) });
  return [...duel, hidden(text('story.act.by', { by: decides, what }))];
}
