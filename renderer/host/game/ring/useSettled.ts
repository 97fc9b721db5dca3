import { useCallback, useLayoutEffect, useRef } from 'react';
import { calmMs } from '../ask';

/** Says whether the component has stood for a moment: before that a press is the second tap of a double tap. */
export function useSettled(): () => boolean {
  const since = useRef(0);
  useLayoutEffect(() => {
    since.current = performance.now();
  }, []);
  return useCallback(() => performance.now() - since.current >= calmMs, []);
}
