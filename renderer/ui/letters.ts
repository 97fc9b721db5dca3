/** Inter's bold letters by width, in em; each class has the width of its widest. */
const classes: readonly (readonly [letters: RegExp, em: number])[] = [
  [/[ЖШЩЮW@]/u, 1.09],
  [/[ДМФЫЪжмшщюыMmw]/u, 0.94],
  [/[ІЇіїIfijlrt .,:'’!]/u, 0.41],
  [/\p{Lu}/u, 0.78],
];
const usualEm = 0.69;

/**
 * Width of a name in bold type, in em: never less than it is, so that what fits by this number fits. Letters
 * that are not in Inter count as wide.
 */
export function widthEm(name: string): number {
  const widthOf = (letter: string) => {
    if (!/[\p{Script=Latin}\p{Script=Cyrillic}\p{N}\p{P}\s]/u.test(letter)) return 1.4;
    return classes.find(([letters]) => letters.test(letter))?.[1] ?? usualEm;
  };
  return Math.max(
    1,
    [...name].reduce((sum, letter) => sum + widthOf(letter), 0),
  );
}

/** Width of the longer line of a name parted in two at the best of its spaces, in em; one word stays whole. */
export function widthInTwoEm(name: string): number {
  const words = name.split(/\s+/);
  const widths = words.slice(1).map((_, index) => {
    const first = words.slice(0, index + 1).join(' ');
    const second = words.slice(index + 1).join(' ');
    return Math.max(widthEm(first), widthEm(second));
  });
  return Math.min(widthEm(name), ...widths);
}
