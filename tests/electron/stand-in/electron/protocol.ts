import type { Asked, Served } from '../wire';
import { app } from './app';
import { faceOf, knownOptions } from './face';

type Handler = Parameters<Electron.Protocol['handle']>[1];

const registered: readonly (keyof Electron.Privileges)[] = [
  'standard',
  'secure',
  'supportFetchAPI',
  'codeCache',
  'stream',
];
const standard = new Set<string>();
const handlers = new Map<string, Handler>();

const body = {
  registerSchemesAsPrivileged(schemes: Electron.CustomScheme[]) {
    if (app.isReady()) throw new Error('registerSchemesAsPrivileged should be called before app is ready');
    for (const { scheme, privileges = {} } of schemes) {
      knownOptions('privileges', privileges, registered);
      // A page of any other scheme has no origin, no fetch and no storage.
      if (privileges.standard && privileges.secure && privileges.supportFetchAPI) standard.add(scheme);
    }
  },
  handle(scheme: string, handler: Handler) {
    if (handlers.has(scheme)) throw new Error(`Failed to register protocol: ${scheme}`);
    handlers.set(scheme, handler);
  },
  unhandle(scheme: string) {
    handlers.delete(scheme);
  },
};

/** What the shell itself serves at an address; null when it serves nothing there. */
export async function serve({ url, method, range }: Asked): Promise<Served | null> {
  const scheme = new URL(url).protocol.slice(0, -1);
  const handler = handlers.get(scheme);
  if (!handler || !standard.has(scheme)) return null;
  const response = await handler(
    new Request(url, { method, ...(range === undefined ? {} : { headers: { range } }) }),
  );
  const answered = new Uint8Array(await response.arrayBuffer());
  return { status: response.status, headers: Object.fromEntries(response.headers), body: answered };
}

/** The protocols of the only session are those of the module. */
export const protocol = faceOf<Electron.Protocol>()('protocol', body, {
  members: ['registerSchemesAsPrivileged', 'handle', 'unhandle'],
});
