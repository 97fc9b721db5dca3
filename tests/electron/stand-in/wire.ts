/** A frame of a page as the main process hears of it, under the shell's own address. */
export interface FrameFacts {
  readonly url: string;
  readonly isMain: boolean;
}

/** What the shell's process says to the pages' side. */
export type FromShell =
  | {
      readonly type: 'open';
      readonly window: number;
      readonly width: number;
      readonly height: number;
      readonly preload: string | null;
      readonly isolated: boolean;
    }
  | { readonly type: 'load'; readonly window: number; readonly url: string }
  | { readonly type: 'resize'; readonly window: number; readonly width: number; readonly height: number }
  | {
      readonly type: 'post';
      readonly window: number;
      readonly channel: string;
      readonly args: readonly unknown[];
    }
  | { readonly type: 'run'; readonly window: number; readonly run: number; readonly code: string }
  | { readonly type: 'crash'; readonly window: number }
  | { readonly type: 'close'; readonly window: number }
  | { readonly type: 'second'; readonly argv: readonly string[]; readonly folder: string }
  | { readonly type: 'complaint'; readonly text: string }
  | { readonly type: 'answer'; readonly call: number; readonly value?: unknown; readonly error?: string };

/** A permission as Electron calls it. */
export type PermissionName = Parameters<
  NonNullable<Parameters<Electron.Session['setPermissionCheckHandler']>[0]>
>[1];

/** What a page asks of the shell's own protocol; `range`: of a file of music only a part. */
export interface Asked {
  readonly url: string;
  readonly method: string;
  readonly range?: string | undefined;
}

export interface Served {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Uint8Array;
}

/** What the pages' side has to ask the shell before it goes on, and what comes back. */
export interface Answers {
  evaluate: {
    readonly question: { readonly source: string; readonly arg: unknown };
    readonly answer: unknown;
  };
  /** The answer of the handler of the address's scheme; null when there is none. */
  serve: {
    readonly question: Asked;
    readonly answer: Served | null;
  };
  /** Whether a page may go where it wants to go by itself, or by a redirect. */
  navigate: {
    readonly question: { readonly window: number; readonly url: string; readonly isMainFrame: boolean };
    readonly answer: boolean;
  };
  redirect: {
    readonly question: { readonly window: number; readonly url: string };
    readonly answer: boolean;
  };
  /** Whether a page may open another window. */
  popup: { readonly question: { readonly window: number; readonly url: string }; readonly answer: boolean };
  /** Where a file goes; null when it is not wanted. */
  download: {
    readonly question: { readonly window: number; readonly url: string; readonly name: string };
    readonly answer: { readonly download: number; readonly path: string } | null;
  };
  /** How the session's two handlers answer to each permission. */
  permissions: {
    readonly question: { readonly window: number; readonly names: readonly PermissionName[] };
    readonly answer: readonly { readonly request: boolean; readonly check: boolean }[];
  };
}

export type Ask = keyof Answers;

/** Asks the shell's process. */
export type AskShell = <A extends Ask>(
  ask: A,
  question: Answers[A]['question'],
) => Promise<Answers[A]['answer']>;

/** What happened to the page of a window. */
export type Happening =
  | { readonly what: 'navigated'; readonly url: string }
  | { readonly what: 'loaded' }
  | { readonly what: 'not-loaded'; readonly why: string }
  | { readonly what: 'painted' }
  | {
      readonly what: 'message';
      readonly channel: string;
      readonly args: readonly unknown[];
      readonly frame: FrameFacts;
    }
  | { readonly what: 'preload-error'; readonly message: string }
  | {
      readonly what: 'console';
      readonly level: 'info' | 'warning' | 'error' | 'debug';
      readonly text: string;
    }
  | { readonly what: 'gone' }
  | { readonly what: 'closed' }
  | {
      readonly what: 'downloaded';
      readonly download: number;
      readonly state: 'completed' | 'cancelled' | 'interrupted';
    };

/** What the pages' side says to the shell's process. */
export type ToShell =
  | { readonly type: 'happened'; readonly window: number; readonly happening: Happening }
  | { readonly type: 'ran'; readonly run: number; readonly value?: unknown; readonly error?: string }
  | { readonly type: 'second'; readonly argv: readonly string[]; readonly folder: string }
  | { [A in Ask]: { type: 'call'; call: number; ask: A; question: Answers[A]['question'] } }[Ask];
