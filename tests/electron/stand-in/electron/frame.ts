import type { FrameFacts } from '../wire';
import { faceOf } from './face';

/** A frame as Electron shows it: its address, its origin, and whether it stands in another one. */
export function frameOf({ url, isMain }: FrameFacts): Electron.WebFrameMain {
  const top = isMain ? null : frameOf({ url, isMain: true });
  return faceOf<Electron.WebFrameMain>()(
    'frame',
    { url, origin: originOf(url), parent: top },
    { members: ['url', 'origin', 'parent'] },
  );
}

/** Node's parser gives no origin to schemes that it does not know; Chromium does to one registered as standard. */
function originOf(url: string): string {
  const { protocol, host } = new URL(url);
  return host === '' ? 'null' : `${protocol}//${host}`;
}
