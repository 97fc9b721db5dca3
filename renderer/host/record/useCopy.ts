import { useEffect, useState } from 'react';

/** How long the button says that it has copied, in ms. */
const toldMs = 2_500;

interface Copying {
  readonly copied: boolean;
  /** What the clipboard refused and the host has to copy himself; null when there is nothing. */
  readonly byHand: string | null;
  copy(text: string): void;
}

/** Copies to the clipboard; where that is not allowed, gives the text to be copied by hand. */
export function useCopy(): Copying {
  const [copied, setCopied] = useState(false);
  const [byHand, setByHand] = useState<string | null>(null);
  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(false), toldMs);
    return () => clearTimeout(timer);
  }, [copied]);
  const copy = (text: string) => {
    // Without a secure address there is no clipboard at all.
    const written = navigator.clipboard
      ? navigator.clipboard.writeText(text)
      : Promise.reject(new Error('no clipboard'));
    written.then(
      () => {
        setByHand(null);
        setCopied(true);
      },
      () => setByHand(text),
    );
  };
  return { copied, byHand, copy };
}
