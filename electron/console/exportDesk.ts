import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { exportRequestSchemas, type FileProgress, type FileWish } from '../../shared/contract/exports';
import type { RequestBody } from '../../shared/contract/requests';
import { StoreError } from '../store/store';
import { bundleOf } from './bundleMaker';
import { FileMaker, type Made, type OnGame } from './fileMaker';
import type { Keeper, Machine } from './keeper';
import { done, impossible, type Result, refused } from './result';

/** Requests about files that are made for the host. */
export type ExportRequest = Extract<
  RequestBody,
  { type: 'makeFile' | 'fileProgress' | 'dropFile' | 'filePart' }
>;

const types: ReadonlySet<RequestBody['type']> = new Set(
  exportRequestSchemas.map((schema) => schema.shape.type.value),
);

/** Whether a request is about a file that is made for the host. */
export function isExportRequest(body: RequestBody): body is ExportRequest {
  return types.has(body.type);
}

/** Bytes of one answer; three are four characters of base64. */
const bytesInFilePart = 384 * 1024;

/** The file was given up. */
class GivenUp extends Error {}

interface Job {
  readonly id: string;
  done: number;
  total: number;
  file: FileProgress['file'];
  bytes: Buffer;
  failed: Result | null;
}

/** Makes files for the host, one at a time, and hands them out in parts. */
export class ExportDesk {
  private job: Job | null = null;

  constructor(
    private readonly keeper: Keeper,
    private readonly machine: Machine,
    private readonly onBug: (error: unknown) => void,
  ) {}

  handle(body: ExportRequest): Result {
    if (body.type === 'makeFile') return this.begin(body.wish);
    const { job } = this;
    if (job?.id !== body.job) {
      // What is gone already may be let go once more.
      return body.type === 'dropFile' ? done('saved') : refused(impossible('export.refusal.noFile'));
    }
    switch (body.type) {
      case 'fileProgress': {
        const { done: read, total, file, failed } = job;
        return failed ?? done('saved', { done: read, total, file } satisfies FileProgress);
      }
      case 'filePart': {
        const part = job.bytes.subarray(body.part * bytesInFilePart, (body.part + 1) * bytesInFilePart);
        return part.length > 0
          ? done('saved', part.toString('base64'))
          : refused(impossible('export.refusal.noFile'));
      }
      case 'dropFile':
        this.job = null;
        return done('saved');
    }
  }

  private begin(wish: FileWish): Result {
    const { club, table } = this.keeper;
    // A big file keeps the console busy; nobody shall wait for it at the table.
    if (table && wish.type !== 'game') return refused(impossible('data.refusal.gameOpen'));
    if (wish.type === 'game' ? !club.knows(wish.game) : wish.season !== null && !club.season(wish.season))
      return refused(impossible(wish.type === 'game' ? 'refusal.noSuchGame' : 'refusal.noSeason'));
    const job: Job = {
      id: this.machine.newId(),
      done: 0,
      total: 0,
      file: null,
      bytes: Buffer.alloc(0),
      failed: null,
    };
    this.job = job;
    void this.run(job, wish);
    return done('saved', { job: job.id });
  }

  private async run(job: Job, wish: FileWish): Promise<void> {
    const onGame: OnGame = (read, total) => {
      if (this.job !== job) throw new GivenUp();
      Object.assign(job, { done: read, total });
    };
    try {
      const made = await this.make(wish, onGame);
      const isPacked = made.type === 'application/gzip';
      job.bytes = isPacked ? Buffer.from(made.bytes) : await promisify(gzip)(made.bytes, { level: 3 });
      job.file = {
        name: made.name,
        type: made.type,
        parts: Math.ceil(job.bytes.length / bytesInFilePart),
        packed: !isPacked,
        leftOut: made.leftOut,
      };
    } catch (error) {
      if (error instanceof GivenUp) return;
      if (!(error instanceof StoreError)) this.onBug(error);
      job.failed = refused(
        error instanceof StoreError
          ? { kind: 'impossible', rule: 'console', reason: error.text }
          : impossible('export.refusal.failed'),
      );
    }
  }

  private make(wish: FileWish, onGame: OnGame): Promise<Made> {
    if (wish.type === 'bundle') return bundleOf(this.keeper, this.machine, wish.season, onGame);
    return new FileMaker(this.keeper, this.machine, onGame).make(wish);
  }
}
