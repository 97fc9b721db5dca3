import { randomBytes } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { extname, join, relative, sep } from 'node:path';
import { headersFor } from './policy';

/** Where a page carries the nonce of its answer, for the scripts that write style elements. */
const noncePlace = /(<meta name="csp-nonce" content=")[^"]*(")/;

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.wav': 'audio/wav',
  '.mp3': 'audio/mpeg',
  '.ogg': 'audio/ogg',
  '.txt': 'text/plain; charset=utf-8',
};

/** One file of the screens as it is sent. */
export interface Page {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer<ArrayBuffer>;
}

/**
 * The built screens, read once. A path is looked up among the files that were there, so none leads out of the
 * folder, and a build that runs meanwhile takes nothing away from under a game.
 */
export class Site {
  private constructor(private readonly files: ReadonlyMap<string, Buffer<ArrayBuffer>>) {}

  /** Reads a folder of built screens. */
  static async read(folder: string): Promise<Site> {
    const found = await readdir(folder, { recursive: true, withFileTypes: true });
    const files = found
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .filter((file) => extname(file) in types);
    return new Site(
      new Map(
        await Promise.all(
          files.map(async (file): Promise<[string, Buffer<ArrayBuffer>]> => {
            const path = `/${relative(folder, file).split(sep).join('/')}`;
            return [path, await readFile(file)];
          }),
        ),
      ),
    );
  }

  /** The file at the path of an address; a page also under the path of its folder. Null when there is none. */
  get(path: string): Page | null {
    const found = this.file(path);
    if (!found) return null;
    const { type, body } = found;
    if (!type.startsWith('text/html')) {
      // The build puts a hash of the content into these names.
      const kept = path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache';
      return { headers: { ...headersFor(null), 'Content-Type': type, 'Cache-Control': kept }, body };
    }
    const nonce = randomBytes(16).toString('base64');
    return {
      headers: { ...headersFor(nonce), 'Content-Type': type, 'Cache-Control': 'no-store' },
      body: Buffer.from(body.toString('utf8').replace(noncePlace, `$1${nonce}$2`)),
    };
  }

  /** The same as it lies in the folder, for a server with headers of its own. */
  file(path: string): { readonly type: string; readonly body: Buffer<ArrayBuffer> } | null {
    const file = path.endsWith('/') ? `${path}index.html` : path;
    const body = this.files.get(file);
    return body ? { type: types[extname(file)] ?? 'application/octet-stream', body } : null;
  }
}
