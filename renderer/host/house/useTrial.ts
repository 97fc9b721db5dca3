import { useCallback, useEffect, useRef, useState } from 'react';
import type { HouseDraft, HouseTrial } from '../../../shared/contract/house';
import type { Text } from '../../../shared/game/words';
import { useSend } from '../../ui/connection';

/** How often the screen asks how far the games are, in ms. */
const everyMs = 400;

/** The random games that were asked for last. */
export interface TrialInHand {
  /** Null: none was asked for. */
  readonly trial: HouseTrial | null;
  /** What was tried, see `playOf`. */
  readonly of: string | null;
  readonly running: boolean;
  readonly refusal: Text | null;
  readonly start: (house: HouseDraft, play: string) => void;
  readonly stop: () => void;
}

/** Has the console play random games and follows them; a page that goes away stops them. */
export function useTrial(): TrialInHand {
  const send = useSend();
  const [trial, setTrial] = useState<HouseTrial | null>(null);
  const [of, setOf] = useState<string | null>(null);
  const [running, setRunning] = useState(false);
  const [refusal, setRefusal] = useState<Text | null>(null);
  const current = useRef<{ id: string | null } | null>(null);

  const stop = useCallback(() => {
    const own = current.current;
    current.current = null;
    setRunning(false);
    setTrial(null);
    if (own?.id) void send({ type: 'stopTrial', trial: own.id });
  }, [send]);
  // Without a word to the screen: it is gone.
  useEffect(
    () => () => {
      const id = current.current?.id;
      current.current = null;
      if (id) void send({ type: 'stopTrial', trial: id });
    },
    [send],
  );

  const follow = useCallback(
    async (own: { id: string | null }, house: HouseDraft) => {
      const begun = await send({ type: 'tryHouse', house });
      if (begun.status === 'refused') return begun.refusal.reason;
      own.id = begun.data.trial;
      while (current.current === own) {
        const answer = await send({ type: 'houseTrial', trial: own.id });
        if (current.current !== own) break;
        if (answer.status === 'refused') return answer.refusal.reason;
        setTrial(answer.data);
        if (answer.data.faults) return null;
        await new Promise((next) => setTimeout(next, everyMs));
      }
      return null;
    },
    [send],
  );
  const start = useCallback(
    (house: HouseDraft, play: string) => {
      const own = { id: null };
      current.current = own;
      setTrial(null);
      setOf(play);
      setRefusal(null);
      setRunning(true);
      void follow(own, house).then((reason) => {
        if (current.current !== own) return;
        setRefusal(reason);
        setRunning(false);
      });
    },
    [follow],
  );
  return { trial, of, running, refusal, start, stop };
}
