import type { Fact } from '../facts';
import { type Seat, type Text, text } from '../words';

/** A choice before the rules were asked. */
export interface Wish {
  readonly facts: readonly Fact[];
  readonly seat?: Seat | null;
}

export interface Wishes {
  readonly key: string;
  readonly title: Text;
  readonly wishes: readonly Wish[];
}

/** A title of the amend dialog. */
export const titled = (key: string): Text => text(`amend.field.${key}`);
