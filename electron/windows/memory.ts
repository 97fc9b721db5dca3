import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

const rectangle = z.object({ x: z.int(), y: z.int(), width: z.int().min(400), height: z.int().min(300) });
const placesSchema = z.object({
  host: rectangle.nullable(),
  maximized: z.boolean(),
  /** Ids of the displays the host and the room were on. */
  hostDisplay: z.number().nullable().default(null),
  roomDisplay: z.number().nullable(),
  /** The display that the host has chosen for the room. */
  chosen: z
    .object({ id: z.number(), label: z.string(), width: z.number(), height: z.number() })
    .nullable()
    .default(null),
});

/** Where the windows were. */
export type Places = z.infer<typeof placesSchema>;

const nowhere: Places = { host: null, maximized: true, hostDisplay: null, roomDisplay: null, chosen: null };

/** Remembers where the windows were, in a file of its own: losing it costs a drag of the mouse. */
export class PlaceMemory {
  private readonly file: string;
  private places: Places;

  constructor(folder: string) {
    this.file = join(folder, 'windows.json');
    this.places = read(this.file);
  }

  get(): Places {
    return this.places;
  }

  put(places: Partial<Places>): void {
    this.places = { ...this.places, ...places };
    try {
      writeFileSync(this.file, JSON.stringify(this.places));
    } catch (error) {
      console.error('The place of the windows was not remembered:', error);
    }
  }
}

function read(file: string): Places {
  try {
    return placesSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    // Not there yet, or damaged: the windows open where they would the first time.
    return nowhere;
  }
}
