import { useEffect, useRef } from 'react';
import type { Answer } from '../../../shared/game/steps';
import type { StepKey } from '../../../shared/game/words';

/**
 * Votes typed before the console has asked the next voter. An answer closes the step of a voter (EC-100), so that one
 * more for the same step is meant for whoever is asked then; it is kept until that. A refusal drops what was kept.
 */
export function useAhead(now: StepKey | null, isRefused: boolean, send: (answer: Answer) => void) {
  const closing = useRef<StepKey | null>(null);
  const kept = useRef<Answer[]>([]);
  const latest = useRef(send);
  useEffect(() => {
    latest.current = send;
  });
  useEffect(() => {
    if (!isRefused) return;
    closing.current = null;
    kept.current = [];
  }, [isRefused]);
  useEffect(() => {
    if (closing.current === null || closing.current === now) return;
    closing.current = null;
    const next = kept.current.shift();
    if (next) latest.current(next);
  }, [now]);
  return {
    /** Whether the answer is kept for the next voter, because the one of this step is under way. */
    keeps(key: StepKey, answer: Answer): boolean {
      if (closing.current !== key) return false;
      kept.current.push(answer);
      return true;
    },
    /** This step is closed by the answer that goes out now. */
    closes(key: StepKey): void {
      closing.current = key;
    },
  };
}
