import { join } from 'node:path';
import type { LedgerEntry } from '../../shared/club/ledger';
import type { GameSummary, Player, Season, Settings } from '../../shared/contract/club';
import type { KeptHouse } from '../../shared/contract/house';
import { type Archive, type OpenedArchive, openArchive, packArchive } from './archive';
import type { KeptDocument } from './document';
import { asStoreError } from './errors';
import type { Exchange } from './exchange';
import { readIfThere } from './files';
import { type ParsedGame, parseGame } from './game-file';
import type { Games } from './games';
import type { Summarise } from './index-cache';
import { sessionKind } from './kinds';
import type { LogoFile } from './logo';
import type { Merge, Merging } from './merging';
import { type Place, stamp } from './place';
import type { Queue } from './queue';
import { type Session, StoreError } from './store';
import type { GameVersions } from './versions';
import { writeWhole } from './whole-file';

const BEFORE = /^before-restore-(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d)-(\d{3})Z\.json\.gz$/;
/** How long the state before a restore is kept, in ms. */
const KEPT_MS = 60 * 86_400_000;

/** The documents of the club, as far as a backup has to do with them. */
export interface ClubDocuments {
  readonly settings: KeptDocument<Settings>;
  readonly players: KeptDocument<readonly Player[]>;
  readonly seasons: KeptDocument<readonly Season[]>;
  readonly ledger: KeptDocument<readonly LedgerEntry[]>;
  readonly houses: KeptDocument<readonly KeptHouse[]>;
  readonly session: KeptDocument<Session>;
  readonly index: KeptDocument<readonly GameSummary[]>;
  readonly versions: KeptDocument<readonly GameVersions[]>;
  readonly logo: Pick<LogoFile, 'get' | 'take'>;
}

/** Backups of everything, and the way back from them. */
export class Vault {
  constructor(
    private readonly place: Place,
    private readonly games: Games,
    private readonly documents: ClubDocuments,
    private readonly exchange: Exchange,
    private readonly merging: Merging,
    private readonly queues: { readonly documents: Queue; readonly journals: Queue },
    private readonly summarise: Summarise | undefined,
  ) {}

  /** Everything the club has now. `leftOut`: games that cannot be read. */
  async now(): Promise<{ readonly archive: Archive; readonly leftOut: readonly string[] }> {
    const { settings, players, seasons, ledger, houses, versions, logo } = this.documents;
    const games: { id: string; text: string }[] = [];
    const leftOut: string[] = [];
    for (const id of await this.games.list()) {
      try {
        games.push({ id, text: new TextDecoder().decode(await this.games.bytes(id)) });
      } catch (error) {
        // A disk that fails is another matter: a backup with holes would pass for a whole one.
        if (!(error instanceof StoreError) || error.reason === 'unwritable') throw error;
        leftOut.push(`${id}.jsonl`);
      }
    }
    const at = this.place.now();
    return {
      archive: {
        at,
        settings: settings.get(),
        players: players.get(),
        seasons: seasons.get(),
        ledger: ledger.get(),
        houses: houses.get(),
        games,
        versions: versions.get(),
        logo: logo.get(),
      },
      leftOut,
    };
  }

  /** How many games would be lost, or would have less in them, and how many would come, with a backup. */
  async compare({ games }: Archive): Promise<{ readonly lost: number; readonly brought: number }> {
    const archived = new Map(games.map(({ id, text }) => [id, text]));
    const here = await this.games.list();
    let lost = 0;
    for (const id of here) if (await this.#hasMore(id, archived.get(id) ?? '')) lost += 1;
    return { lost, brought: games.filter(({ id }) => !here.includes(id)).length };
  }

  /**
   * Exchanges everything for a backup. What was there is kept first, so that this can be taken back. Once it
   * resolves the club is the backup's in memory; `settle` says when it is on disk.
   */
  async restore(archive: OpenedArchive): Promise<void> {
    const { settings, players, seasons, ledger, houses, session, index, versions, logo } = this.documents;
    const summaries = this.#summaries(archive.parsed);
    const name = `before-restore-${stamp(this.place.now())}.json.gz`;
    try {
      // Nothing else is being written at the moment the exchange is decided.
      await this.queues.documents.run(async () => {
        const { archive: before } = await this.now();
        await this.queues.journals.run(async () => {
          await writeWhole(this.place, this.#path(name), await packArchive(before));
          await this.games.forget();
          await this.exchange.begin(archive);
          settings.take(archive.settings);
          logo.take(archive.logo ?? null);
          players.take(archive.players);
          seasons.take(archive.seasons);
          ledger.take(archive.ledger);
          houses.take(archive.houses);
          versions.take(archive.versions);
          session.take(sessionKind.initial);
          index.take(summaries);
        });
      });
    } catch (error) {
      throw asStoreError(error, this.place.dir);
    }
  }

  /**
   * Takes in what a merge names, all or nothing. Once it resolves it is so in memory; `settle` says when it is on disk.
   * False: the club is no longer what the plan was made of, and nothing was changed. What changes from that moment on,
   * while the plan is being written, is kept beside it.
   */
  async merge(plan: Merge, isStill: () => boolean): Promise<boolean> {
    const { players, seasons, index, versions } = this.documents;
    const parsed = plan.games.map(({ id, text }) => parseGame(new TextEncoder().encode(text), id));
    const summaries = this.#summaries(parsed);
    const touched = new Set([...plan.games.map(({ id }) => id), ...plan.removed]);
    try {
      return await this.queues.documents.run(() =>
        this.queues.journals.run(async () => {
          await this.games.forget();
          if (!isStill()) return false;
          const [people, all, apart] = [players.get(), seasons.get(), versions.get()];
          await this.merging.begin(plan);
          players.take(withChanges(plan.players, people, players.get(), ({ id }) => id));
          seasons.take(withChanges(plan.seasons, all, seasons.get(), ({ id }) => id));
          versions.take(withChanges(plan.versions, apart, versions.get(), ({ game }) => game));
          const others = index.get().filter(({ id }) => !touched.has(id));
          index.take([...others, ...summaries].toSorted((a, b) => a.startedAt - b.startedAt));
          return true;
        }),
      );
    } catch (error) {
      throw asStoreError(error, this.place.dir);
    }
  }

  /** The text of a game's file; null where there is none. Rejects where it cannot be read. */
  async textOf(id: string): Promise<string | null> {
    if (!(await this.games.list()).includes(id)) return null;
    return new TextDecoder().decode(await this.games.bytes(id));
  }

  /** Resolves when nothing of a restore or a merge is left to be written. */
  async settle(): Promise<void> {
    try {
      await this.exchange.finish();
      await this.merging.finish();
    } catch (error) {
      throw asStoreError(error, this.place.dir);
    }
  }

  /** When the last restore was made, wall clock ms. */
  async restoredAt(): Promise<number | null> {
    return (await this.#befores()).at(-1)?.at ?? null;
  }

  /** What there was before the last restore. */
  async beforeRestore(): Promise<OpenedArchive> {
    const name = (await this.#befores()).at(-1)?.name;
    const path = this.#path(name ?? 'before-restore');
    const bytes = name ? await readIfThere(this.place.files, path) : null;
    if (!bytes) throw new StoreError('missing', path);
    return openArchive(bytes, path);
  }

  /** Removes what is older than can be wanted back. */
  async prune(): Promise<void> {
    for (const { name, at } of await this.#befores()) {
      if (at < this.place.now() - KEPT_MS) await this.place.files.remove(this.#path(name));
    }
  }

  /** Whether a game has more lines than this text. A name in its header may be a longer one. */
  async #hasMore(id: string, text: string): Promise<boolean> {
    if ((await this.games.size(id)) === Buffer.byteLength(text)) return false;
    const lines = (all: string) => all.split('\n').length;
    try {
      return lines(new TextDecoder().decode(await this.games.bytes(id))) > lines(text);
    } catch (error) {
      // One that cannot be read stays where it is.
      if (error instanceof StoreError) return false;
      throw error;
    }
  }

  #summaries(parsed: readonly ParsedGame[]): readonly GameSummary[] {
    const { summarise } = this;
    if (!summarise) return [];
    return parsed
      .flatMap(({ header, lines }) => {
        try {
          return [summarise(header, lines)];
        } catch (error) {
          // A game this console cannot play comes back all the same; the next start says what is wrong with it.
          if (error instanceof StoreError) return [];
          throw error;
        }
      })
      .toSorted((a, b) => a.startedAt - b.startedAt);
  }

  /** The states before restores, the latest last. */
  async #befores(): Promise<readonly { readonly name: string; readonly at: number }[]> {
    const names = await this.place.files.list(this.#path(''));
    return names.toSorted().flatMap((name) => {
      const [, day, hour, minute, second, ms] = BEFORE.exec(name) ?? [];
      return day ? [{ name, at: Date.parse(`${day}T${hour}:${minute}:${second}.${ms}Z`) }] : [];
    });
  }

  #path(name: string): string {
    return join(this.place.dir, 'backups', name);
  }
}

/** What was planned, with what became different between `before` and `now`: the last word on each is the later one. */
function withChanges<T>(
  planned: readonly T[],
  before: readonly T[],
  now: readonly T[],
  keyOf: (one: T) => string,
): readonly T[] {
  if (now === before) return planned;
  const known = new Set(before);
  const changed = new Map(now.flatMap((one) => (known.has(one) ? [] : [[keyOf(one), one] as const])));
  const there = new Set(now.map(keyOf));
  const gone = new Set(before.map(keyOf).filter((key) => !there.has(key)));
  const kept = planned.filter((one) => !gone.has(keyOf(one)));
  const keys = new Set(kept.map(keyOf));
  return [
    ...kept.map((one) => changed.get(keyOf(one)) ?? one),
    ...[...changed].flatMap(([key, one]) => (keys.has(key) ? [] : [one])),
  ];
}
