import { spawn } from 'node:child_process';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ensureBuilt } from './build';

/*
 * For whoever works on the screens: the browser shell as it was built, and beside it Vite's server, which shows a
 * change in renderer/ or shared/ at once. The same addresses with Vite's port lead to it. A change in electron/
 * needs a restart.
 */
const root = resolve(import.meta.dirname, '..');
// The configuration of Vite's server asks for this port too.
process.env.MAFIA_PORT ||= '4400';
process.env.MAFIA_OPEN ??= '0';

await ensureBuilt();
await import(pathToFileURL(join(root, 'out', 'main', 'browser.js')).href);
const vite = join(root, 'node_modules', 'electron-vite', 'bin', 'electron-vite.js');
spawn(process.execPath, [vite, 'dev', '--rendererOnly'], { cwd: root, stdio: 'inherit' });
