import { peopleOf } from '../../shared/club/people';
import {
  type BackupPreview,
  type ClubFiles,
  dataRequestSchemas,
  type MadeBackup,
} from '../../shared/contract/data';
import type { RequestBody } from '../../shared/contract/requests';
import { type OpenedArchive, openArchive, packArchive } from '../store/archive';
import { StoreError } from '../store/store';
import { forget } from './forget';
import type { Keeper, Machine } from './keeper';
import { done, impossible, type Result, refused } from './result';
import { bytesInPart, Upload } from './upload';

/** Requests about the club's files: backups, the bin, and a person's name. */
export type DataRequest = Extract<
  RequestBody,
  {
    type:
      | 'data'
      | 'backUp'
      | 'backupPart'
      | 'offerBackup'
      | 'restore'
      | 'takeRestoreBack'
      | 'deleteGame'
      | 'deletePlayer'
      | 'bringBack'
      | 'emptyBin'
      | 'anonymise';
  }
>;

/** Whether a request is about the club's files. */
export function isDataRequest(body: RequestBody): body is DataRequest {
  return dataTypes.has(body.type);
}

const dataTypes: ReadonlySet<RequestBody['type']> = new Set(
  dataRequestSchemas.map((schema) => schema.shape.type.value),
);

type Offer = Extract<DataRequest, { type: 'offerBackup' }>;

/** What can be asked at any time; everything else waits until no game is open and nothing is held. */
const always: ReadonlySet<DataRequest['type']> = new Set(['data', 'backUp', 'backupPart', 'offerBackup']);

/** Answers the requests about the club's files. */
export class DataDesk {
  private made: Buffer | null = null;
  private readonly incoming = new Upload();
  private offered: { readonly upload: string; readonly archive: OpenedArchive } | null = null;

  constructor(
    private readonly keeper: Keeper,
    private readonly machine: Machine,
  ) {}

  /** What is wrong with a file is said as it is: trying again would not help. */
  async handle(body: DataRequest): Promise<Result> {
    try {
      return await this.answer(body);
    } catch (error) {
      if (!(error instanceof StoreError)) throw error;
      return refused({ kind: 'impossible', rule: 'console', reason: error.text });
    }
  }

  private async answer(body: DataRequest): Promise<Result> {
    if (!always.has(body.type)) {
      if (this.keeper.table) return refused(impossible('data.refusal.gameOpen'));
      if (this.keeper.saving.held > 0) return refused(impossible('data.refusal.held'));
    }
    switch (body.type) {
      case 'data':
        return done('saved', await this.view());
      case 'backUp':
        return done('saved', await this.backUp());
      case 'backupPart':
        return this.backupPart(body.part);
      case 'offerBackup':
        return this.take(body);
      case 'restore':
        return this.restore(body.upload);
      case 'takeRestoreBack':
        return done(await this.keeper.restore(await this.keeper.store.vault.beforeRestore()));
      case 'deleteGame':
        return this.deleteGame(body.game);
      case 'deletePlayer':
        return this.deletePlayer(body.player);
      case 'bringBack':
        return body.item.startsWith('game-')
          ? this.bringBackGame(body.item)
          : this.bringBackPlayer(body.item);
      case 'emptyBin':
        await this.keeper.store.bin.empty();
        return done('saved');
      case 'anonymise':
        return this.anonymise(body.player, body.name);
    }
  }

  private async view(): Promise<ClubFiles> {
    const { folder, bin, vault } = this.keeper.store;
    return { folder, bin: await bin.list(), restoredAt: await vault.restoredAt() };
  }

  private async backUp(): Promise<MadeBackup> {
    const { archive, leftOut } = await this.keeper.store.vault.now();
    this.made = Buffer.from(await packArchive(archive));
    return {
      name: `mafia-${this.machine.dayOf(archive.at)}.json.gz`,
      parts: Math.ceil(this.made.length / bytesInPart),
      games: archive.games.length,
      players: archive.players.length,
      leftOut,
    };
  }

  private backupPart(part: number): Result {
    const bytes = this.made?.subarray(part * bytesInPart, (part + 1) * bytesInPart);
    if (!bytes?.length) return refused(impossible('data.refusal.noBackup'));
    return done('saved', bytes.toString('base64'));
  }

  /** With the last part the file is opened. */
  private async take(offer: Offer): Promise<Result> {
    const bytes = this.incoming.take(offer);
    if (bytes === 'lost') return refused(impossible('data.refusal.noBackup'));
    if (bytes === 'more') return done('saved');
    const archive = await openArchive(bytes, offer.file);
    this.offered = { upload: offer.upload, archive };
    return done('saved', await this.preview(offer.upload, archive));
  }

  private async preview(upload: string, archive: OpenedArchive): Promise<BackupPreview> {
    const days = archive.parsed.map(({ header }) => header.date).toSorted();
    return {
      upload,
      at: archive.at,
      games: archive.games.length,
      first: days[0] ?? null,
      last: days.at(-1) ?? null,
      players: archive.players.length,
      seasons: archive.seasons.map(({ name }) => name),
      unreadable: archive.unreadable,
      ...(await this.keeper.store.vault.compare(archive)),
    };
  }

  private async restore(upload: string): Promise<Result> {
    if (this.offered?.upload !== upload) return refused(impossible('data.refusal.noBackup'));
    const written = await this.keeper.restore(this.offered.archive);
    this.offered = null;
    return done(written);
  }

  /** Out of the list first: what is not in the list and lies among the games comes back with the next start. */
  private async deleteGame(id: string): Promise<Result> {
    const { index, bin } = this.keeper.store;
    const before = index.get();
    if (!this.keeper.club.knows(id)) return refused(impossible('refusal.noSuchGame'));
    const written = await this.keeper.put(
      index,
      before.filter((game) => game.id !== id),
    );
    try {
      await bin.addGame(id);
    } catch (error) {
      await this.keeper.put(index, before);
      throw error;
    }
    return done(written);
  }

  /** All records of the person. */
  private async deletePlayer(id: string): Promise<Result> {
    const { store, club } = this.keeper;
    if (!club.player(id)) return refused(impossible('data.refusal.noPlayer'));
    const ids = new Set(club.people.idsOf(club.people.personOf(id)));
    for (const player of store.players.get()) if (ids.has(player.id)) await store.bin.addPlayer(player);
    const others = store.players.get().filter((one) => !ids.has(one.id));
    return done(await this.keeper.put(store.players, others));
  }

  private async bringBackGame(item: string): Promise<Result> {
    await this.keeper.store.bin.bringBackGame(item);
    return done(await this.keeper.addToIndex(await this.keeper.load(item.split('-')[1] ?? '')));
  }

  private async bringBackPlayer(item: string): Promise<Result> {
    const { players, bin } = this.keeper.store;
    const player = await bin.player(item);
    if (this.keeper.club.player(player.id)) return done('saved');
    // What he was merged with is the same person again.
    const people = peopleOf([...players.get(), player]);
    if (people.named(player.name)?.id !== people.personOf(player.id))
      return refused(impossible('data.refusal.nameTaken', { name: player.name }));
    return done(await this.keeper.put(players, [...players.get(), player]));
  }

  private async anonymise(id: string, name: string): Promise<Result> {
    if (!this.keeper.club.player(id)) return refused(impossible('data.refusal.noPlayer'));
    if (this.nameTaken(id, name)) return refused(impossible('data.refusal.nameTaken', { name }));
    return done(await forget(this.keeper, id, name));
  }

  private nameTaken(id: string, name: string): boolean {
    const { people } = this.keeper.club;
    const owner = people.named(name);
    return owner !== undefined && owner.id !== people.personOf(id);
  }
}
