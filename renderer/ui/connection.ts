import { nanoid } from 'nanoid';
import { createContext, useContext, useSyncExternalStore } from 'react';
import type { HostView } from '../../shared/contract/host';
import {
  type ConsoleView,
  type HostMessage,
  longestMessage,
  type ReplyOf,
  type Response,
  type Transport,
} from '../../shared/contract/messages';
import type { Request, RequestBody } from '../../shared/contract/requests';
import { type Text, text } from '../../shared/game/words';
import type { ClockReading } from './clock';
import { Line } from './line';

/** What a request may be about. */
type RequestType = RequestBody['type'];
/** What a request of this type says. */
export type BodyOf<T extends RequestType> = Extract<RequestBody, { type: T }>;
/** An answer that did not accept the request. */
export type Refused = Extract<Response, { status: 'refused' }>;

/** The answer to a request of this type. */
export type Answered<T extends RequestType> =
  | { readonly id: string; readonly status: 'saved' | 'held'; readonly data: ReplyOf<T> }
  | Refused;

/**
 * Sends a request and never rejects. What was sent is answered after a reconnection if need be; what the host
 * presses while the console is down is refused at once.
 */
export type Send = <T extends RequestType>(body: { readonly type: T } & BodyOf<T>) => Promise<Answered<T>>;

/** Requests that may wait for the console: they change nothing, or only keep what is typed anyway. */
const mayWait: ReadonlySet<RequestType> = new Set<RequestType>([
  'players',
  'games',
  'standings',
  'csv',
  'log',
  'record',
  'data',
  'ledger',
  'ledgerFile',
  'music',
  'saveDraft',
  'backupPart',
  'offerBackup',
  'fileProgress',
  'filePart',
  'dropFile',
  'offerBundle',
  'gameVersions',
]);
/** So long, in ms, waits what the console had too much of. */
const breathMs = 500;

/** Nobody hears a request now. */
const unheard: Refused['refusal'] = { kind: 'stale', rule: 'console', reason: text('table.lost') };
/** The console would hang up on it, and again after every reconnection. */
const tooLong: Refused['refusal'] = {
  kind: 'impossible',
  rule: 'console',
  reason: text('refusal.tooLong'),
};

interface Pending {
  readonly request: Request;
  readonly answer: (response: Response) => void;
}

/** What the host's screen knows: the last views, and the requests that wait for an answer. */
export class HostConnection {
  readonly line: Line<HostMessage>;
  console: ConsoleView | null = null;
  game: HostView | null = null;
  #pending = new Map<string, Pending>();
  #listeners = new Set<() => void>();

  constructor(transport: Transport<HostMessage>) {
    this.line = new Line<HostMessage>(transport);
    this.line.onMessage((message) => this.#take(message));
    transport.onConnection((open) => {
      // The same ids again: what the authority has already answered it answers alike.
      if (open) for (const { request } of this.#pending.values()) this.line.send(request);
    });
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    const stop = this.line.subscribe(listener);
    this.#listeners.add(listener);
    return () => {
      stop();
      this.#listeners.delete(listener);
    };
  };

  readonly send: Send = (body) =>
    new Promise((resolve) => {
      const request: Request = { id: nanoid(), body };
      // A press that waited would be carried out by itself, minutes later and in another situation.
      if (!this.line.connected && !mayWait.has(body.type)) {
        resolve({ id: request.id, status: 'refused', refusal: unheard });
        return;
      }
      if (bytesOf(request) > longestMessage) {
        resolve({ id: request.id, status: 'refused', refusal: tooLong });
        return;
      }
      // The authority answers each type with its own data; the contract is its promise.
      this.#pending.set(request.id, { request, answer: resolve as (response: Response) => void });
      this.line.send(request);
    });

  #answered(response: Response): void {
    const pending = this.#pending.get(response.id);
    if (!pending) return;
    if (isTooMany(response) && mayWait.has(pending.request.body.type)) {
      setTimeout(() => this.line.send(pending.request), breathMs);
      return;
    }
    this.#pending.delete(response.id);
    pending.answer(response);
  }

  #take(message: HostMessage): void {
    switch (message.type) {
      case 'console':
        this.console = message.view;
        break;
      case 'game':
        this.game = message.view;
        break;
      case 'response':
        this.#answered(message.response);
        return;
      case 'clock':
      case 'edge':
      case 'pong':
        return;
    }
    for (const listener of this.#listeners) listener();
  }
}

/** Whether a request was refused only because the console was not there. */
export function isUnheard(reason: Text): boolean {
  return reason.key === 'table.lost';
}

/** Whether the console takes no more of this screen for a moment. */
function isTooMany(response: Response): boolean {
  return response.status === 'refused' && response.refusal.reason.key === 'refusal.tooMany';
}

function bytesOf(request: Request): number {
  return new TextEncoder().encode(JSON.stringify(request)).length;
}

/** Where the components find the connection. */
export const Connected = createContext<HostConnection | null>(null);

function useHost(): HostConnection {
  const host = useContext(Connected);
  if (!host) throw new Error('no connection around this component');
  return host;
}

/** The open game; null when none is open or nothing has come yet. */
export function useGame(): HostView | null {
  const host = useHost();
  return useSyncExternalStore(host.subscribe, () => host.game);
}

/** The console around the game; null until it has come. */
export function useConsole(): ConsoleView | null {
  const host = useHost();
  return useSyncExternalStore(host.subscribe, () => host.console);
}

/** The clock, corrected by the way; draw it with `useDigits`. */
export function useClock(): ClockReading | null {
  const host = useHost();
  return useSyncExternalStore(host.subscribe, () => host.line.reading);
}

/** Whether the authority is there and answers. */
export function useConnected(): boolean {
  const host = useHost();
  return useSyncExternalStore(host.subscribe, () => host.line.connected);
}

/** Gives the function that sends a request. It stays the same for the life of the page. */
export function useSend(): Send {
  return useHost().send;
}
