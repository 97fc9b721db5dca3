import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { ensureBuilt } from '../../electron/build';
import type { Player } from '../../shared/contract/club';
import type { RequestBody } from '../../shared/contract/requests';
import { type Running, startConsole } from '../e2e/console';
import { chanceOf, nextRequest } from './evening';
import { Promises } from './promises';
import { Wire } from './wire';

/** A console is killed at latest so long after the host has connected, in ms. */
const longestMs = 700;
/** So often it is killed while it starts, before anybody could connect. */
const killedInStart = 0.1;
const paceMs = 15;

interface Unanswered {
  readonly id: string;
  readonly body: RequestBody;
}

/** An evening on one data folder with a console that is killed again and again. */
class Evening {
  readonly promises = new Promises();
  private requests = 0;
  /** What the console had not answered when it died: the screen asks it again. */
  private unanswered: Unanswered | null = null;

  constructor(
    private readonly folder: string,
    private readonly chance: () => number,
  ) {}

  /** Starts the console, plays on until it is killed, and says what is wrong on the disk then. */
  async untilKilled(): Promise<readonly string[]> {
    const inStart = this.chance() < killedInStart;
    const after = Math.floor(this.chance() * longestMs);
    let ended: Promise<unknown> = Promise.resolve();
    try {
      const running = await startConsole(this.folder, 0, (child) => {
        ended = once(child, 'exit');
        if (inStart) setTimeout(() => child.kill('SIGKILL'), after);
      });
      if (!inStart) setTimeout(() => void running.kill(), after);
      await this.play(running);
    } catch (error) {
      // Killed before the line was there.
      if (!isCut(error)) throw error;
    }
    await ended;
    const { lost, doubled } = await this.promises.check(this.folder);
    return [...lost.map((what) => `lost: ${what}`), ...doubled.map((what) => `doubled: ${what}`)];
  }

  private async play(running: Running): Promise<void> {
    const wire = await Wire.open(running.host);
    try {
      const again = this.unanswered;
      if (again && !(await this.ask(wire, again))) return;
      for (;;) {
        const people = wire.view ? null : await wire.ask({ type: 'players' }, this.id());
        const players = people?.status === 'saved' ? (people.data as Player[]) : [];
        const body = nextRequest(wire, players, this.chance);
        if (!(await this.ask(wire, { id: this.id(), body }))) return;
        // One screen may ask fifty times a second.
        await sleep(paceMs);
      }
    } finally {
      wire.close();
    }
  }

  /** Asks, and takes down what came of it; false when nothing came. */
  private async ask(wire: Wire, request: Unanswered): Promise<boolean> {
    this.promises.asked(request.body);
    this.unanswered = request;
    const response = await wire.ask(request.body, request.id);
    if (!response) return false;
    this.unanswered = null;
    this.promises.answered(request.id, request.body, response);
    return true;
  }

  private id(): string {
    this.requests += 1;
    return `request${String(this.requests).padStart(6, '0')}`;
  }
}

function isCut(error: unknown): boolean {
  const codes = ['ECONNREFUSED', 'ECONNRESET', 'UND_ERR_SOCKET', 'EPIPE'];
  const { cause } = error instanceof Error ? error : {};
  const code = [error, cause].map((one) => (one instanceof Error && 'code' in one ? String(one.code) : ''));
  return (
    code.some((one) => codes.includes(one)) ||
    (error instanceof Error && /socket hang up|cut|the console ended/.test(error.message))
  );
}

/** `tsx tests/crash/run.ts <kills> [<seed>]`; ends with `N passed, N failed`, a kill for a test. */
async function main(): Promise<void> {
  const kills = Number(process.argv[2] ?? 300);
  const seed = Number(process.argv[3] ?? Date.now() % 1_000_000);
  await ensureBuilt();
  const folder = mkdtempSync(join(tmpdir(), 'mafia-crash-'));
  const evening = new Evening(folder, chanceOf(seed));
  let failed = 0;
  for (let kill = 1; kill <= kills; kill += 1) {
    const wrong = await evening.untilKilled();
    if (wrong.length > 0) failed += 1;
    for (const what of wrong) console.log(`kill ${kill}: ${what}`);
    if (kill % 50 === 0) console.log(`${kill} kills, ${evening.promises.acknowledged} acknowledged`);
  }
  const { lost, doubled } = await evening.promises.check(folder);
  const { acknowledged } = evening.promises;
  console.log(
    `seed ${seed}: ${kills} kills, ${acknowledged} acknowledged entries, ${lost.length} lost, ${doubled.length} doubled`,
  );
  if (failed === 0) rmSync(folder, { recursive: true, force: true });
  else console.log(`The data is left in ${folder}.`);
  console.log(`${kills - failed} passed, ${failed} failed`);
  process.exitCode = failed === 0 ? 0 : 1;
}

await main();
