import { useCallback, useEffect, useState } from 'react';
import type { Replies, ReplyOf } from '../../shared/contract/messages';
import type { Text } from '../../shared/game/words';
import { type BodyOf, useSend } from '../ui/connection';

type Query = Extract<
  keyof Replies,
  'players' | 'player' | 'games' | 'season' | 'standings' | 'record' | 'data' | 'ledger' | 'gameVersions'
>;

/** What a question to the console has brought so far. */
export interface Known<T extends Query> {
  readonly data: ReplyOf<T> | null;
  readonly refusal: Text | null;
  readonly again: () => void;
}

/** Asks the console and keeps the answer; asks again when the question changes. Null asks nothing. */
export function useAnswer<T extends Query>(body: ({ readonly type: T } & BodyOf<T>) | null): Known<T> {
  const send = useSend();
  const [known, setKnown] = useState<Pick<Known<T>, 'data' | 'refusal'>>({ data: null, refusal: null });
  const [asked, setAsked] = useState(0);
  const question = JSON.stringify(body);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the question stands for the body; `asked` asks again.
  useEffect(() => {
    let current = true;
    if (body) {
      void send<T>(body).then((answer) => {
        if (!current) return;
        if (answer.status === 'refused') setKnown({ data: null, refusal: answer.refusal.reason });
        else setKnown({ data: answer.data, refusal: null });
      });
    }
    return () => {
      current = false;
    };
  }, [send, question, asked]);
  const again = useCallback(() => setAsked((count) => count + 1), []);
  return { ...known, again };
}
