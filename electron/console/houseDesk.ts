import { nameKey } from '../../shared/club/people';
import {
  type House,
  type HouseDraft,
  houseRequestSchemas,
  type KeptHouse,
  mostHouses,
} from '../../shared/contract/house';
import type { RequestBody } from '../../shared/contract/requests';
import { houseRefusals } from '../../shared/rulesets/house';
import type { Keeper, Machine } from './keeper';
import { done, impossible, type Result, refused } from './result';
import { Trial } from './trial';

/** Requests about the club's house rules. */
export type HouseRequest = Extract<
  RequestBody,
  { type: 'tryHouse' | 'houseTrial' | 'stopTrial' | 'saveHouse' | 'retireHouse' | 'dropHouse' }
>;

const types: ReadonlySet<RequestBody['type']> = new Set(
  houseRequestSchemas.map((schema) => schema.shape.type.value),
);

/** Whether a request is about the club's house rules. */
export function isHouseRequest(body: RequestBody): body is HouseRequest {
  return types.has(body.type);
}

/** Numbers that passed are remembered so many at a time, for a host who tries two versions and saves the first. */
const remembered = 20;

/** Tries the club's house rules and keeps them. */
export class HouseDesk {
  private trial: Trial | null = null;
  /** What passed, without its name. */
  private readonly passed: string[] = [];

  /** `onBug` is told of a trial that failed by itself. */
  constructor(
    private readonly keeper: Keeper,
    private readonly machine: Machine,
    private readonly onBug: (error: unknown) => void,
  ) {}

  async handle(body: HouseRequest): Promise<Result> {
    switch (body.type) {
      case 'tryHouse':
        return this.begin(body.house);
      case 'houseTrial':
        return this.trial?.id === body.trial
          ? done('saved', this.trial.view)
          : refused(impossible('house.refusal.noTrial'));
      case 'stopTrial':
        if (this.trial?.id === body.trial) this.letGo();
        return done('saved');
      case 'saveHouse':
        return this.save(body.house);
      case 'retireHouse':
        return this.retire(body.house, body.on);
      case 'dropHouse':
        return this.drop(body.house);
    }
  }

  private begin(draft: HouseDraft): Result {
    // Many games one after the other keep the console busy; nobody shall wait for it at the table.
    if (this.keeper.table?.game.state.ended === null) return refused(impossible('data.refusal.gameOpen'));
    const [refusal] = houseRefusals(withId(draft));
    if (refusal) return refused({ kind: 'impossible', ...refusal });
    this.letGo();
    const trial = new Trial(this.machine.newId(), withId(draft));
    this.trial = trial;
    trial.run().then(() => {
      if (trial.passed)
        this.passed.splice(0, this.passed.length, ...this.passed.slice(1 - remembered), markOf(draft));
    }, this.onBug);
    return done('saved', { trial: trial.id });
  }

  private letGo(): void {
    this.trial?.stop();
    this.trial = null;
  }

  private async save(draft: HouseDraft): Promise<Result> {
    const kept = this.houses.find((one) => one.id === draft.id);
    if (draft.id !== null && !kept) return refused(impossible('house.refusal.none'));
    if (!kept && this.houses.length >= mostHouses) return refused(impossible('house.refusal.tooMany'));
    const twin = this.houses.find((one) => one.id !== draft.id && nameKey(one.name) === nameKey(draft.name));
    if (twin) return refused(impossible('house.refusal.name', { name: twin.name }));
    const [refusal] = houseRefusals(withId(draft));
    if (refusal) return refused({ kind: 'impossible', ...refusal });
    // Only another name needs no new trial.
    const known = kept !== undefined && markOf(kept) === markOf(draft);
    if (!known && !this.passed.includes(markOf(draft))) return refused(impossible('house.refusal.untried'));
    const retired = kept?.retired ? { retired: true as const } : {};
    const house: KeptHouse = { ...draft, id: kept?.id ?? this.machine.newId(), ...retired };
    const all = kept ? this.houses.map((one) => (one.id === kept.id ? house : one)) : [...this.houses, house];
    return done(await this.put(all), house);
  }

  /** Games keep the numbers they are played with, so this changes only what a new game is offered. */
  private async retire(id: string, on: boolean): Promise<Result> {
    if (!this.houses.some((one) => one.id === id)) return refused(impossible('house.refusal.none'));
    const all = this.houses.map((one): KeptHouse => {
      if (one.id !== id) return one;
      const { retired: _, ...offered } = one;
      return on ? { ...offered, retired: true } : offered;
    });
    return done(await this.put(all));
  }

  private async drop(id: string): Promise<Result> {
    const house = this.houses.find((one) => one.id === id);
    // What is gone already may be deleted once more.
    if (!house) return done('saved');
    const games = this.keeper.store.index.get().filter((game) => game.house?.id === id).length;
    if (games > 0) return refused(impossible('house.refusal.played', { name: house.name, count: games }));
    return done(await this.put(this.houses.filter((one) => one.id !== id)));
  }

  private get houses(): readonly KeptHouse[] {
    return this.keeper.store.houses.get();
  }

  private put(houses: readonly KeptHouse[]) {
    return this.keeper.put(this.keeper.store.houses, houses);
  }
}

/** A house for the rules to look at; new ones have no id yet. */
function withId(draft: HouseDraft): House {
  return { ...draft, id: draft.id ?? 'newhouse' };
}

/** What is played, as text: the same for the same numbers, whatever the name and the order of the fields. */
function markOf({
  base,
  options = {},
  durations = {},
  discipline = {},
  points = {},
}: HouseDraft | House): string {
  const sorted = (one: Readonly<Record<string, unknown>>) =>
    Object.entries(one).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return JSON.stringify([base, sorted(options), sorted(durations), sorted(discipline), sorted(points)]);
}
