import type { Page } from '@playwright/test';
import { expect, pageOf, test } from './fixture';
import type { Shell } from './shell';
import { countOf, inWindow } from './windows';

const evil = 'https://evil.example/';

/** Whether the page still is what the shell opened. */
async function expectStays(shell: Shell, page: Page, screen: 'host' | 'room'): Promise<void> {
  // Whatever the page has begun has been decided by the time it answers again.
  await page.evaluate(() => new Promise((done) => setTimeout(done, 200)));
  expect(page.url()).toBe(shell.address(`app://${screen}/${screen}/`));
  await expect(page.locator('#root > *').first()).toBeAttached();
}

test('a page goes nowhere by itself: not by script, not by a link, not to the other screen', async ({
  launch,
}) => {
  const shell = await launch();
  for (const screen of ['host', 'room'] as const) {
    const page = await pageOf(shell, screen);
    const other = screen === 'host' ? 'room' : 'host';
    for (const target of [evil, `app://${other}/${other}/`, `app://${screen}/`, 'app://evil/host/']) {
      const address = shell.address(target);
      await page.evaluate((url) => {
        window.location.href = url;
        const link = document.createElement('a');
        link.href = url;
        document.body.append(link);
        link.click();
        link.remove();
      }, address);
      await expectStays(shell, page, screen);
    }
  }
});

test('a page is not led elsewhere by a redirect', async ({ launch }) => {
  const shell = await launch();
  const page = await pageOf(shell, 'host');
  await shell.evaluate(({ session }, location) => {
    const { protocol } = session.defaultSession;
    protocol.unhandle('app');
    protocol.handle('app', () => new Response(null, { status: 302, headers: { location } }));
  }, evil);
  await page.evaluate(() => window.location.reload());
  await page.evaluate(() => new Promise((done) => setTimeout(done, 300))).catch(() => undefined);
  expect(page.url()).not.toContain('evil');
});

test('a page opens no window, frame or webview', async ({ launch }) => {
  const shell = await launch();
  const page = await pageOf(shell, 'host');
  await page.evaluate((url) => {
    window.open(url);
    window.open('about:blank');
    for (const rel of ['opener', 'noopener']) {
      const link = document.createElement('a');
      Object.assign(link, { href: url, target: '_blank', rel });
      document.body.append(link);
      link.click();
    }
    const frame = document.createElement('iframe');
    frame.src = url;
    document.body.append(frame);
  }, evil);
  await expectStays(shell, page, 'host');
  expect(shell.popups).toBe(0);
  expect(await shell.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows().length, null)).toBe(
    (await countOf(shell, 'host')) + (await countOf(shell, 'room')),
  );
  const prevented = await inWindow(shell, 'host', ({ webContents }) => {
    const event = () => ({
      url: webContents.getURL(),
      isMainFrame: false,
      defaultPrevented: false,
      preventDefault() {
        this.defaultPrevented = true;
      },
    });
    const [webview, frame] = [event(), event()];
    webContents.emit('will-attach-webview', webview, {}, { src: 'https://evil.example/' });
    webContents.emit('will-frame-navigate', frame);
    return { webview: webview.defaultPrevented, frame: frame.defaultPrevented };
  });
  expect(prevented).toEqual({ webview: true, frame: true });
});

test('a page gets no permission that the screens do not need', async ({ launch, where }) => {
  const shell = await launch();
  const page = await pageOf(shell, 'host');
  const states = await page.evaluate(
    async (names) => {
      const found: Record<string, string> = {};
      for (const name of names) {
        found[name] = (await navigator.permissions.query({ name: name as PermissionName })).state;
      }
      return found;
    },
    ['geolocation', 'notifications', 'camera', 'microphone', 'clipboard-read', 'midi'],
  );
  expect(Object.values(states)).not.toContain('granted');
  test.skip(where === 'runtime', 'no API of Electron asks its handlers');
  const answers = await shell.evaluate((_electron, names, { permission }) => names.map(permission), [
    'geolocation',
    'notifications',
    'media',
    'clipboard-read',
    'midi',
    'openExternal',
    'fileSystem',
    'unknown',
    'fullscreen',
    'screen-wake-lock',
  ] as const);
  const no = { request: false, check: false };
  const yes = { request: true, check: true };
  expect(answers).toEqual([no, no, no, no, no, no, no, no, yes, yes]);
});

test('a page runs no code but the console’s own files, and loads nothing from elsewhere', async ({
  launch,
}) => {
  const shell = await launch();
  for (const screen of ['host', 'room'] as const) {
    const page = await pageOf(shell, screen);
    // A script of the page itself is bound by its policy; one of the test is not.
    const ran = await page.evaluate(async (url) => {
      const broken: string[] = [];
      document.addEventListener('securitypolicyviolation', (event) => broken.push(event.effectiveDirective));
      const script = document.createElement('script');
      script.textContent = 'window.inlineRan = true';
      document.body.append(script);
      const button = document.createElement('button');
      button.setAttribute('onclick', 'window.handlerRan = true');
      button.click();
      const image = document.createElement('img');
      image.src = `${url}pixel.png`;
      document.body.append(image);
      const fetched = await fetch(url).then(
        () => true,
        () => false,
      );
      await new Promise((done) => setTimeout(done, 100));
      return { broken, fetched, inline: 'inlineRan' in window, handler: 'handlerRan' in window };
    }, evil);
    expect(ran).toMatchObject({ fetched: false, inline: false, handler: false });
    expect(ran.broken).toEqual(
      expect.arrayContaining(['script-src-elem', 'script-src-attr', 'img-src', 'connect-src']),
    );
    const policy = await page.evaluate(async () =>
      (await fetch(window.location.href)).headers.get('content-security-policy'),
    );
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("script-src 'self';");
    expect(policy).not.toContain('unsafe');
  }
});

test('the protocol serves the built screens and nothing else, to each origin its own page', async ({
  launch,
}) => {
  const shell = await launch();
  const page = await pageOf(shell, 'room');
  const status = (path: string, method = 'GET') =>
    page.evaluate(async ([url, how]) => (await fetch(url, { method: how })).status, [path, method] as const);
  expect(await status('/room/')).toBe(200);
  expect(await status('/icon.svg')).toBe(200);
  for (const path of [
    '/host/',
    '/host/index.html',
    '/../main/main.js',
    '/..%2fmain%2fmain.js',
    '/room/..%2f..%2f..%2fpackage.json',
    '/%2e%2e/%2e%2e/package.json',
    '/..%5c..%5cpackage.json',
    '/assets/',
    '/constructor',
    '/built-from',
  ]) {
    expect([path, await status(path)]).toEqual([path, 404]);
  }
  expect(await status('/room/', 'POST')).toBe(404);
  const direct = await shell.evaluate(
    async ({ session }, urls) => {
      const found: number[] = [];
      for (const url of urls) found.push((await session.defaultSession.fetch(url)).status);
      return found;
    },
    [
      'app://evil/host/',
      'app://evil/assets/',
      'app://evil/icon.svg',
      'app://host//package.json',
      'app://host/%00',
      'app://host/host/',
    ],
  );
  expect(direct).toEqual([404, 404, 404, 404, 404, 200]);
});
