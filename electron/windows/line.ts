import type { IpcMainEvent, WebContents } from 'electron';
import type { HostMessage, RoomMessage } from '../../shared/contract/messages';
import type { Connection } from '../console/authority';
import { originOf, type ScreenName } from './scheme';

const longestMessage = 64 * 1024;

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
    if (!isOurs(event) || typeof message !== 'string' || message.length > longestMessage) return;
    connection?.receive(message);
  });
  contents.on('render-process-gone', (_event, { reason }) => {
    end();
    if (reason === 'clean-exit') return;
    console.error(`The page of the ${screen} is gone (${reason}); it is loaded again.`);
    contents.reload();
  });
  contents.once('destroyed', end);
}
