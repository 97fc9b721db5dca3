import { Readable } from 'node:stream';
import { type BrowserWindow, dialog } from 'electron';
import type { OpenTrack } from '../console/musicFolder';
import { headersFor } from '../http/policy';
import { headOf, partOf } from '../http/range';
import type { Say } from '../words';

/** Answers the host's page with a track, or the part of it that it asks for. */
export async function trackResponse(request: Request, opened: Promise<OpenTrack | null>): Promise<Response> {
  const track = await opened;
  if (!track) return new Response(null, { status: 404 });
  const { type, size, file } = track;
  const part = partOf(request.headers.get('range'), size);
  const { status, headers } = headOf(part, type, size);
  const all = { status, headers: { ...headersFor(null), ...headers } };
  if (part === 'outside' || size === 0) {
    await file.close();
    return new Response(null, all);
  }
  // The stream closes the file at its end, or when the page goes on to something else.
  const bytes = file.createReadStream(part ?? { start: 0, end: size - 1 });
  return new Response(Readable.toWeb(bytes) as ReadableStream<Uint8Array>, all);
}

/** Lets the host choose a folder in the system's dialog; null when it was closed. */
export async function pickFolder(window: BrowserWindow, say: Say): Promise<string | null> {
  const { canceled, filePaths } = await dialog.showOpenDialog(window, {
    title: say('shell.musicFolder'),
    properties: ['openDirectory'],
  });
  return canceled ? null : (filePaths[0] ?? null);
}
