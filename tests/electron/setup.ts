import { cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '../..');

/** Copies the built console, so that a build that runs meanwhile takes nothing away from under the tests. */
export default function setup(): () => void {
  const built = mkdtempSync(join(tmpdir(), 'mafia-built-'));
  cpSync(join(root, 'out'), join(built, 'out'), { recursive: true });
  cpSync(join(root, 'package.json'), join(built, 'package.json'));
  symlinkSync(join(root, 'node_modules'), join(built, 'node_modules'), 'junction');
  process.env.MAFIA_BUILT = built;
  return () => rmSync(built, { recursive: true, force: true });
}
