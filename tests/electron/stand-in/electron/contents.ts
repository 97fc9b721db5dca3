import { readFileSync } from 'node:fs';
import type { Happening } from '../wire';
import { appBus } from './app';
import { hear, tell } from './channel';
import { Bus, faceOf, preventable } from './face';
import { frameOf } from './frame';

export interface ContentsEvents {
  'will-frame-navigate': [details: Electron.Event<Electron.WebContentsWillFrameNavigateEventParams>];
  'will-redirect': [
    details: Electron.Event<Electron.WebContentsWillRedirectEventParams>,
    url: string,
    isInPlace: boolean,
    isMainFrame: boolean,
    frameProcessId: number,
    frameRoutingId: number,
  ];
  'will-attach-webview': [
    event: Electron.Event,
    webPreferences: Electron.WebPreferences,
    params: Record<string, string>,
  ];
  'render-process-gone': [event: Electron.Event, details: Electron.RenderProcessGoneDetails];
  'console-message': [
    details: Electron.Event<Electron.WebContentsConsoleMessageEventParams>,
    level: number,
    message: string,
    line: number,
    sourceId: string,
  ];
  'preload-error': [event: Electron.Event, preloadPath: string, error: Error];
  'did-finish-load': [];
  unresponsive: [];
  destroyed: [];
}

type OpenHandler = Parameters<Electron.WebContents['setWindowOpenHandler']>[0];
type OpenDetails = Parameters<OpenHandler>[0];

const levels = { debug: 0, info: 1, warning: 2, error: 3 } as const;
let runs = 0;

/** What a window shows, on this side of it. The page itself is in Chromium, on the other side of the channel. */
export class Contents {
  readonly bus = new Bus<ContentsEvents>([
    'will-frame-navigate',
    'will-redirect',
    'will-attach-webview',
    'render-process-gone',
    'console-message',
    'preload-error',
    'did-finish-load',
    'unresponsive',
    'destroyed',
  ]);
  private readonly messages = new Bus<Record<string, readonly unknown[]>>('any');
  readonly ipc = faceOf<Electron.IpcMain>()('webContents.ipc', {}, { bus: this.messages, members: [] });
  readonly face: Electron.WebContents;
  private url = '';
  private gone = false;
  private openHandler: OpenHandler | null = null;
  private loading: { done: () => void; failed: (why: Error) => void } | null = null;

  constructor(
    readonly id: number,
    private readonly preferences: Electron.WebPreferences,
  ) {
    this.face = faceOf<Electron.WebContents>()('webContents', this, {
      bus: this.bus,
      members: [
        'id',
        'ipc',
        'mainFrame',
        'send',
        'reload',
        'getURL',
        'isDestroyed',
        'setWindowOpenHandler',
        'getBackgroundThrottling',
        'forcefullyCrashRenderer',
        'executeJavaScript',
      ],
      alive: (member) => {
        if (this.gone && member !== 'isDestroyed') throw new TypeError('Object has been destroyed');
      },
    });
    appBus.emit('web-contents-created', preventable({}), this.face);
  }

  get mainFrame(): Electron.WebFrameMain {
    return frameOf({ url: this.url, isMain: true });
  }

  isDestroyed(): boolean {
    return this.gone;
  }

  getURL(): string {
    return this.url;
  }

  getBackgroundThrottling(): boolean {
    return this.preferences.backgroundThrottling !== false;
  }

  setWindowOpenHandler(handler: OpenHandler): void {
    this.openHandler = handler;
  }

  send(channel: string, ...args: unknown[]): void {
    tell({ type: 'post', window: this.id, channel, args: structuredClone(args) });
  }

  reload(): void {
    tell({ type: 'load', window: this.id, url: this.url });
  }

  forcefullyCrashRenderer(): void {
    tell({ type: 'crash', window: this.id });
  }

  executeJavaScript(code: string): Promise<unknown> {
    runs += 1;
    const run = runs;
    tell({ type: 'run', window: this.id, run, code });
    return new Promise((done, failed) => {
      hear((message) => {
        if (message.type !== 'ran' || message.run !== run) return;
        if (message.error === undefined) done(message.value);
        else failed(new Error(message.error));
      });
    });
  }

  load(url: string): Promise<void> {
    this.url = url;
    tell({ type: 'load', window: this.id, url });
    return new Promise((done, failed) => {
      this.loading = { done, failed };
    });
  }

  /** The preload script as it would run now; null where none is wanted. Throws when it cannot be read. */
  preload(): string | null {
    return this.preferences.preload === undefined ? null : readFileSync(this.preferences.preload, 'utf8');
  }

  destroyed(): void {
    this.gone = true;
    this.bus.emit('destroyed');
  }

  /** Whether a page may navigate by itself. */
  mayNavigate(url: string, isMainFrame: boolean): boolean {
    const frame = isMainFrame ? this.mainFrame : null;
    const event = preventable({ url, isMainFrame, isSameDocument: false, frame, initiator: frame });
    this.bus.emit('will-frame-navigate', event);
    return !event.defaultPrevented;
  }

  mayBeRedirected(url: string): boolean {
    const params = { url, isMainFrame: true, isSameDocument: false, frame: this.mainFrame, initiator: null };
    const event = preventable(params);
    this.bus.emit('will-redirect', event, url, false, true, 0, 0);
    return !event.defaultPrevented;
  }

  mayOpen(url: string): boolean {
    const details: OpenDetails = {
      url,
      frameName: '',
      features: '',
      disposition: 'new-window',
      referrer: { url: '', policy: 'default' },
    };
    return this.openHandler === null || this.openHandler(details).action === 'allow';
  }

  happened(happening: Happening): void {
    switch (happening.what) {
      case 'navigated':
        this.url = happening.url;
        break;
      case 'loaded':
        this.bus.emit('did-finish-load');
        this.loading?.done();
        break;
      case 'not-loaded':
        this.loading?.failed(new Error(happening.why));
        break;
      case 'message': {
        const { channel, args, frame } = happening;
        this.messages.emit(channel, { sender: this.face, senderFrame: frameOf(frame) }, ...args);
        break;
      }
      case 'preload-error':
        this.broken(happening.message);
        break;
      case 'console':
        this.said(happening.level, happening.text);
        break;
      case 'gone':
        this.bus.emit('render-process-gone', preventable({}), { reason: 'crashed', exitCode: 5 });
        break;
      case 'painted':
      case 'closed':
      case 'downloaded':
        break;
    }
  }

  broken(why: string): void {
    this.bus.emit('preload-error', preventable({}), this.preferences.preload ?? '', new Error(why));
  }

  private said(level: keyof typeof levels, message: string): void {
    const sourceId = this.url;
    const params = { message, level, lineNumber: 0, sourceId, frame: this.mainFrame };
    this.bus.emit('console-message', preventable(params), levels[level], message, 0, sourceId);
  }
}
