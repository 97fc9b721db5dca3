import {
  type BundlePreview,
  bundleRequestSchemas,
  type DivergedGame,
  type VersionView,
} from '../../shared/contract/bundle';
import { summarySchema } from '../../shared/contract/club';
import type { LogLine } from '../../shared/contract/host';
import type { RequestBody } from '../../shared/contract/requests';
import { eveningIn } from '../../shared/game/evening';
import { fullLog } from '../../shared/game/hostView';
import { type OpenedBundle, openBundle } from '../store/bundle';
import { parseGame } from '../store/game-file';
import { type StoredGame, StoreError } from '../store/store';
import type { GameVersions } from '../store/versions';
import { type BundlePlan, planBundle } from './bundlePlan';
import type { Keeper, Machine } from './keeper';
import { done, impossible, type Result, refused } from './result';
import { replay, summarise } from './summary';
import { Upload } from './upload';
import { inCommon, marksOf, versionKey } from './versionOf';

/** Requests about what comes from another laptop. */
export type BundleRequest = Extract<
  RequestBody,
  { type: 'offerBundle' | 'takeBundle' | 'gameVersions' | 'chooseVersion' }
>;

const types: ReadonlySet<RequestBody['type']> = new Set(
  bundleRequestSchemas.map((schema) => schema.shape.type.value),
);

/** Whether a request is about what comes from another laptop. */
export function isBundleRequest(body: RequestBody): body is BundleRequest {
  return types.has(body.type);
}

/** Entries of one version that are shown beside another. */
const mostOwn = 6;

/** Takes in bundles of other laptops, and the host's word on games that were played on differently. */
export class BundleDesk {
  private readonly incoming = new Upload();
  private offered: { readonly upload: string; readonly bundle: OpenedBundle } | null = null;

  constructor(
    private readonly keeper: Keeper,
    private readonly machine: Machine,
  ) {}

  /** What is wrong with a file is said as it is: trying again would not help. */
  async handle(body: BundleRequest): Promise<Result> {
    try {
      return await this.answer(body);
    } catch (error) {
      if (!(error instanceof StoreError)) throw error;
      return refused({ kind: 'impossible', rule: 'console', reason: error.text });
    }
  }

  private async answer(body: BundleRequest): Promise<Result> {
    switch (body.type) {
      case 'offerBundle':
        return this.busy() ?? this.offer(body);
      case 'takeBundle':
        return this.busy() ?? this.takeBundle(body);
      case 'gameVersions':
        return done('saved', this.diverged());
      case 'chooseVersion':
        return this.busy() ?? this.choose(body.game, body.version);
    }
  }

  /** With the last part the file is read. */
  private async offer(body: Extract<BundleRequest, { type: 'offerBundle' }>): Promise<Result> {
    const bytes = this.incoming.take(body);
    if (bytes === 'lost') return refused(impossible('bundle.refusal.noBundle'));
    if (bytes === 'more') return done('saved');
    const bundle = playable(await openBundle(bytes, body.file));
    this.offered = { upload: body.upload, bundle };
    return done('saved', preview(body.upload, bundle, await this.plan(bundle, new Set())));
  }

  private busy(): Result | null {
    if (this.keeper.table) return refused(impossible('data.refusal.gameOpen'));
    return this.keeper.saving.held > 0 ? refused(impossible('data.refusal.held')) : null;
  }

  private async plan(bundle: OpenedBundle, same: ReadonlySet<string>): Promise<BundlePlan> {
    const { vault, players, seasons, versions, index } = this.keeper.store;
    const here = new Map<string, string | null>();
    for (const { id } of bundle.games) if (!here.has(id)) here.set(id, await vault.textOf(id));
    const club = {
      players: players.get(),
      seasons: seasons.get(),
      versions: versions.get(),
      index: index.get(),
      textOf: (game: string) => here.get(game) ?? null,
      now: this.machine.now().wall,
    };
    return planBundle(club, bundle, same);
  }

  private async takeBundle({
    upload,
    same,
    apart,
  }: Extract<BundleRequest, { type: 'takeBundle' }>): Promise<Result> {
    const { offered } = this;
    if (offered?.upload !== upload) return refused(impossible('bundle.refusal.noBundle'));
    const answered = [...same, ...apart].toSorted().join();
    let plan: BundlePlan | null = null;
    const written = await this.keeper.merge(async () => {
      plan = await this.plan(offered.bundle, new Set(same));
      const asked = plan.questions.map(({ player }) => player).toSorted();
      // Somebody may have been added here since the questions were asked.
      return answered === asked.join() ? plan.merge : null;
    });
    if (!written || !plan) return this.busy() ?? refused(impossible('bundle.refusal.unanswered'));
    this.offered = null;
    const { games }: BundlePlan = plan;
    return done(written, { ...games, unreadable: offered.bundle.unreadable });
  }

  private diverged(): readonly DivergedGame[] {
    return this.keeper.store.versions.get().flatMap((one) => {
      const view = one.versions.length > 0 ? viewOf(one) : null;
      return view ? [view] : [];
    });
  }

  /** The version takes its place among the games; the other ones are kept, and not asked about again. */
  private async choose(game: string, key: string): Promise<Result> {
    const { players, seasons, versions } = this.keeper.store;
    const written = await this.keeper.merge(async () => {
      const one = versions.get().find((known) => known.game === game);
      const chosen = one?.versions.find(({ text }) => versionKey(marksOf(stored(text))) === key);
      if (!one || !chosen) return null;
      const left = [...one.left, ...one.versions.filter((other) => other !== chosen).map(({ text }) => text)];
      return {
        games: [{ id: game, text: chosen.text }],
        removed: [],
        players: players.get(),
        seasons: seasons.get(),
        versions: versions.get().map((known) => (known === one ? { game, versions: [], left } : known)),
      };
    });
    return written ? done(written) : refused(impossible('bundle.refusal.noVersion'));
  }
}

/** The bundle without games that this console cannot play or sum up. */
function playable(bundle: OpenedBundle): OpenedBundle {
  const games = bundle.games.filter(({ parsed }) => {
    try {
      return summarySchema.safeParse(summarise(parsed.header, parsed.lines)).success;
    } catch (error) {
      if (error instanceof StoreError) return false;
      throw error;
    }
  });
  return { ...bundle, games, unreadable: bundle.unreadable + bundle.games.length - games.length };
}

function preview(upload: string, bundle: OpenedBundle, plan: BundlePlan): BundlePreview {
  const days = bundle.games.map(({ parsed }) => parsed.header.date).toSorted();
  return {
    upload,
    at: bundle.at,
    club: bundle.club,
    games: { ...plan.games, unreadable: bundle.unreadable },
    first: days[0] ?? null,
    last: days.at(-1) ?? null,
    players: plan.fresh.length,
    questions: plan.questions,
    seasons: plan.newSeasons.map(({ name }) => name),
  };
}

function stored(text: string): StoredGame {
  const { header, lines } = parseGame(new TextEncoder().encode(text), 'versions');
  return { header, lines };
}

/** What holds of a game, in words; nothing of one that this console cannot play. */
function logOf({ header, lines }: StoredGame): readonly LogLine[] {
  try {
    return fullLog(replay(header, lines));
  } catch (error) {
    if (error instanceof StoreError) return [];
    throw error;
  }
}

/** The versions of a game side by side; null without any. */
function viewOf({ game, versions }: GameVersions): DivergedGame | null {
  const games = versions.map((version) => ({ ...version, ...stored(version.text) }));
  const [first] = games;
  if (!first) return null;
  const marks = games.map(marksOf);
  const common = inCommon(marks);
  const { date, startedAt, setup } = first.header;
  const { gameNo } = eveningIn(first.header, first.lines);
  return {
    game,
    date,
    gameNo,
    startedAt,
    seats: setup.seats.map(({ name }, at) => ({ seat: at + 1, name })),
    versions: games.map(({ header, lines, from }, at): VersionView => {
      const { status, winner } = summarise(header, lines);
      const log = logOf({ header, lines });
      const own = log.filter(({ n }) => n > common);
      return {
        key: versionKey(marks[at] ?? []),
        from,
        entries: log.length,
        lastAt: lines.at(-1)?.at ?? startedAt,
        status,
        winner,
        own: own.slice(-mostOwn).map(({ n, text }) => ({ n, text })),
        more: Math.max(0, own.length - mostOwn),
      };
    }),
  };
}
