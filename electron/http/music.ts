import type { IncomingMessage, ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';
import { trackIdSchema } from '../../shared/contract/music';
import type { OpenTrack } from '../console/musicFolder';
import { headOf, partOf } from './range';

/** So many tracks may be read at once: one plays, one is being left, one is tried. */
const mostAtOnce = 6;
let reading = 0;

/** The id of the track an address asks for; null where it is no track's address. */
export function trackIn(path: string): string | null {
  const id = /^\/host\/music\/([^/]+)$/.exec(path)?.[1];
  return trackIdSchema.safeParse(id).data ?? null;
}

/** Sends the host's page a track, or the part of it that it asks for. Whether it is the host's page is known before. */
export async function sendTrack(
  request: IncomingMessage,
  response: ServerResponse,
  opened: Promise<OpenTrack | null>,
): Promise<void> {
  const track = await opened;
  if (!track) {
    response.writeHead(404).end();
    return;
  }
  try {
    if (reading >= mostAtOnce) {
      response.writeHead(503, { 'Retry-After': '1' }).end();
      return;
    }
    reading += 1;
    try {
      await send(request, response, track);
    } finally {
      reading -= 1;
    }
  } finally {
    await track.file.close();
  }
}

async function send(request: IncomingMessage, response: ServerResponse, track: OpenTrack): Promise<void> {
  const { type, size, file } = track;
  const part = partOf(request.headers.range, size);
  const { status, headers } = headOf(part, type, size);
  response.writeHead(status, headers);
  if (request.method === 'HEAD' || part === 'outside' || size === 0) {
    response.end();
    return;
  }
  const bytes = file.createReadStream({ ...(part ?? { start: 0, end: size - 1 }), autoClose: false });
  try {
    await pipeline(bytes, response);
  } catch (error) {
    // The page has heard enough, or has gone on to the next track.
    if (!isHangUp(error)) throw error;
  }
}

function isHangUp(error: unknown): boolean {
  const code = error instanceof Error && 'code' in error ? error.code : null;
  return code === 'ERR_STREAM_PREMATURE_CLOSE' || code === 'ECONNRESET' || code === 'EPIPE';
}
