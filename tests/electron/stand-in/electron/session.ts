import { needsReady } from './app';
import type { Contents } from './contents';
import { Bus, faceOf, knownOptions, preventable } from './face';
import { protocol, serve } from './protocol';

export interface SessionEvents {
  'will-download': [
    event: Electron.Event,
    item: Electron.DownloadItem,
    webContents: Electron.WebContents,
    frame: Electron.WebFrameMain | null,
  ];
}
export interface DownloadEvents {
  done: [event: Electron.Event, state: 'completed' | 'cancelled' | 'interrupted'];
}

type Session = Electron.Session;
type RequestHandler = Parameters<Session['setPermissionRequestHandler']>[0];
type CheckHandler = Parameters<Session['setPermissionCheckHandler']>[0];
type Permission = Parameters<NonNullable<CheckHandler>>[1];

const bus = new Bus<SessionEvents>(['will-download']);
const downloads = new Map<number, Download>();
let requestHandler: RequestHandler = null;
let checkHandler: CheckHandler = null;
let started = 0;

class Download {
  readonly bus = new Bus<DownloadEvents>(['done']);
  savePath = '';
  private options: Electron.SaveDialogOptions = {};
  readonly face: Electron.DownloadItem;

  constructor(
    private readonly url: string,
    private readonly name: string,
  ) {
    this.face = faceOf<Electron.DownloadItem>()('DownloadItem', this, {
      bus: this.bus,
      members: ['getURL', 'getFilename', 'setSavePath', 'setSaveDialogOptions', 'getSaveDialogOptions'],
    });
  }

  getURL(): string {
    return this.url;
  }

  getFilename(): string {
    return this.name;
  }

  setSavePath(path: string): void {
    this.savePath = path;
  }

  setSaveDialogOptions(options: Electron.SaveDialogOptions): void {
    knownOptions('the dialog that saves', options, ['title', 'defaultPath', 'filters']);
    this.options = options;
  }

  getSaveDialogOptions(): Electron.SaveDialogOptions {
    return this.options;
  }
}

const body = {
  protocol,
  setPermissionRequestHandler(handler: RequestHandler) {
    requestHandler = handler;
  },
  setPermissionCheckHandler(handler: CheckHandler) {
    checkHandler = handler;
  },
  // Chromium on this side has neither devices nor screens to give.
  setDevicePermissionHandler: () => undefined,
  setDisplayMediaRequestHandler: () => undefined,
  async fetch(input: string | Request) {
    const { url, method } = new Request(input);
    const served = await serve({ url, method });
    if (!served) throw new Error('net::ERR_FAILED');
    return new Response(new Uint8Array(served.body), { status: served.status, headers: served.headers });
  },
};

export const defaultSession = faceOf<Session>()('session.defaultSession', body, {
  bus,
  members: [
    'protocol',
    'setPermissionRequestHandler',
    'setPermissionCheckHandler',
    'setDevicePermissionHandler',
    'setDisplayMediaRequestHandler',
    'fetch',
  ],
});

export const session = faceOf<typeof Electron.Session>()(
  'session',
  { defaultSession },
  { members: ['defaultSession'], alive: (member) => needsReady(`session.${member}`) },
);

/**
 * Where a file goes that a page hands out. Without a path the native dialog opens, and nobody is there to answer
 * it: the download is cancelled.
 */
export function startDownload(contents: Contents, url: string, name: string) {
  const item = new Download(url, name);
  const event = preventable({});
  bus.emit('will-download', event, item.face, contents.face, contents.mainFrame);
  if (event.defaultPrevented) return null;
  if (item.savePath === '') {
    item.bus.emit('done', preventable({}), 'cancelled');
    return null;
  }
  started += 1;
  downloads.set(started, item);
  return { download: started, path: item.savePath };
}

export function endDownload(download: number, state: 'completed' | 'cancelled' | 'interrupted'): void {
  downloads.get(download)?.bus.emit('done', preventable({}), state);
}

/** How each of the session's two handlers answers; as in Electron, everything is granted where there is none. */
export function permission(contents: Contents, wanted: Permission): { request: boolean; check: boolean } {
  const url = contents.getURL();
  let request = true;
  const details = { isMainFrame: true, requestingUrl: url };
  requestHandler?.(
    contents.face,
    wanted,
    (granted) => {
      request = granted;
    },
    details,
  );
  const check = checkHandler?.(contents.face, wanted, new URL(url).origin, details) ?? true;
  return { request, check };
}
