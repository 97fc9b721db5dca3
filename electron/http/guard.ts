import type { IncomingMessage } from 'node:http';

/**
 * Whether the request was meant for this console: a page of another site that made its own name resolve to this
 * machine (DNS rebinding) still sends that name.
 */
export function isForUs(request: IncomingMessage, port: number): boolean {
  const names = ['127.0.0.1', 'localhost', '[::1]'].map((name) => `${name}:${port}`);
  const [host, second] = request.headersDistinct.host ?? [];
  return host !== undefined && second === undefined && names.includes(host.toLowerCase());
}

/** What the request says of the page it comes from: this console's own, another's, or nothing. */
export function originOf(request: IncomingMessage): 'same' | 'other' | 'none' {
  const { origin, host } = request.headers;
  if (request.headers['sec-fetch-site'] === 'cross-site') return 'other';
  if (origin === undefined) return 'none';
  return origin.toLowerCase() === `http://${host?.toLowerCase()}` ? 'same' : 'other';
}
