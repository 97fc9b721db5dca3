import { useCallback, useEffect, useRef, useState } from 'react';
import type { FileWish, MadeFile } from '../../../shared/contract/exports';
import type { Text } from '../../../shared/game/words';
import { useSend } from '../../ui/connection';
import { makeFile } from './makeFile';

/** A file that is being made, or was. */
interface Making {
  /** How much is done, 0 to 1; null when nothing is made. */
  readonly share: number | null;
  readonly made: MadeFile | null;
  readonly refusal: Text | null;
  readonly make: (wish: FileWish) => void;
  readonly giveUp: () => void;
}

/** Makes files one at a time; a page that goes away gives its file up. */
export function useMaking(): Making {
  const send = useSend();
  const [share, setShare] = useState<number | null>(null);
  const [made, setMade] = useState<MadeFile | null>(null);
  const [refusal, setRefusal] = useState<Text | null>(null);
  const current = useRef(0);
  const giveUp = useCallback(() => {
    current.current += 1;
    setShare(null);
  }, []);
  useEffect(() => giveUp, [giveUp]);
  const make = useCallback(
    (wish: FileWish) => {
      current.current += 1;
      const own = current.current;
      const isGivenUp = () => current.current !== own;
      setShare(0);
      setMade(null);
      setRefusal(null);
      const onShare = (next: number) => {
        if (!isGivenUp()) setShare(next);
      };
      void makeFile(send, wish, { onShare, isGivenUp }).then((found) => {
        if (isGivenUp()) return;
        setShare(null);
        if (found && 'refusal' in found) setRefusal(found.refusal.reason);
        else setMade(found);
      });
    },
    [send],
  );
  return { share, made, refusal, make, giveUp };
}
