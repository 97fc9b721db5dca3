import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { WebSocket } from 'ws';
import { createAuthority } from '../../electron/console/create';
import { summarise } from '../../electron/console/summary';
import { serve } from '../../electron/http/server';
import { Site } from '../../electron/http/site';
import { openStore } from '../../electron/store/open';
import type { HostView } from '../../shared/contract/host';
import type { RequestBody } from '../../shared/contract/requests';
import { play, startGame } from '../bench/bot';
import { ids } from '../bench/club';
import { Line } from '../bench/line';
import { builtScreens } from '../shell/site';

/** What a process holds. */
export interface Held {
  /** Bytes, after two collections. */
  readonly heap: number;
  /** Sockets, timers, files: what keeps the process or waits in it. */
  readonly handles: number;
  readonly listeners: number;
}

/** Longer than Next is deaf after a step changed, in ms. */
const patience = 500;

/**
 * Plays games one after another in one process, over the real server with a host's and a room's screen that come and
 * go with each game, and prints what the process holds after each as JSON: `node --expose-gc … play.ts <games>`.
 */
async function main(games: number): Promise<void> {
  const dir = mkdtempSync(join(tmpdir(), 'mafia-soak-'));
  let passed = 0;
  const newId = ids();
  const store = await openStore({ dir, now: Date.now, id: newId, summarise });
  const authority = await createAuthority({
    store,
    newId,
    now: () => ({ mono: performance.now() + passed, wall: Date.now() + passed }),
    chance: (below) => Math.floor(Math.random() * below),
    dayOf: () => '2026-03-06',
    version: 'soak',
    messagesASecond: Number.POSITIVE_INFINITY,
  });
  const site = await Site.read(await builtScreens());
  const served = await serve({ authority, site, token: 'S'.repeat(43), ports: [0] });
  const held: Held[] = [];
  for (let game = 1; game <= games; game += 1) {
    await evening(served.hostAddress, served.roomAddress, () => {
      passed += patience;
    });
    held.push(await holds());
  }
  await served.close();
  await authority.close();
  await store.close();
  rmSync(dir, { recursive: true, force: true });
  console.log(JSON.stringify(held));
}

/** One game with its screens, which are closed when it is put away. */
async function evening(hostAddress: string, roomAddress: string, pass: () => void): Promise<void> {
  let view: HostView | null = null;
  const line = await Line.open(hostAddress, (message) => {
    if (message.type === 'game') view = message.view;
  });
  const { host } = new URL(roomAddress);
  const room = new WebSocket(`ws://${host}/room/socket`);
  await once(room, 'open');
  const ask = (body: RequestBody) => {
    if (body.type === 'next') pass();
    return line.ask(body);
  };
  await startGame(ask);
  await play(ask, () => view);
  await ask({ type: 'closeGame' });
  line.close();
  room.close();
  await once(room, 'close');
}

async function holds(): Promise<Held> {
  if (!global.gc) throw new Error('The heap needs node --expose-gc.');
  // What was closed is let go of in the next turns.
  await sleep(300);
  global.gc();
  global.gc();
  const names = process.eventNames();
  return {
    heap: process.memoryUsage().heapUsed,
    handles: process.getActiveResourcesInfo().length,
    listeners: names.reduce((sum, name) => sum + process.listenerCount(name), 0),
  };
}

await main(Number(process.argv[2] ?? 20));
