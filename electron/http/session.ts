import type { IncomingMessage, ServerResponse } from 'node:http';
import { parseCookie, stringifySetCookie } from 'cookie';
import { z } from 'zod';
import { originOf } from './guard';
import { limits } from './limits';
import { isToken } from './token';

const entrySchema = z.strictObject({ token: z.string() });

/** Cookies know no ports: two consoles on one machine would take each other's place. */
const cookieName = (port: number) => `mafia-host-${port}`;

/** Whether the browser has the host's cookie. */
export function isHost(request: IncomingMessage, token: string, port: number): boolean {
  return isToken(parseCookie(request.headers.cookie ?? '')[cookieName(port)], token);
}

/** `GET`: 204 with the host's cookie, 401 without. `POST`: exchanges the token of the start-up line for it. */
export async function session(
  request: IncomingMessage,
  response: ServerResponse,
  token: string,
  port: number,
): Promise<void> {
  response.setHeader('Cache-Control', 'no-store');
  if (request.method === 'GET') {
    response.writeHead(isHost(request, token, port) ? 204 : 401).end();
    return;
  }
  if (request.method !== 'POST') {
    response.writeHead(405, { Allow: 'GET, POST' }).end();
    return;
  }
  if (originOf(request) === 'other') {
    response.writeHead(403).end();
    return;
  }
  const body = await bodyOf(request);
  if (body === null) {
    response.writeHead(413, { Connection: 'close' }).end();
    return;
  }
  if (!isToken(tokenIn(body), token)) {
    response.writeHead(403).end();
    return;
  }
  const cookie = stringifySetCookie({
    name: cookieName(port),
    value: token,
    httpOnly: true,
    sameSite: 'strict',
    path: '/',
    maxAge: 30 * 24 * 60 * 60,
  });
  response.writeHead(204, { 'Set-Cookie': cookie }).end();
}

function tokenIn(body: string): string | undefined {
  try {
    return entrySchema.parse(JSON.parse(body)).token;
  } catch (error) {
    if (error instanceof SyntaxError || error instanceof z.ZodError) return undefined;
    throw error;
  }
}

async function bodyOf(request: IncomingMessage): Promise<string | null> {
  const chunks: Buffer[] = [];
  let length = 0;
  // A request that is refused half-read still gets its answer.
  for await (const chunk of request.iterator({ destroyOnReturn: false })) {
    length += chunk.length;
    if (length > limits.bodyBytes) return null;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}
