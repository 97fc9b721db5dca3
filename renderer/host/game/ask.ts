import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Response } from '../../../shared/contract/messages';
import type { RequestBody } from '../../../shared/contract/requests';
import type { StepKey } from '../../../shared/game/words';
import { useSend } from '../../ui/connection';

export type Refusal = Extract<Response, { status: 'refused' }>['refusal'];

/** A request that was not accepted, and why. */
export interface Refused {
  readonly body: RequestBody;
  readonly refusal: Refusal;
}

export interface Asking {
  readonly refused: Refused | null;
  /** Sends a request; what is refused stays until it is dismissed or something else is asked. */
  ask(body: RequestBody): void;
  /** Sends the refused request once more; with the host's reason, or the usual one. */
  insist(reason: string | null): void;
  dismiss(): void;
}

/** Sends the table's requests one after another and keeps the last refusal for the panel. */
export function useAsking(): Asking {
  const { t } = useTranslation();
  const send = useSend();
  const [refused, setRefused] = useState<Refused | null>(null);
  const ask = useCallback(
    (body: RequestBody) => {
      // `send` never rejects.
      void send(body).then((response) => {
        if (response.status === 'refused') setRefused({ body, refusal: response.refusal });
        // The clock goes on beside an open question.
        else if (body.type !== 'clock') setRefused(null);
      });
    },
    [send],
  );
  const insist = (reason: string | null) => {
    const body = refused && insisted(refused.body, reason ?? t('table.despite.atTable'));
    if (body) ask(body);
  };
  return { refused, ask, insist, dismiss: () => setRefused(null) };
}

/** The request once more, with the host's reason or consent; null where it cannot be insisted on. */
export function insisted(body: RequestBody, reason: string): RequestBody | null {
  switch (body.type) {
    case 'answer':
    case 'next':
      return { ...body, despite: reason };
    case 'foul':
      return { ...body, confirmed: true };
    case 'endGame':
      return { ...body, reason };
    default:
      return null;
  }
}

/** So long after a step has changed Next does nothing, in ms: the second tap of a double tap. */
const calmMs = 400;

/** Next for the open step: at most once a step, and not right after the step has changed. */
export function useNext(now: StepKey | null, ask: (body: RequestBody) => void): () => void {
  const changedAt = useRef(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the moment is that of the step's change.
  useLayoutEffect(() => {
    changedAt.current = performance.now();
  }, [now]);
  return useCallback(() => {
    if (now === null || performance.now() - changedAt.current < calmMs) return;
    changedAt.current = performance.now();
    ask({ type: 'next', step: now });
  }, [now, ask]);
}
