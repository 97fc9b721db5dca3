/** Moments on a page, in ms since 1970, so that two pages of one machine can be compared; 0 where not yet. */
export interface Marks {
  key: number;
  /** The authority's answer came in. */
  saved: number;
  /** A change of the part was painted: the last one before it was asked for. */
  painted: number;
}

declare global {
  interface Window {
    marks: Marks;
  }
}

/** Runs inside a page: notes when a key goes down, when `saved` comes in, and when a change of `part` is painted. */
export function marks(part: string): void {
  window.marks = { key: 0, saved: 0, painted: 0 };
  const now = () => performance.timeOrigin + performance.now();

  window.addEventListener(
    'keydown',
    (event) => {
      if (['Shift', 'Control'].includes(event.key)) return;
      window.marks.key = performance.timeOrigin + event.timeStamp;
    },
    { capture: true },
  );

  const Socket = window.WebSocket;
  window.WebSocket = class extends Socket {
    constructor(address: string | URL, protocols?: string | string[]) {
      super(address, protocols);
      this.addEventListener('message', ({ data }) => {
        if (String(data).includes('"status":"saved"')) window.marks.saved ||= now();
      });
    }
  };

  new MutationObserver((changes) => {
    if (!changes.some(({ target }) => elementOf(target)?.closest(part))) return;
    requestAnimationFrame(() => {
      // The message comes after the frame it was posted in was painted.
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => {
        window.marks.painted ||= now();
      };
      port2.postMessage(null);
    });
  }).observe(document, { subtree: true, childList: true, attributes: true, characterData: true });

  function elementOf(node: Node): Element | null {
    return node instanceof Element ? node : node.parentElement;
  }
}
