import { BundleDesk, type BundleRequest, isBundleRequest } from './bundleDesk';
import { ClubDesk, type ClubRequest } from './clubDesk';
import { DataDesk, type DataRequest, isDataRequest } from './dataDesk';
import { ExportDesk, type ExportRequest, isExportRequest } from './exportDesk';
import { HouseDesk, type HouseRequest, isHouseRequest } from './houseDesk';
import type { Keeper, Machine } from './keeper';
import { isLedgerRequest, LedgerDesk, type LedgerRequest } from './ledgerDesk';
import { isMusicRequest, MusicDesk, type MusicRequest } from './musicDesk';
import { isPeopleRequest, PeopleDesk, type PeopleRequest } from './peopleDesk';
import type { Result } from './result';
import { isSeasonRequest, SeasonDesk, type SeasonRequest } from './seasonDesk';

/** Everything that is asked outside a game. */
export type DeskRequest =
  | BundleRequest
  | ClubRequest
  | DataRequest
  | ExportRequest
  | HouseRequest
  | LedgerRequest
  | MusicRequest
  | PeopleRequest
  | SeasonRequest;

/** Brings each request that is about no game to the desk that answers it. */
export class Desks {
  private readonly bundle: BundleDesk;
  private readonly club: ClubDesk;
  private readonly data: DataDesk;
  private readonly exports: ExportDesk;
  private readonly house: HouseDesk;
  private readonly ledger: LedgerDesk;
  private readonly people: PeopleDesk;
  private readonly season: SeasonDesk;
  readonly music: MusicDesk;

  /** `onBug` is told of what goes wrong behind an answer. */
  constructor(keeper: Keeper, machine: Machine, onBug: (error: unknown) => void) {
    this.bundle = new BundleDesk(keeper, machine);
    this.club = new ClubDesk(keeper, machine);
    this.data = new DataDesk(keeper, machine);
    this.exports = new ExportDesk(keeper, machine, onBug);
    this.house = new HouseDesk(keeper, machine, onBug);
    this.ledger = new LedgerDesk(keeper, machine);
    this.people = new PeopleDesk(keeper, machine);
    this.season = new SeasonDesk(keeper, machine);
    this.music = new MusicDesk(keeper);
  }

  async handle(body: DeskRequest): Promise<Result> {
    if (isBundleRequest(body)) return this.bundle.handle(body);
    if (isExportRequest(body)) return this.exports.handle(body);
    if (isDataRequest(body)) return this.data.handle(body);
    if (isHouseRequest(body)) return this.house.handle(body);
    if (isLedgerRequest(body)) return this.ledger.handle(body);
    if (isPeopleRequest(body)) return this.people.handle(body);
    if (isSeasonRequest(body)) return this.season.handle(body);
    if (isMusicRequest(body)) return this.music.handle(body);
    return this.club.handle(body);
  }
}
