import { i18n } from '../../renderer/ui/i18n';
import { say } from '../../renderer/ui/say';
import type { Language } from '../../shared/contract/club';
import type { Game } from '../../shared/game/game';
import { story } from '../../shared/game/story';
import type { StorySection } from '../../shared/game/storySheet';
import type { Text } from '../../shared/game/words';

/** Words as the host's screen says them in a game. */
export function said({ state }: Pick<Game, 'state'>, told: Text, language: Language = 'en'): string {
  const t = i18n.getFixedT(language);
  const named = state.setup.seats.map(({ name }, index) => ({ seat: index + 1, name }));
  return say((key, params) => t(key, params ?? {}), language, named, told).replaceAll('\u00a0', ' ');
}

/** A story as lines of text, its titles among them. */
export function storyLines(
  game: Game,
  sections: readonly StorySection[] = story(game),
  language: Language = 'en',
): string[] {
  return sections.flatMap(({ title, lines }) => [
    `# ${said(game, title, language)}`,
    ...lines.map((line) => said(game, line.text, language)),
  ]);
}
