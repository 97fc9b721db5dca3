import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Response } from '../../../shared/contract/messages';
import type { RequestBody } from '../../../shared/contract/requests';
import { type StepKey, text } from '../../../shared/game/words';
import { isUnheard, useConnected, useSend } from '../../ui/connection';

export type Refusal = Extract<Response, { status: 'refused' }>['refusal'];

/** A request that was not accepted, and why. */
export interface Refused {
  readonly body: RequestBody;
  readonly refusal: Refusal;
}

export interface Asking {
  readonly refused: Refused | null;
  /** How often the host was called back to what is refused. */
  readonly reminded: number;
  /** Sends a request; what is refused stays until it is dismissed or something like it is accepted. */
  ask(body: RequestBody): void;
  /** The same, and whether it was accepted. */
  askWhether(body: RequestBody): Promise<boolean>;
  /** Refuses a request on this screen already. */
  refuse(refused: Refused): void;
  /** Sends the refused request once more; with the host's reason, or the usual one. */
  insist(reason: string | null): void;
  /** Calls the host back to what is refused. */
  remind(): void;
  dismiss(): void;
}

/** How long Next waits for the answers that were given right before it, in ms. */
const patienceMs = 1_000;

/** Sends the table's requests one after another and keeps the last refusal for the panel. */
export function useAsking(): Asking {
  const { t } = useTranslation();
  const send = useSend();
  const [refused, setRefused] = useState<Refused | null>(null);
  const [reminded, setReminded] = useState(0);
  const underway = useRef(new Set<Promise<boolean>>());
  const sent = useRef({ last: 0, refused: 0 });
  const refuse = useCallback((next: Refused) => {
    setRefused(next);
    setReminded(0);
  }, []);
  const connected = useConnected();
  // What nobody heard is pressed again if it is still meant; it must not bar Next once the console is back.
  useEffect(() => {
    if (connected) setRefused((before) => (before && isUnheard(before.refusal.reason) ? null : before));
  }, [connected]);
  const post = useCallback(
    // `send` never rejects.
    async (body: RequestBody): Promise<boolean> => {
      sent.current.last += 1;
      const no = sent.current.last;
      const response = await send(body);
      // A question about a foul is not answered by a hand, nor one about a hand by the clock; nor by what was asked before
      // it, and is told to be on the disk only now.
      const stays = (before: Refused) => kindOf(before.body) !== kindOf(body) || sent.current.refused > no;
      if (response.status === 'refused') {
        sent.current.refused = no;
        refuse({ body, refusal: response.refusal });
      } else setRefused((before) => (before && stays(before) ? before : null));
      return response.status !== 'refused';
    },
    [send, refuse],
  );
  const ask = useCallback(
    (body: RequestBody) => {
      if (body.type !== 'next' || underway.current.size === 0) {
        const accepted = post(body);
        if (body.type !== 'answer') return;
        underway.current.add(accepted);
        void accepted.then(() => underway.current.delete(accepted));
        return;
      }
      // Next must not pass over an answer that is about to be refused, nor come by itself long after its press.
      void outcomeOf(underway.current).then((outcome) => {
        if (outcome === 'accepted') void post(body);
        if (outcome === 'unknown') {
          refuse({ body, refusal: { kind: 'stale', rule: 'console', reason: text('table.lost') } });
        }
      });
    },
    [post, refuse],
  );
  const insist = (reason: string | null) => {
    const body = refused && insisted(refused, reason ?? t('table.despite.atTable'));
    if (body) ask(body);
  };
  return {
    refused,
    reminded,
    ask,
    askWhether: post,
    refuse,
    insist,
    remind: () => setReminded(reminded + 1),
    dismiss: () => setRefused(null),
  };
}

async function outcomeOf(
  answers: ReadonlySet<Promise<boolean>>,
): Promise<'accepted' | 'refused' | 'unknown'> {
  const late = new Promise<null>((tell) => setTimeout(() => tell(null), patienceMs));
  const given = await Promise.race([Promise.all(answers), late]);
  if (given === null) return 'unknown';
  return given.includes(false) ? 'refused' : 'accepted';
}

function kindOf({ type }: RequestBody): 'discipline' | 'clock' | 'screen' | 'play' {
  switch (type) {
    case 'foul':
    case 'takeBackFoul':
    case 'remark':
    case 'takeBackRemark':
    case 'leave':
      return 'discipline';
    case 'clock':
      return 'clock';
    case 'blank':
    case 'saveSettings':
      return 'screen';
    default:
      return 'play';
  }
}

/** Whether a refusal bars Next: all do, but for one of the clock, and a Next that only came at the wrong moment. */
export function barsNext(refused: Refused | null): boolean {
  if (refused === null || refused.body.type === 'clock') return false;
  return !(refused.body.type === 'next' && refused.refusal.kind === 'stale');
}

/** Whether a refusal asks the host for an answer. */
export function isQuestion({ refusal }: Refused): boolean {
  return refusal.kind === 'confirm' || refusal.kind === 'irregular';
}

/** The request once more, with the host's reason or consent; null where it cannot be insisted on. */
function insisted({ body, refusal }: Refused, reason: string): RequestBody | null {
  switch (body.type) {
    case 'next':
    case 'remark':
      return refusal.kind === 'confirm' ? { ...body, confirmed: true } : { ...body, despite: reason };
    case 'answer':
      return { ...body, despite: reason };
    case 'foul':
      return { ...body, confirmed: true };
    case 'endGame':
      return { ...body, reason };
    default:
      return null;
  }
}

/** So long after something has changed a press is the second tap of a double tap, in ms. */
export const calmMs = 400;

/** When a press is taken, and when it is the second tap of a double tap. Times are monotonic ms. */
export class Calm {
  #since = 0;
  #deafAt = Number.NEGATIVE_INFINITY;

  /** The step has changed, or Next was sent. */
  changed(now: number): void {
    this.#since = now;
  }

  /** The open step was answered: Next behind an answer is meant. */
  answered(): void {
    this.#since = Number.NEGATIVE_INFINITY;
  }

  /** Whether Next is taken; one that is not is remembered. */
  takesNext(now: number): boolean {
    if (now - this.#since >= calmMs) return true;
    this.passedOver(now);
    return false;
  }

  /** Next did nothing. */
  passedOver(now: number): void {
    this.#deafAt = now;
  }

  /** The host has put away what stood in the way: an answer now is meant. */
  seen(): void {
    this.#deafAt = Number.NEGATIVE_INFINITY;
  }

  /** Whether an answer right behind a Next that was not taken may be meant for the step after this. */
  doubts(now: number): boolean {
    return now - this.#deafAt < calmMs;
  }
}

interface Pacing {
  /** Next for the open step: at most once a step, and not right after the step has changed unless it was answered. */
  next(): void;
  /** The open step was answered. */
  answered(): void;
  /** Next was pressed and did nothing. */
  passedOver(): void;
  /** The host has put away what stood in the way of Next. */
  seen(): void;
  /** Whether an answer now may be meant for another step. */
  doubts(): boolean;
}

/** Keeps the second tap of a double tap from the step that follows. */
export function usePacing(now: StepKey | null, ask: (body: RequestBody) => void): Pacing {
  const [calm] = useState(() => new Calm());
  // biome-ignore lint/correctness/useExhaustiveDependencies: the moment is that of the step's change.
  useLayoutEffect(() => calm.changed(performance.now()), [now]);
  return useMemo(
    () => ({
      next: () => {
        if (now === null || !calm.takesNext(performance.now())) return;
        calm.changed(performance.now());
        ask({ type: 'next', step: now });
      },
      answered: () => calm.answered(),
      passedOver: () => calm.passedOver(performance.now()),
      seen: () => calm.seen(),
      doubts: () => calm.doubts(performance.now()),
    }),
    [now, ask, calm],
  );
}
