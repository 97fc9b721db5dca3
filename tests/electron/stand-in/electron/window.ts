import type { Happening } from '../wire';
import { needsReady, openWindows, stay, windowGone } from './app';
import { complain, hear, tell } from './channel';
import { Contents } from './contents';
import { Bus, faceOf, knownOptions, preventable } from './face';
import { history, openedWith } from './history';
import { screenBody } from './screen';
import { endDownload } from './session';

export interface WindowEvents {
  'ready-to-show': [];
  close: [event: Electron.Event];
  closed: [];
  move: [];
  resize: [];
  focus: [];
  show: [];
}

const options: readonly (keyof Electron.BrowserWindowConstructorOptions)[] = [
  'x',
  'y',
  'width',
  'height',
  'frame',
  'show',
  'backgroundColor',
  'autoHideMenuBar',
  'webPreferences',
];
const preferences: readonly (keyof Electron.WebPreferences)[] = [
  'preload',
  'sandbox',
  'contextIsolation',
  'nodeIntegration',
  'backgroundThrottling',
  'autoplayPolicy',
  'spellcheck',
  'devTools',
];

const windows = new Map<number, Window>();
let focused: Window | null = null;
let created = 0;

class Window {
  readonly bus = new Bus<WindowEvents>([
    'ready-to-show',
    'close',
    'closed',
    'move',
    'resize',
    'focus',
    'show',
  ]);
  readonly id: number;
  readonly face: Electron.BrowserWindow;
  readonly contents: Contents;
  private bounds: Electron.Rectangle;
  private normal: Electron.Rectangle;
  private shape: 'normal' | 'maximized' | 'minimized' | 'full' = 'normal';
  private visible: boolean;
  private gone = false;
  private isProtected = false;

  constructor(private readonly given: Electron.BrowserWindowConstructorOptions) {
    needsReady('new BrowserWindow');
    knownOptions('BrowserWindow', given, options);
    knownOptions('webPreferences', given.webPreferences ?? {}, preferences);
    created += 1;
    openedWith.push(given);
    this.id = created;
    const { x = 0, y = 0, width = 800, height = 600 } = given;
    this.bounds = { x, y, width, height };
    this.normal = this.bounds;
    this.visible = given.show !== false;
    this.contents = new Contents(this.id, given.webPreferences ?? {});
    this.face = faceOf<Electron.BrowserWindow>()('BrowserWindow', this, {
      bus: this.bus,
      members: [
        'id',
        'webContents',
        'loadURL',
        'show',
        'showInactive',
        'focus',
        'isFocused',
        'isVisible',
        'close',
        'destroy',
        'isDestroyed',
        'getBounds',
        'getNormalBounds',
        'setBounds',
        'maximize',
        'isMaximized',
        'minimize',
        'isMinimized',
        'restore',
        'setFullScreen',
        'isFullScreen',
        'getBackgroundColor',
        'setContentProtection',
        'isContentProtected',
      ],
      alive: (member) => {
        if (this.gone && member !== 'isDestroyed') throw new TypeError('Object has been destroyed');
      },
    });
    windows.set(this.id, this);
    openWindows.add(this);
    this.note(this.visible ? 'opened visible' : 'opened hidden');
  }

  get webContents(): Electron.WebContents {
    return this.contents.face;
  }

  loadURL(url: string): Promise<void> {
    const { width, height } = this.bounds;
    const isolated = this.given.webPreferences?.contextIsolation !== false;
    let preload: string | null = null;
    try {
      preload = this.contents.preload();
    } catch (error) {
      // The page is loaded without it, as in Electron.
      this.contents.broken(String(error));
    }
    tell({ type: 'open', window: this.id, width, height, preload, isolated });
    return this.contents.load(url);
  }

  show(): void {
    this.showInactive();
    this.focus();
  }

  showInactive(): void {
    if (!this.visible) this.note('shown');
    this.visible = true;
    this.bus.emit('show');
  }

  focus(): void {
    focused = this;
    this.bus.emit('focus');
  }

  isFocused(): boolean {
    return focused === this;
  }

  isVisible(): boolean {
    return this.visible;
  }

  close(): void {
    // The page is asked first, on its own side; the event never comes before `close` has returned.
    setImmediate(() => {
      if (this.gone) return;
      const event = preventable({});
      this.bus.emit('close', event);
      if (event.defaultPrevented) stay();
      else this.destroy();
    });
  }

  destroy(): void {
    if (this.gone) return;
    tell({ type: 'close', window: this.id });
    this.vanish();
  }

  isDestroyed(): boolean {
    return this.gone;
  }

  getBounds(): Electron.Rectangle {
    return { ...this.bounds };
  }

  getNormalBounds(): Electron.Rectangle {
    return { ...this.normal };
  }

  setBounds(bounds: Partial<Electron.Rectangle>): void {
    this.shape = 'normal';
    this.normal = { ...this.bounds, ...bounds };
    this.place(this.normal);
  }

  maximize(): void {
    this.shape = 'maximized';
    this.showInactive();
    this.place(screenBody.getDisplayMatching(this.bounds).workArea);
  }

  isMaximized(): boolean {
    return this.shape === 'maximized';
  }

  minimize(): void {
    this.shape = 'minimized';
    if (focused === this) focused = null;
  }

  isMinimized(): boolean {
    return this.shape === 'minimized';
  }

  restore(): void {
    this.shape = 'normal';
    this.place(this.normal);
  }

  setFullScreen(on: boolean): void {
    this.shape = on ? 'full' : 'normal';
    this.place(on ? screenBody.getDisplayMatching(this.bounds).bounds : this.normal);
  }

  isFullScreen(): boolean {
    return this.shape === 'full';
  }

  getBackgroundColor(): string {
    return this.given.backgroundColor ?? '#FFFFFF';
  }

  setContentProtection(on: boolean): void {
    this.isProtected = on;
  }

  isContentProtected(): boolean {
    return this.isProtected;
  }

  happened(happening: Happening): void {
    this.contents.happened(happening);
    if (happening.what === 'closed') this.vanish();
    if (happening.what === 'downloaded') endDownload(happening.download, happening.state);
    if (happening.what !== 'painted') return;
    this.note('painted');
    this.bus.emit('ready-to-show');
  }

  private place(bounds: Electron.Rectangle): void {
    const before = this.bounds;
    this.bounds = { ...bounds };
    tell({ type: 'resize', window: this.id, width: bounds.width, height: bounds.height });
    if (before.x !== bounds.x || before.y !== bounds.y) this.bus.emit('move');
    if (before.width !== bounds.width || before.height !== bounds.height) this.bus.emit('resize');
  }

  private vanish(): void {
    if (this.gone) return;
    this.gone = true;
    if (focused === this) focused = null;
    windows.delete(this.id);
    this.note('closed');
    this.contents.destroyed();
    this.bus.emit('closed');
    windowGone(this);
  }

  private note(what: string): void {
    history.push(`window ${this.id} ${what}`);
  }
}

/** The window with this number. */
export function windowOf(id: number): Window | undefined {
  return windows.get(id);
}

hear((message) => {
  if (message.type === 'happened') windowOf(message.window)?.happened(message.happening);
});

const statics = {
  getAllWindows: () => [...windows.values()].map(({ face }) => face),
  getFocusedWindow: () => focused?.face ?? null,
};

type Statics = Pick<typeof Electron.BrowserWindow, keyof typeof statics>;

export const BrowserWindow = new Proxy(Window, {
  construct: (_target, [given]: [Electron.BrowserWindowConstructorOptions]) => new Window(given ?? {}).face,
  get(_target, key) {
    if (typeof key === 'symbol' || key === 'prototype' || key === 'then') return undefined;
    const known: Statics & Record<string, unknown> = statics;
    return known[key] ?? complain(`BrowserWindow.${key}`);
  },
});
