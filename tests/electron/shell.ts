import type { Page } from '@playwright/test';
import type { Display } from 'electron';
import type { Beyond } from './stand-in/electron/index';

export type ScreenName = 'host' | 'room';

/** A function that runs in the shell's main process. Like Playwright's, it can use nothing from around it. */
export type Evaluated<R, A> = (electron: typeof import('electron'), arg: A, beyond: Beyond) => R | Promise<R>;

export interface LaunchOptions {
  /** Folder with the built console in `out`. */
  readonly built: string;
  /** Folder of the club's data. */
  readonly folder: string;
  /** The displays the stand-in starts with; the runtime has the machine's own. */
  readonly displays: readonly Display[];
  readonly env?: Readonly<Record<string, string>>;
}

/** The running shell, on the stand-in or in the runtime. */
export interface Shell {
  /** What the process printed. */
  readonly output: string;
  /** Addresses outside the shell that some page asked for. */
  readonly outside: readonly string[];
  /** Windows that pages could open. */
  readonly popups: number;
  /** What the stand-in was asked for that it does not know; empty in the runtime. */
  readonly complaints: readonly string[];
  evaluate<R, A>(run: Evaluated<R, A>, arg: A): Promise<R>;
  /** The page of the window that shows an address of the shell beginning like this; null while there is none. */
  find(begin: string): Page | null;
  /** What stands in the browser for an address of the shell. */
  address(url: string): string;
  /** Starts the same program over the same folder once more; gives its exit code. */
  second(): Promise<number | null>;
  /** Waits for the end of the process; gives its exit code. */
  ended(): Promise<number | null>;
  signal(name: NodeJS.Signals): void;
  /** As when the laptop loses power. */
  kill(): Promise<void>;
}
