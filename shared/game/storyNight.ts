import type { FactOf } from './facts';
import type { Game } from './game';
import { tell } from './log';
import { roleText } from './roles';
import type { NightLine, Ruleset } from './ruleset';
import { deckOf, heldRole } from './ruleset';
import type { GameState } from './state';
import type { Moment } from './storyMoment';
import { hidden, on, type Sentence, type StorySheet, seen } from './storySheet';
import { those } from './storyWords';
import { numberOf, type RoleId, type Text, text } from './words';

/** Who holds which role, once for all; a role that is corrected later is told where it was corrected as well. */
export function roleStory(
  { game, fact, key, phase, despite }: Moment<FactOf<'role'>>,
  sheet: StorySheet,
): void {
  const { ruleset } = game;
  sheet.write('roles', 'n0', (state) => rolesTold(ruleset, state));
  if (phase === 'n0') return;
  sheet.write(key, phase, [hidden(tell(game.setup, [fact]).text)], despite);
}

function rolesTold(ruleset: Ruleset, state: GameState): Sentence[] {
  return deckOf(ruleset, state.setup).roles.flatMap(({ id }) => {
    const seats = state.seats.map((one) => one.seat).filter((seat) => heldRole(ruleset, state, seat) === id);
    const role = roleText(state.setup, id);
    if (seats.length === 0) return [];
    const plain = id === ruleset.plainRole && seats.length > 1;
    return [
      hidden(
        plain ? text('story.plain', { who: those(seats) }) : text('story.role', { role, who: those(seats) }),
      ),
    ];
  });
}

/** What somebody chose at night: a role, a shooter, or whoever names the number of Death. */
type Choice = FactOf<'act'> | FactOf<'shown'> | FactOf<'deathNumber'>;

/** What a role chose, with what came of it as it is known in the end. */
export function actStory(moment: Moment<Choice>, sheet: StorySheet): void {
  const { game, fact, key, phase, despite } = moment;
  const { ruleset } = game;
  if (!ruleset.nightStory) {
    sheet.write(key, phase, [hidden(tell(game.setup, [fact]).text)], despite);
    return;
  }
  const role = fact.type === 'shown' ? 'mafia' : fact.type === 'act' ? fact.role : 'death';
  sheet.write(
    `n${fact.night}/act/${role}`,
    phase,
    (state) => {
      const lines = linesOf(ruleset, state, fact.night, role).map((line) => line.text);
      return (lines.length > 0 ? lines : unforeseen(game, state, fact)).map((line) => hidden(line));
    },
    despite,
  );
}

/** A choice that the rules have no sentence for is told as it was entered, unless the night was left without it. */
function unforeseen(game: Game, state: GameState, fact: Choice): Text[] {
  const night = state.nights.find((one) => one.no === fact.night);
  const holds = fact.type === 'act' && night?.acts.some((act) => act.role === fact.role);
  return holds ? [tell(game.setup, [fact]).text] : [];
}

/** Who dies at dawn and why; the room learns who. */
export function dawnStory({ game, phase, despite }: Moment, sheet: StorySheet): void {
  const no = numberOf(phase);
  const { ruleset } = game;
  const told = (state: GameState) => dawnTold(ruleset, state, no).map((one) => on('out', one));
  sheet.write(`${phase}/dawn`, phase, told, despite);
}

function dawnTold(ruleset: Ruleset, state: GameState, no: number): Sentence[] {
  const { dead, witnessed } = state.nights.find((one) => one.no === no) ?? {};
  if (!dead?.length) {
    const quiet = text('story.dawn.nobody');
    return no === 0 ? [] : [{ text: quiet, open: quiet }];
  }
  const gone = text('story.dawn.gone', { who: those(dead), count: dead.length });
  const why = linesOf(ruleset, state, no, 'dawn');
  const paper = witnessed ? [seen(text('story.dawn.trampSaw'))] : [];
  if (why.length === 0) return [{ text: gone, open: gone }, ...paper];
  return [...why.map((line, index) => hidden(line.text, index === 0 ? gone : null)), ...paper];
}

function linesOf(ruleset: Ruleset, state: GameState, no: number, of: RoleId | 'dawn'): NightLine[] {
  const night = state.nights.find((one) => one.no === no);
  return night ? (ruleset.nightStory?.(state, night) ?? []).filter((line) => line.of === of) : [];
}
