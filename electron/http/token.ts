import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { chmod, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const form = /^[A-Za-z0-9_-]{43}$/;

/**
 * The secret that opens the host's screen. It is kept in the data folder, readable by the owner only, so that a
 * page reloaded after a crash of the console is let in again.
 */
export async function hostToken(folder: string): Promise<string> {
  const file = join(folder, 'host-token');
  const kept = await textOf(file);
  if (kept !== null && form.test(kept)) {
    await chmod(file, 0o600);
    return kept;
  }
  const token = randomBytes(32).toString('base64url');
  await writeFile(file, token, { mode: 0o600 });
  return token;
}

/** Whether what a browser gives is the token; takes equally long whatever it gives. */
export function isToken(given: string | undefined, token: string): boolean {
  const hash = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(hash(given ?? ''), hash(token));
}

async function textOf(file: string): Promise<string | null> {
  try {
    return await readFile(file, 'utf8');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  }
}
