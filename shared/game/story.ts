import type { Game, Placed } from './game';
import { correctionsStory, endStory } from './storyEnd';
import { factStory } from './storyFacts';
import type { Moment } from './storyMoment';
import { type StorySection, StorySheet, seen } from './storySheet';
import { admittedStory } from './storyWord';
import { text } from './words';

export type { StoryLine, StorySection } from './storySheet';

/**
 * The game as a story, by night and day, in the order things happened: who acted on whom and what came of it, who
 * nominated and voted for whom, fouls, who left and why, the end, the points (MP-45). Follows from what holds now; what
 * was undone or has become an orphan is not in it.
 */
export function story(game: Game): StorySection[] {
  const sheet = new StorySheet();
  const { house, ruleset } = game.setup;
  if (house)
    sheet.write('house', 'n0', [
      seen(text('story.house', { rules: house.name, base: text(`common.ruleset.${ruleset}`) })),
    ]);
  let state = game.ruleset.begin(game.setup);
  admittedStory(game, sheet);
  for (const placed of game.timeline) {
    if (placed.status === 'orphan') continue;
    const after = game.ruleset.apply(state, placed.entry.fact);
    factStory(momentOf(game, placed, state, after), sheet);
    state = after;
  }
  endStory(game, sheet);
  correctionsStory(game, sheet);
  return sheet.sections(state);
}

/** What of the story may be read while the roles are hidden: what the room has seen as well. */
export function openStory(sections: readonly StorySection[]): StorySection[] {
  return sections.flatMap((section) => {
    const lines = section.lines.flatMap(({ open, ...line }) =>
      open === null ? [] : [{ ...line, text: open, open, despite: [] }],
    );
    return lines.length === 0 ? [] : [{ ...section, lines }];
  });
}

function momentOf(
  game: Game,
  { entry, n, phase, status }: Placed,
  before: Moment['before'],
  after: Moment['after'],
): Moment {
  return {
    game,
    fact: entry.fact,
    key: `${n}/${entry.id}`,
    phase,
    before,
    after,
    irregular: status === 'irregular',
    despite: entry.despite,
  };
}
