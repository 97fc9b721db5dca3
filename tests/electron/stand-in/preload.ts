/** What a page's side of the channel is told about itself. */
interface PreloadFacts {
  /** Name of the function by which the page speaks; taken away before the page's own scripts run. */
  readonly binding: string;
  /** Key of the symbol under which messages to the page arrive. */
  readonly inbox: string;
  readonly isolated: boolean;
}

/** What a page says by its binding. */
export type FromPage =
  | { readonly kind: 'send'; readonly channel: string; readonly args: readonly unknown[] }
  | { readonly kind: 'preload-error'; readonly message: string };

type Preload = (require: (name: string) => unknown) => void;
type Listener = (event: object, ...args: unknown[]) => void;

/**
 * The script that runs a preload script before anything else in a page. It is given as text with the preload script
 * inside, because the page's own policy forbids to make code out of text.
 */
export function preloadScript(facts: PreloadFacts, source: string): string {
  return `(${inPage})(${JSON.stringify(facts)}, (require) => {
    const module = { exports: {} };
    const exports = module.exports;
    ${source}
  });`;
}

/** Runs in the page, so it may use nothing from around it. */
function inPage({ binding, inbox, isolated }: PreloadFacts, preload: Preload): void {
  if (window.top !== window || location.href === 'about:blank') return;
  const found: unknown = Reflect.get(window, binding);
  if (typeof found !== 'function') throw new Error('the stand-in has no way out of the page');
  const say = (message: FromPage): void => void Reflect.apply(found, window, [message]);
  Reflect.deleteProperty(window, binding);

  const refuse = (what: string): never => {
    throw new Error(`The stand-in for Electron does not know ${what}.`);
  };
  const strict = <T extends object>(name: string, known: T): T =>
    new Proxy(known, { get: (target, key) => Reflect.get(target, key) ?? refuse(`${name}.${String(key)}`) });

  /** What passes between the worlds: copies of plain data, and functions that copy what goes through them. */
  const bridged = (value: unknown): unknown => {
    if (typeof value === 'function') {
      return (...args: unknown[]) => bridged(Reflect.apply(value, null, args.map(bridged)));
    }
    if (typeof value !== 'object' || value === null) {
      return typeof value === 'symbol' ? refuse('how a symbol goes over the bridge') : value;
    }
    if (Array.isArray(value)) return Object.freeze(value.map(bridged));
    if (Object.getPrototypeOf(value) !== Object.prototype) return refuse('how this goes over the bridge');
    return Object.freeze(Object.fromEntries(Object.entries(value).map(([key, own]) => [key, bridged(own)])));
  };

  const listeners = new Map<string, Listener[]>();
  Object.defineProperty(window, Symbol.for(inbox), {
    value: (channel: string, args: readonly unknown[]) => {
      const event = { sender: ipcRenderer };
      for (const listener of listeners.get(channel) ?? []) listener(event, ...args);
    },
  });
  const ipcRenderer = strict('ipcRenderer', {
    send(channel: string, ...args: unknown[]) {
      say({ kind: 'send', channel, args: structuredClone(args) });
    },
    on(channel: string, listener: Listener): object {
      listeners.set(channel, [...(listeners.get(channel) ?? []), listener]);
      return ipcRenderer;
    },
  } satisfies Pick<Electron.IpcRenderer, 'send'> & { on(channel: string, listener: Listener): object });
  const contextBridge = strict('contextBridge', {
    exposeInMainWorld(key: string, api: unknown) {
      if (!isolated) throw new Error('contextBridge can only be used when contextIsolation is enabled');
      if (key in window) throw new Error(`Cannot bind an API on top of window.${key}`);
      Object.defineProperty(window, key, { value: bridged(api), enumerable: true });
    },
  } satisfies Pick<Electron.ContextBridge, 'exposeInMainWorld'>);

  const electron = strict('electron', { contextBridge, ipcRenderer });
  try {
    // A sandboxed preload script has this one module, and three of Node's that ours do not use.
    preload((name) => (name === 'electron' ? electron : refuse(`the module ${name} in a sandboxed page`)));
  } catch (error) {
    say({ kind: 'preload-error', message: String(error) });
  }
}
