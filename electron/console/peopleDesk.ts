import { filledIn, isBad, planImport } from '../../shared/club/import';
import { nameKey } from '../../shared/club/people';
import type { Player } from '../../shared/contract/club';
import {
  type Imported,
  mostAliases,
  type PlayerPage,
  peopleRequestSchemas,
} from '../../shared/contract/people';
import type { RequestBody } from '../../shared/contract/requests';
import { rulesets } from '../../shared/rulesets';
import { figuresOf } from '../../shared/season/figures';
import type { Keeper, Machine } from './keeper';
import { Parts } from './parts';
import { done, impossible, type Result, refused } from './result';

/** Requests about the club's people. */
export type PeopleRequest = Extract<
  RequestBody,
  { type: 'savePlayer' | 'mergePlayers' | 'takeMergeBack' | 'importPlayers' | 'player' }
>;

const types: ReadonlySet<RequestBody['type']> = new Set(
  peopleRequestSchemas.map((schema) => schema.shape.type.value),
);

/** Whether a request is about the club's people. */
export function isPeopleRequest(body: RequestBody): body is PeopleRequest {
  return types.has(body.type);
}

type Save = Extract<PeopleRequest, { type: 'savePlayer' }>;
type Import = Extract<PeopleRequest, { type: 'importPlayers' }>;

const noPlayer = impossible('data.refusal.noPlayer');

/** Answers the requests about the club's people. No game is ever written by them. */
export class PeopleDesk {
  private readonly sheet = new Parts<Imported>();

  constructor(
    private readonly keeper: Keeper,
    private readonly machine: Machine,
  ) {}

  handle(body: PeopleRequest): Promise<Result> {
    switch (body.type) {
      case 'player':
        return Promise.resolve(this.page(body.player));
      case 'savePlayer':
        return this.save(body);
      case 'mergePlayers':
        return this.merge(body.player, body.into);
      case 'takeMergeBack':
        return this.takeMergeBack(body.player);
      case 'importPlayers':
        return this.importAll(body);
    }
  }

  private page(id: string): Result {
    const { people } = this.keeper.club;
    const player = people.person(id);
    if (!player) return refused(noPlayer);
    const merged = people.idsOf(player.id).flatMap((one) => {
      const record = one === player.id ? undefined : this.keeper.club.player(one);
      return record ? [record] : [];
    });
    const figures = figuresOf(player.id, this.keeper.club.games(null), people, rulesets);
    const page: PlayerPage = { player, merged, figures };
    return done('saved', page);
  }

  private async save({ player: id, change }: Save): Promise<Result> {
    const before = this.keeper.club.player(id);
    if (!before) return refused(noPlayer);
    const after = changed(before, change);
    // Two laptops can have two people of one name, and what is so already keeps nobody from another change.
    const had = new Set(namesOf(before).map(nameKey));
    const taken = namesOf(after).find((name) => !had.has(nameKey(name)) && this.isTaken(id, name));
    if (taken !== undefined) return refused(impossible('people.refusal.taken', { name: taken }));
    if ((after.aliases?.length ?? 0) > mostAliases)
      return refused(impossible('people.refusal.aliases', { most: mostAliases }));
    return done(await this.putRecord(after), after);
  }

  /** Whether a name means somebody else. */
  private isTaken(id: string, name: string): boolean {
    const { people } = this.keeper.club;
    const owner = people.named(name);
    return owner !== undefined && owner.id !== people.personOf(id);
  }

  private async merge(id: string, into: string): Promise<Result> {
    const { club } = this.keeper;
    const player = club.people.person(id);
    const kept = club.people.person(into);
    if (!player || !kept) return refused(noPlayer);
    if (player.id === kept.id) return refused(impossible('people.refusal.samePerson'));
    return done(await this.putRecord({ ...player, sameAs: kept.id }));
  }

  private async takeMergeBack(id: string): Promise<Result> {
    const record = this.keeper.club.player(id);
    if (!record) return refused(noPlayer);
    if (record.sameAs === undefined) return refused(impossible('people.refusal.notMerged'));
    const { sameAs: _, ...own } = record;
    const { people } = this.keeper.club;
    const isTwin = (one: Player) =>
      one.id !== id && people.personOf(one.id) === one.id && nameKey(one.name) === nameKey(own.name);
    if (this.keeper.store.players.get().some(isTwin))
      return refused(impossible('people.refusal.takenMeanwhile', { name: own.name }));
    return done(await this.putRecord(own));
  }

  /** All rows or none: one that cannot be taken refuses the whole sheet. */
  private async importAll(body: Import): Promise<Result> {
    const rows = this.sheet.take(body, body.people);
    if (rows === undefined) return refused(impossible('people.refusal.sheet'));
    if (rows === null) return done('saved');
    const { players } = this.keeper.store;
    const plan = planImport(players.get(), rows);
    const bad = plan.find(({ state }) => state === 'twice' || isBad(state));
    if (bad) return refused(impossible('people.refusal.row', { no: bad.no, name: bad.person?.name ?? '' }));
    const all = new Map(players.get().map((player) => [player.id, player]));
    let [added, filled] = [0, 0];
    for (const { person, state } of plan) {
      if (!person || state === 'same') continue;
      const known = this.keeper.club.people.named(person.name);
      const record = known ?? this.fresh(person.name);
      all.set(record.id, filledIn(record, person));
      if (known) filled += 1;
      else added += 1;
    }
    const written = added + filled > 0 ? await this.keeper.put(players, [...all.values()]) : 'saved';
    return done(written, { added, filled });
  }

  private fresh(name: string): Player {
    return { id: this.machine.newId(), name, createdAt: this.machine.now().wall };
  }

  private putRecord(record: Player) {
    const { players } = this.keeper.store;
    return this.keeper.put(
      players,
      players.get().map((one) => (one.id === record.id ? record : one)),
    );
  }
}

function namesOf({ name, aliases = [] }: Player): readonly string[] {
  return [name, ...aliases];
}

/** A record with what is to be different; the nickname that is left stays an alias. */
function changed(before: Player, change: Save['change']): Player {
  const { id, createdAt, sameAs } = before;
  const name = change.name ?? before.name;
  const fullName = change.fullName ?? before.fullName;
  const notes = change.notes ?? before.notes;
  const left = nameKey(name) === nameKey(before.name) ? [] : [before.name];
  const wanted = [...left, ...(change.aliases ?? before.aliases ?? [])];
  const byKey = new Map(wanted.map((alias) => [nameKey(alias), alias]));
  byKey.delete(nameKey(name));
  const aliases = [...byKey.values()];
  const active = change.active ?? !before.inactive;
  return {
    id,
    name,
    createdAt,
    ...(fullName ? { fullName } : {}),
    ...(aliases.length > 0 ? { aliases } : {}),
    ...(notes ? { notes } : {}),
    ...(active ? {} : { inactive: true as const }),
    ...(sameAs === undefined ? {} : { sameAs }),
  };
}
