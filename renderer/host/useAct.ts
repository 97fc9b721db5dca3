import { useCallback, useEffect, useRef, useState } from 'react';
import type { Text } from '../../shared/game/words';
import { isUnheard, type Send, useConnected, useSend } from '../ui/connection';
import { consented } from './consent';

/**
 * Sends requests of one page and keeps the reason of the last refusal for it to show. A record that is asked about once
 * is entered when the very same is sent again: that is the host's consent (EC-114).
 */
export function useAct(): { readonly act: Send; readonly refusal: Text | null } {
  const send = useSend();
  const [refusal, setRefusal] = useState<Text | null>(null);
  const asked = useRef<string | null>(null);
  const connected = useConnected();
  useEffect(() => {
    if (connected) setRefusal((before) => (before && isUnheard(before) ? null : before));
  }, [connected]);
  const act: Send = useCallback(
    async (body) => {
      const answer = await send(consented(body, asked.current));
      const isQuestion = answer.status === 'refused' && answer.refusal.kind === 'confirm';
      asked.current = isQuestion ? JSON.stringify(body) : null;
      setRefusal(answer.status === 'refused' ? answer.refusal.reason : null);
      return answer;
    },
    [send],
  );
  return { act, refusal };
}
