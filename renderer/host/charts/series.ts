/** A colour of a chart with a dash of its own: colour is never the only sign. */
interface Stroke {
  readonly color: string;
  readonly dash: string | null;
}

const colors = ['#70b0ff', '#3dd68c', '#a78bfa', '#ff8f9c', '#5fd4dd', '#e58fe0', '#b6bdca', '#8fa8d8'];
const dashes = [null, '8 4', '2 4', '12 4 2 4'];

/** The stroke of the line with this number, from 0. */
export function strokeOf(at: number): Stroke {
  return {
    color: colors[at % colors.length] ?? '#eef0f4',
    dash: dashes[Math.floor(at / 2) % dashes.length] ?? null,
  };
}

/** Colours of teams: those they have everywhere. */
export const teamColor: Readonly<Record<string, string>> = {
  white: '#ff8f9c',
  red: '#ff8f9c',
  black: '#a78bfa',
  maniac: '#5fd4dd',
  neutral: '#5fd4dd',
};
