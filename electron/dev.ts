import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { resolveConfig } from 'electron-vite';
import { createServer } from 'vite';
import { ensureBuilt } from './build';

/*
 * For whoever works on the screens: the browser shell as it was built, and beside it Vite's server, which shows a
 * change in renderer/ or shared/ at once. The addresses of the shell lead to it with Vite's port. A change in
 * electron/ needs a restart.
 */
const root = resolve(import.meta.dirname, '..');
// The configuration of Vite's server asks for this port too.
process.env.MAFIA_PORT ||= '4400';

await ensureBuilt();
await import(pathToFileURL(join(root, 'out', 'main', 'browser.js')).href);
const { config } = await resolveConfig({}, 'serve', 'development');
const server = await createServer({ ...config?.renderer, configFile: false });
await server.listen();
server.printUrls();
