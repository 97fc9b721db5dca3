import { useCallback, useState } from 'react';
import type { Text } from '../../shared/game/words';
import { type Send, useSend } from '../ui/connection';

/** Sends requests of one page and keeps the reason of the last refusal for it to show. */
export function useAct(): { readonly act: Send; readonly refusal: Text | null } {
  const send = useSend();
  const [refusal, setRefusal] = useState<Text | null>(null);
  const act: Send = useCallback(
    async (body) => {
      const answer = await send(body);
      setRefusal(answer.status === 'refused' ? answer.refusal.reason : null);
      return answer;
    },
    [send],
  );
  return { act, refusal };
}
