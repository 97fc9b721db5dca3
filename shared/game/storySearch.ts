import type { StoryLine, StorySection } from './storySheet';
import type { Seat, Text } from './words';

/** What a search needs to know of the language and the table. */
interface Searching {
  readonly say: (told: Text) => string;
  readonly names: readonly { readonly seat: Seat; readonly name: string }[];
  /** For comparing without case: `uk`, `ru`, `en`. */
  readonly language: string;
}

/**
 * The part of the story that a search asks for; all of it for an empty one. A number is a seat: every sentence that
 * names it, as a voter too. Anything else is looked for in the words, and in the names of the seats they name.
 */
export function searched(
  sections: readonly StorySection[],
  query: string,
  { say, names, language }: Searching,
): readonly StorySection[] {
  const plain = (words: string) => words.replaceAll('\u00a0', ' ').toLocaleLowerCase(language);
  const wanted = plain(query.trim());
  if (wanted === '') return sections;
  const number = /^(?:№|no\.?)?\s*(\d{1,2})$/.exec(wanted)?.[1];
  const fits = (line: StoryLine) =>
    number !== undefined
      ? line.seats.includes(Number(number))
      : plain(say(line.text)).includes(wanted) ||
        names.some(({ seat, name }) => plain(name).includes(wanted) && line.seats.includes(seat)) ||
        line.despite.some((reason) => plain(reason).includes(wanted));
  return sections.flatMap((section) => {
    const lines = section.lines.filter(fits);
    return lines.length === 0 ? [] : [{ ...section, lines }];
  });
}

/** The story as plain text, as it is copied: a title, its sentences, an empty line. */
export function storyText(sections: readonly StorySection[], say: (told: Text) => string): string {
  return sections
    .map(({ title, lines }) => [say(title), ...lines.map((line) => `– ${lineText(line, say)}`)].join('\n'))
    .join('\n\n');
}

/** A sentence with the host's reason for what was against a rule. */
function lineText({ text, despite }: StoryLine, say: (told: Text) => string): string {
  return despite.length === 0 ? say(text) : `${say(text)} (${despite.join('; ')})`;
}
