import { connect } from 'node:net';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { type Served, serve } from '../../electron/http/server';
import { Site } from '../../electron/http/site';
import { runs } from '../runs';
import { fakeAuthority, Outsider } from '../shell/outsider';
import { builtScreens } from '../shell/site';

const token = 'T'.repeat(43);
let served: Served;
let outsider: Outsider;
let screen: WebSocket;

beforeAll(async () => {
  const { authority } = fakeAuthority();
  served = await serve({ authority, site: await Site.read(await builtScreens()), token, ports: [0] });
  outsider = new Outsider(Number(new URL(served.roomAddress).port));
  [screen] = await outsider.joined('/room/socket', {});
});
afterAll(async () => {
  screen.terminate();
  await served.close();
});

/** Sends these bytes, hangs up, and gives what came back. */
function thrown(bytes: Uint8Array): Promise<string> {
  return new Promise((done) => {
    let said = '';
    const line = connect(outsider.port, '127.0.0.1', () => line.end(bytes));
    line.on('data', (chunk) => {
      said += chunk;
    });
    line.on('error', () => undefined);
    line.on('close', () => done(said));
  });
}

const part = fc.oneof(
  fc.constantFrom(
    'GET /host/ HTTP/1.1\r\n',
    'GET /room/socket HTTP/1.1\r\n',
    'POST /session HTTP/1.1\r\n',
    'Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n',
    'Content-Length: 12\r\n',
    'Transfer-Encoding: chunked\r\n',
    'Host: evil.example\r\n',
    'Cookie: x=%%%; =; mafia-host-4400=1\r\n',
    'Origin: null\r\n',
    '\r\n',
    '{"token":""}',
    '0\r\n\r\n',
  ),
  fc.constant('own host'),
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.uint8Array({ maxLength: 40 }),
);

it('no bytes take the shell down, let anybody in, or disturb the screens that are there', async () => {
  let sent = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(part, { maxLength: 9 }), async (parts) => {
      const own = `Host: 127.0.0.1:${outsider.port}\r\n`;
      const said = await thrown(
        Buffer.concat(parts.map((one) => (one === 'own host' ? Buffer.from(own) : Buffer.from(one)))),
      );
      sent += 1;
      expect(said).not.toContain('Set-Cookie');
      expect(said).not.toContain(token);
      expect((await outsider.ask('/room/')).status).toBe(200);
      expect(screen.readyState).toBe(WebSocket.OPEN);
    }),
    { numRuns: runs(400) },
  );
  console.log(`${sent} connections with bytes at random`);
});
