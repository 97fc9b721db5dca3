import { orderOf } from './phases';
import type { GameState } from './state';
import { seatsIn, withSeats } from './storyWords';
import { isNight, numberOf, type PhaseId, type Seat, type Text, text } from './words';

/** One sentence of the story. */
export interface StoryLine {
  readonly text: Text;
  /** What of it may be read while the roles are hidden; null: nothing. */
  readonly open: Text | null;
  /** The host's reasons for what was entered against a rule. */
  readonly despite: readonly string[];
  /** Every seat it names. */
  readonly seats: readonly Seat[];
  readonly topic: Topic | null;
}

/** A night, a day, the end, or what was corrected. */
export interface StorySection {
  /** `n1`, `d1`, `end`, `corrections`. */
  readonly period: string;
  readonly title: Text;
  readonly lines: readonly StoryLine[];
}

/** What the protocol has a part of its own for; `out`: who leaves the table. */
export type Topic = 'out' | 'discipline' | 'suspects' | 'word' | 'remark' | 'award' | 'points';

/** Words of a sentence before it stands on the sheet. */
export interface Sentence {
  readonly text: Text;
  readonly open: Text | null;
  readonly topic?: Topic;
}

/** A sentence that the room has seen as well. */
export const seen = (told: Text): Sentence => ({ text: told, open: told });
/** A sentence of the host alone; `open` is what everybody knows of it. */
export const hidden = (told: Text, open: Text | null = null): Sentence => ({ text: told, open });
/** The same sentence, for a part of the protocol. */
export const on = (topic: Topic, sentence: Sentence): Sentence => ({ ...sentence, topic });

/** What is told at one place: at once, with the seats of that moment; or at the end, with the seats as they are then. */
export type Told = readonly Sentence[] | ((state: GameState) => readonly Sentence[]);

interface Item {
  readonly order: number;
  readonly phase: PhaseId;
  readonly told: Told;
  readonly despite: readonly string[];
}

/** A key that ends with a seat. */
const ofSeat = /^(.*\/seat\/)(\d+)$/;

/** The sheet the story is written on. What is told under a key again takes the place of what stood there. */
export class StorySheet {
  private readonly items = new Map<string, Item>();
  private renames: { order: number; seat: Seat; name: string }[] = [];
  private next = 0;

  /** Writes under a key; nothing is begun where there is nothing to say. */
  write(key: string, phase: PhaseId, told: Told, despite?: string): void {
    const known = this.items.get(key);
    if (!known && typeof told !== 'function' && told.length === 0) return;
    const reasons = [...(known?.despite ?? []), ...(despite === undefined ? [] : [despite])];
    const { order, phase: first } = known ?? { order: this.next++, phase };
    this.items.set(key, { order, phase: first, told, despite: [...new Set(reasons)] });
  }

  /** Two people have changed places with all that was: what was told of the one seat is now of the other. */
  swap(one: Seat, other: Seat): void {
    const moved = (seat: Seat) => (seat === one ? other : seat === other ? one : seat);
    const changed = (told: Text) => withSeats(told, (seat) => ({ seat: moved(seat) }));
    const items = [...this.items].map(([key, item]): [string, Item] => [
      key.replace(ofSeat, (_, path: string, seat) => `${path}${moved(Number(seat))}`),
      typeof item.told === 'function'
        ? item
        : {
            ...item,
            told: item.told.map(({ text: full, open, ...more }) => ({
              ...more,
              text: changed(full),
              open: open && changed(open),
            })),
          },
    ]);
    this.items.clear();
    for (const [key, item] of items) this.items.set(key, item);
    this.renames = this.renames.map((rename) => ({ ...rename, seat: moved(rename.seat) }));
  }

  /** This phase is held once more: what was told from it on stands as it was then, and is not written over. */
  again(phase: PhaseId, state: GameState): void {
    for (const [key, item] of [...this.items]) {
      if (orderOf(item.phase) < orderOf(phase)) continue;
      this.items.delete(key);
      const told = typeof item.told === 'function' ? item.told(state) : item.told;
      this.items.set(`${item.order}/${key}`, { ...item, told });
    }
  }

  /** Somebody else sits down here: what was told so far is of the one with this name. */
  leaves(seat: Seat, name: string): void {
    this.renames.push({ order: this.next, seat, name });
  }

  sections(state: GameState): StorySection[] {
    const found = new Map<string, StoryLine[]>();
    for (const item of [...this.items.values()].sort((a, b) => a.order - b.order)) {
      const lines = this.linesOf(item, state);
      const period = periodOf(item.phase);
      if (lines.length > 0) found.set(period, [...(found.get(period) ?? []), ...lines]);
    }
    return [...found].map(([period, lines]) => ({ period, title: titleOf(period), lines }));
  }

  private linesOf({ order, told, despite }: Item, state: GameState): StoryLine[] {
    const name = (seat: Seat) => {
      const rename = this.renames.find((one) => one.order > order && one.seat === seat);
      return rename ? { seat, name: rename.name } : { seat };
    };
    const sentences = typeof told === 'function' ? told(state) : told;
    return sentences.map(({ text: full, open, topic = null }, index) => ({
      text: withSeats(full, name),
      open: open && withSeats(open, name),
      despite: index === 0 ? despite : [],
      seats: seatsIn(full),
      topic,
    }));
  }
}

/** The night or the day a phase belongs to. */
function periodOf(phase: PhaseId): string {
  return phase.split('/')[0] ?? phase;
}

function titleOf(period: string): Text {
  if (period === 'end' || period === 'corrections') return text(`story.title.${period}`);
  return text(isNight(period) ? 'story.title.night' : 'story.title.day', { no: numberOf(period) });
}
