import type { IpcMainEvent, WebContents } from 'electron';
import type { HostMessage, RoomMessage } from '../../shared/contract/messages';
import type { Connection } from '../console/authority';
import { originOf, type ScreenName } from './scheme';

type Send = (message: HostMessage | RoomMessage) => void;

/**
 * Connects the page of a window to the authority. A page that is loaded again is connected anew, one that died is
 * loaded again.
 */
export function connectPage(
  contents: WebContents,
  screen: ScreenName,
  connect: (send: Send) => Connection,
): void {
  let connection: Connection | null = null;

  const end = () => {
    connection?.close();
    connection = null;
  };
  const send: Send = (message) => {
    if (!contents.isDestroyed()) contents.send(screen, JSON.stringify(message));
  };
  // A preload script runs in whatever the window shows; only our own page may speak to the authority.
  const isOurs = ({ senderFrame }: IpcMainEvent) =>
    senderFrame !== null && senderFrame.parent === null && senderFrame.origin === originOf(screen);

  contents.ipc.on(`${screen}-open`, (event) => {
    if (!isOurs(event)) return;
    end();
    connection = connect(send);
  });
  contents.ipc.on(screen, (event, message: unknown) => {
    // What is no text is turned away like any other message that cannot be read.
    if (isOurs(event)) connection?.receive(typeof message === 'string' ? message : '');
  });
  contents.on('render-process-gone', end);
  contents.once('destroyed', end);
  reviveAfterDeath(contents, screen);
  reportTroubles(contents, screen);
}

/** A page whose process died is loaded again; one that dies on and on, slowly. */
function reviveAfterDeath(contents: WebContents, screen: ScreenName): void {
  const lately = 30_000;
  const slowly = 5_000;
  let deaths: number[] = [];
  contents.on('render-process-gone', (_event, { reason }) => {
    if (reason === 'clean-exit') return;
    console.error(`The page of the ${screen} is gone (${reason}); it is loaded again.`);
    const now = performance.now();
    deaths = [...deaths.filter((at) => now - at < lately), now];
    setTimeout(
      () => {
        if (!contents.isDestroyed()) contents.reload();
      },
      deaths.length > 3 ? slowly : 0,
    );
  });
}

function reportTroubles(contents: WebContents, screen: ScreenName): void {
  contents.on('console-message', ({ level, message, sourceId, lineNumber }) => {
    if (level === 'error') console.error(`The page of the ${screen}: ${message} (${sourceId}:${lineNumber})`);
  });
  contents.on('preload-error', (_event, path, error) => {
    console.error(`The bridge of the ${screen} (${path}) broke:`, error);
  });
  contents.on('unresponsive', () => console.error(`The page of the ${screen} does not answer.`));
}
