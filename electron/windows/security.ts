import { app, type Session } from 'electron';

/** What the screens need: the room's whole screen, a display that stays on, an address to copy. */
const allowed: ReadonlySet<string> = new Set(['fullscreen', 'screen-wake-lock', 'clipboard-sanitized-write']);

/** No page goes anywhere, opens anything or gets a permission that the screens do not need. */
export function lockDown(session: Session): void {
  session.setPermissionRequestHandler((_contents, permission, answer) => answer(allowed.has(permission)));
  session.setPermissionCheckHandler((_contents, permission) => allowed.has(permission));
  session.setDevicePermissionHandler(() => false);
  session.setDisplayMediaRequestHandler((_request, answer) => answer(null));

  app.on('web-contents-created', (_created, contents) => {
    contents.on('will-frame-navigate', (event) => {
      // A reload is the one way a page may go.
      if (!event.isMainFrame || event.url !== contents.getURL()) event.preventDefault();
    });
    // The shell's own addresses never lead elsewhere.
    contents.on('will-redirect', (event) => event.preventDefault());
    contents.on('will-attach-webview', (event) => event.preventDefault());
    contents.setWindowOpenHandler(() => ({ action: 'deny' }));
  });
}
