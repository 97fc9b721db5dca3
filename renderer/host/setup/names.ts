import { written } from '../../../shared/contract/names';

const longest = 60;

/** A name as it is kept: no spaces around it, single ones inside, at most 60 characters. */
export function clean(name: string): string {
  return written(name.normalize('NFC').replace(/\s+/g, ' ').trim().slice(0, longest).trimEnd());
}

/** What two writings of one name have in common. */
export function fold(name: string): string {
  return clean(name).toLocaleLowerCase('uk');
}

/** The seats, from 1, that hold a name held by another seat as well, each with the first such seat. */
export function seatedTwice(names: readonly string[]): ReadonlyMap<number, number> {
  const twice = new Map<number, number>();
  names.forEach((name, index) => {
    if (clean(name) === '') return;
    const other = names.findIndex((one, at) => at !== index && fold(one) === fold(name));
    if (other >= 0) twice.set(index + 1, other + 1);
  });
  return twice;
}

const numbered = /^(?:№|#|no\.?)?\s*\d{1,2}\s*(?:[.):\],;—–-]\s*|\s+)(?=\S)/i;
const plainlyNumbered = /^(?:№|#|no\.?)?\s*\d{1,2}\s*[.):\]]\s*(?=\S)/i;
const bullet = /^[•*–—-]\s+/;
const separator = /[,;\t]/;

/**
 * The names of a pasted list: a new line, a comma, a semicolon and a tab each separate two. Numbers in front are
 * left out; a bare number ("7 Oleh") only where every line or every name has one, since nicknames may begin with
 * a digit.
 */
export function parseList(pasted: string): string[] {
  const lines = pasted.split(/\r?\n/).map((line) => line.trim().replace(bullet, ''));
  const rows = lines.filter((line) => line !== '').map((line) => ({ line, parts: partsOf(line) }));
  if (allNumbered(rows.flatMap((row) => row.parts))) {
    return cleaned(rows.flatMap((row) => row.parts.map((part) => part.replace(numbered, ''))));
  }
  const front = allNumbered(rows.map((row) => row.line)) ? numbered : plainlyNumbered;
  return cleaned(
    rows.flatMap(({ line }) => {
      const [first = '', ...more] = partsOf(line.replace(front, ''));
      return [first, ...more.map((part) => part.replace(plainlyNumbered, ''))];
    }),
  );
}

function partsOf(line: string): string[] {
  return line
    .split(separator)
    .map((part) => part.trim())
    .filter((part) => part !== '');
}

function allNumbered(rows: readonly string[]): boolean {
  return rows.length > 1 && rows.every((row) => numbered.test(row));
}

function cleaned(names: readonly string[]): string[] {
  return names.map(clean).filter((name) => name !== '');
}

/** The names in another order. `random` gives numbers from 0 to below 1. Free seats stay where they are. */
export function shuffled(names: readonly string[], random: () => number): string[] {
  const people = names.filter((name) => clean(name) !== '');
  for (let last = people.length - 1; last > 0; last -= 1) {
    const other = Math.floor(random() * (last + 1));
    const [one = '', two = ''] = [people[last], people[other]];
    people[last] = two;
    people[other] = one;
  }
  const rest = people.values();
  return names.map((name) => (clean(name) === '' ? '' : (rest.next().value ?? '')));
}

/** The names with two seats, from 1, exchanged. */
export function swapped(names: readonly string[], one: number, other: number): string[] {
  return names.map((name, index) => {
    if (index === one - 1) return names[other - 1] ?? '';
    if (index === other - 1) return names[one - 1] ?? '';
    return name;
  });
}

/** The names for this many seats: free seats go first, from the end, then the last names. */
export function resized(names: readonly string[], seats: number): string[] {
  const kept = [...names];
  while (kept.length > seats) {
    const free = kept.findLastIndex((name) => clean(name) === '');
    kept.splice(free >= 0 ? free : kept.length - 1, 1);
  }
  return [...kept, ...Array.from({ length: Math.max(0, seats - kept.length) }, () => '')];
}
