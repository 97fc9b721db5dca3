import { questionOf, refusalOf } from '../../shared/club/check';
import { payoutsOf, prizesOf, unpaidOf } from '../../shared/club/fund';
import type { LedgerEntry } from '../../shared/club/ledger';
import { asPersons, playersIn } from '../../shared/club/ledger';
import { publishedCsv } from '../../shared/club/published';
import type { ClubRecord } from '../../shared/club/records';
import { type LedgerView, ledgerRequestSchemas } from '../../shared/contract/ledger';
import type { RequestBody } from '../../shared/contract/requests';
import type { Keeper, Machine } from './keeper';
import { Ledger } from './ledger';
import { done, impossible, type Result, refused } from './result';

/** Requests about the club's ledger. */
export type LedgerRequest = Extract<
  RequestBody,
  {
    type: 'ledger' | 'enterRecord' | 'judgeNoConfidence' | 'takeRecordBack' | 'payPrizes' | 'ledgerFile';
  }
>;

/** Whether a request is about the club's ledger. */
export function isLedgerRequest(body: RequestBody): body is LedgerRequest {
  return ledgerTypes.has(body.type);
}

const ledgerTypes: ReadonlySet<RequestBody['type']> = new Set(
  ledgerRequestSchemas.map((schema) => schema.shape.type.value),
);

type Of<T extends LedgerRequest['type']> = Extract<LedgerRequest, { type: T }>;

/** Answers the requests about the club's ledger. Entries are only ever added. */
export class LedgerDesk {
  private readonly ledger: Ledger;

  constructor(
    private readonly keeper: Keeper,
    private readonly machine: Machine,
  ) {
    this.ledger = new Ledger(keeper.store);
  }

  async handle(body: LedgerRequest): Promise<Result> {
    switch (body.type) {
      case 'ledger':
        return done('saved', this.view());
      case 'enterRecord':
        return this.enter(body);
      case 'judgeNoConfidence':
        return this.judge(body);
      case 'takeRecordBack':
        return this.takeBack(body);
      case 'payPrizes':
        return this.pay(body);
      case 'ledgerFile': {
        const { today, lines, names } = this.view();
        const { language, separator } = this.keeper.store.settings.get();
        return done('saved', publishedCsv(body.list, { today, lines, names }, { language, separator }));
      }
    }
  }

  private get today(): string {
    return this.machine.dayOf(this.machine.now().wall);
  }

  private view(): LedgerView {
    const { ledger } = this;
    const { personOf } = ledger.people();
    return {
      today: this.today,
      lines: ledger.lines(),
      names: ledger.names(),
      games: ledger.games(),
      merged: Object.fromEntries(
        this.keeper.store.players
          .get()
          .filter(({ id }) => personOf(id) !== id)
          .map(({ id }) => [id, personOf(id)]),
      ),
      host: ledger.host(),
    };
  }

  private async enter({ record, confirmed }: Of<'enterRecord'>): Promise<Result> {
    if (record.on > this.today) return refused(impossible('ledger.refusal.future'));
    const stranger = playersIn(record).some((player) => !this.keeper.club.player(player));
    if (stranger) return refused(impossible('data.refusal.noPlayer'));
    const game = 'game' in record ? record.game : undefined;
    if (game !== undefined && !this.keeper.club.knows(game)) return refused(impossible('refusal.noSuchGame'));
    const ended = game === undefined || this.ledger.finished(game) !== null;
    const records = this.ledger.records();
    const refusal = refusalOf(records, record, ended);
    if (refusal) return refused({ kind: 'impossible', ...refusal });
    const question = confirmed ? null : questionOf(records, asPersons(record, this.ledger.people().personOf));
    return question ? refused({ kind: 'confirm', ...question }) : this.add(this.entryOf(record));
  }

  private async judge({ record, justified }: Of<'judgeNoConfidence'>): Promise<Result> {
    const line = this.ledger.lines().find((one) => one.id === record);
    if (line?.record.type !== 'noConfidence' || line.takenBack)
      return refused(impossible('ledger.refusal.noRecord'));
    return this.add({ type: 'judged', ...this.head(), target: record, justified });
  }

  private async takeBack({ record, reason }: Of<'takeRecordBack'>): Promise<Result> {
    const line = this.ledger.lines().find((one) => one.id === record);
    if (!line) return refused(impossible('ledger.refusal.noRecord'));
    if (line.takenBack) return refused(impossible('ledger.refusal.takenBack'));
    return this.add({ type: 'takenBack', ...this.head(), target: record, reason });
  }

  /** EC-131: what is unpaid by now, so that a second press pays nothing twice. */
  private async pay({ game: id, host }: Of<'payPrizes'>): Promise<Result> {
    const finished = this.ledger.games().find((one) => one.id === id && one.decided);
    if (!finished) return refused(impossible('ledger.refusal.noPrizes'));
    if (host !== null && !this.keeper.club.player(host)) return refused(impossible('data.refusal.noPlayer'));
    const records = this.ledger.records();
    const game = { ...finished, host };
    const unpaid = payoutsOf(game, unpaidOf(records, game, prizesOf(records, game)));
    if (unpaid.length === 0) return refused(impossible('ledger.refusal.allPaid'));
    return this.add(...unpaid.map((record) => this.entryOf(record)));
  }

  private entryOf(record: ClubRecord): LedgerEntry {
    return { type: 'record', ...this.head(), record };
  }

  private head() {
    return { id: this.machine.newId(), at: this.machine.now().wall };
  }

  private async add(...entries: readonly LedgerEntry[]): Promise<Result> {
    const { ledger } = this.keeper.store;
    return done(await this.keeper.put(ledger, [...ledger.get(), ...entries]));
  }
}
