import { readFileSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, type Locator, type Page, test } from '@playwright/test';
import { startConsole } from './console';
import { type HostPage, identify, openHostPage, ten } from './host-page';
import { digitHeights } from './room-page';

/*
 * The room's screen over the local network. The networks of this machine are its other loopback addresses here, so
 * that nothing of a test is seen outside it.
 */
const networks = ['127.0.0.2', '127.0.0.3'];

const icon = resolve(import.meta.dirname, '../../resources/icons/icon-256.png');

let opened: HostPage;
let page: Page;

test.beforeAll(() => {
  process.env.MAFIA_LAN = networks.join(',');
});
test.afterAll(() => {
  delete process.env.MAFIA_LAN;
});
test.beforeEach(async ({ page: own }) => {
  page = own;
  opened = await openHostPage(page);
});
test.afterEach(async () => {
  await opened.running.stop();
  rmSync(opened.folder, { recursive: true, force: true });
});

/** The dialog of the network, opened from the sign of the room's screens. */
async function dialog(): Promise<Locator> {
  const open = page.getByRole('button', { name: /На телевізорі чи планшеті/ });
  // The screen of a game that has just begun may still be drawn anew, and its list closes with it.
  await expect(async () => {
    if (!(await open.isVisible())) await page.getByTitle(/^Екрани залу/).click();
    await open.click({ timeout: 2_000 });
  }).toPass();
  return page.getByRole('dialog', { name: 'Екран залу на телевізорі чи планшеті' });
}

/** Switches it on or off in the dialog; gives the addresses that stand there then. */
async function turn(on: boolean): Promise<string[]> {
  const shown = await dialog();
  await shown.getByText('Показувати зал у локальній мережі').click();
  await expect(shown.getByRole('switch')).toBeChecked({ checked: on });
  if (!on) await expect(shown.getByRole('img', { name: /^Код/ })).toHaveCount(0);
  const code = shown.getByRole('img', { name: /^Код з адресою/ });
  const addresses: string[] = [];
  for (const network of on ? networks : []) {
    await shown.getByRole('button', { name: network }).click();
    await expect(code).toHaveAccessibleName(new RegExp(network));
    addresses.push(((await code.getAttribute('aria-label')) ?? '').replace(/^.* /, ''));
  }
  await page.keyboard.press('Escape');
  await expect(shown).toBeHidden();
  return addresses;
}

/** A TV's browser at an address of the network. */
async function tvAt(address: string): Promise<Page> {
  const browser = page.context().browser();
  if (!browser) throw new Error('no browser');
  const tv = await (await browser.newContext({ viewport: { width: 1280, height: 720 } })).newPage();
  await tv.goto(address);
  return tv;
}

const statusOf = (address: string, init?: RequestInit) =>
  fetch(address, init).then((answer) => answer.status);

test('off until the host switches it on; then the address shows the running game and follows hands and clock', async () => {
  const { game, host } = opened;
  await game.ask({ type: 'saveSettings', settings: { autoStart: false } });
  await game.begin(ten);
  for (const network of networks) await expect(fetch(`http://${network}:4480/`)).rejects.toThrow();
  const [address = '', other = ''] = await turn(true);
  const errors: string[] = [];
  const tv = await tvAt(address);
  tv.on('pageerror', (error) => errors.push(error.message));
  tv.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  await expect(tv.locator('[data-scene=night]')).toContainText('Місто спить');
  const second = await tvAt(other);
  await expect(second.locator('[data-scene=night]')).toBeVisible();
  const shown = await dialog();
  await expect(shown.getByRole('status')).toContainText('Дивляться 2 екрани');
  await page.keyboard.press('Escape');
  await second.context().close();

  await identify(host);
  await expect(tv.locator('[data-scene=talk] [role=timer]')).toHaveText('4:00');
  for (const seat of [5, 8]) await host.type(seat);
  await expect(tv.locator('.chips li')).toHaveText(['5', '8']);
  await page.keyboard.press('Space');
  await expect(tv.locator('[data-mood=running] [role=timer]')).toHaveText(/^3:5\d$/);
  expect(Math.min(...(await digitHeights(tv)))).toBeGreaterThanOrEqual(0.4);
  await page.keyboard.press('Space');
  const stands = await tv.locator('[role=timer]').textContent();
  await expect(tv.locator('[data-mood=paused]')).toContainText('Пауза');
  await expect(page.getByText(stands ?? '', { exact: true }).first()).toBeVisible();

  await host.until(/^d1\/count\/1\/cand\/5$/);
  await host.type(1);
  await expect(tv.locator('.candidate[data-state=current]')).toContainText('руки: 1');
  await expect(tv.locator('.candidate[data-state=current] .total')).toHaveText('1');
  await page.keyboard.press('KeyB');
  await expect(tv.locator('[data-scene=blank]')).toBeVisible();
  await expect(tv.locator('.candidate')).toHaveCount(0);
  expect(errors).toEqual([]);
  await tv.context().close();
});

test('nothing of the host is there, and the host’s own address is not in the network', async () => {
  const [address = ''] = await turn(true);
  const { origin, hostname } = new URL(address);
  const token = new URL(opened.running.host).hash.replace('#token=', '');
  for (const path of [
    'host/',
    'room/',
    'session',
    'host/socket',
    'room/socket',
    'assets/',
    'host-token',
    'settings.json',
  ]) {
    expect([path, await statusOf(`${origin}/${path}`)]).toEqual([path, 404]);
  }
  const body = JSON.stringify({ token });
  expect(await statusOf(`${origin}/session`, { method: 'POST', body })).toBe(405);
  const hostPort = new URL(opened.running.host).port;
  await expect(fetch(`http://${hostname}:${hostPort}/host/`)).rejects.toThrow();

  const tv = await tvAt(address);
  await tv.locator('[data-scene=idle]').waitFor();
  expect(await tv.context().cookies()).toEqual([]);
  expect(await tv.evaluate(() => ({ ...localStorage, ...sessionStorage }))).toEqual({});
  // A page in the network that asks for more than to listen is refused, and the host is told how often.
  const refused = await tv.evaluate(
    () =>
      new Promise<string[]>((done) => {
        const told: string[] = [];
        const line = new WebSocket(`ws://${window.location.host}/socket`);
        line.onopen = () =>
          line.send(JSON.stringify({ id: 'request00001', body: { type: 'blank', on: true } }));
        line.onmessage = ({ data }) => {
          told.push(String(data));
          if (String(data).includes('refused')) done(told);
        };
      }),
  );
  expect(refused.at(-1)).toBe('{"type":"refused"}');
  await expect(tv.locator('[data-scene=idle]')).toBeVisible();
  const shown = await dialog();
  await expect(shown).toContainText('Відхилено чужих запитів: 2');
  await tv.context().close();
});

test('the club’s name and logo stand on a TV between games, and the logo goes when the host takes it away', async () => {
  const { game } = opened;
  const [address = ''] = await turn(true);
  const tv = await tvAt(address);
  const errors: string[] = [];
  tv.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  const logo = tv.locator('[data-scene=idle] img');
  await expect(tv.locator('[data-scene=idle] .mark')).toBeVisible();
  await game.ask({ type: 'saveSettings', settings: { club: 'Мафія Ужгород' } });
  const content = readFileSync(icon).toString('base64');
  await game.ask({ type: 'offerLogo', upload: 'upload000001', part: 0, parts: 1, content });
  await expect.poll(() => logo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(256);
  await expect(tv.locator('[data-scene=idle] .mark')).toHaveCount(0);
  await expect(tv.locator('[data-scene=idle] h1')).toHaveText('Мафія Ужгород');
  await game.ask({ type: 'roomPause', pause: { at: '20:45', forMs: 600_000 } });
  await expect(tv.locator('[data-scene=break] img')).toBeVisible();
  await expect(tv.locator('[data-scene=break] .club')).toHaveText('Мафія Ужгород');
  await game.ask({ type: 'removeLogo' });
  await expect(tv.locator('img')).toHaveCount(0);
  expect(errors).toEqual([]);
  await tv.context().close();
});

test('after a cut the page is right again by itself, and keeps its picture with a small sign meanwhile', async () => {
  const { game, host } = opened;
  await game.begin(ten);
  await identify(host);
  const [address = ''] = await turn(true);
  const tv = await tvAt(address);
  await tv.locator('[data-scene=talk]').waitFor();
  const lost = tv.getByText('Немає зв’язку з консоллю');
  await expect(lost).toHaveCount(0);

  await turn(false);
  await expect(lost).toBeVisible();
  await expect(tv.locator('[data-scene=talk] [role=timer]')).toBeVisible();
  await expect(fetch(address)).rejects.toThrow();
  for (const seat of [5, 8]) await host.type(seat);
  await expect(tv.locator('.chips li')).toHaveCount(0);

  expect(await turn(true)).toContain(address);
  await expect(lost).toHaveCount(0);
  await expect(tv.locator('.chips li')).toHaveText(['5', '8']);
  await expect(tv.locator('[role=timer]')).toHaveText(/^3:\d\d$/);
  await tv.context().close();
});

test('a console that is killed leaves the TV its picture; started again and switched on, the TV heals untouched', async () => {
  const { game, host } = opened;
  await game.ask({ type: 'saveSettings', settings: { autoStart: false } });
  await game.begin(ten);
  await identify(host);
  const [address = ''] = await turn(true);
  const tv = await tvAt(address);
  await tv.locator('[data-scene=talk]').waitFor();
  await opened.running.kill();
  const lost = tv.getByText('Немає зв’язку з консоллю');
  await expect(lost).toBeVisible();
  await expect(tv.locator('[data-scene=talk] [role=timer]')).toHaveText('4:00');

  opened = { ...opened, running: await startConsole(opened.folder, 0) };
  await page.goto(opened.running.host);
  await page.getByRole('main').waitFor();
  expect(await turn(true)).toContain(address);
  await expect(lost).toHaveCount(0);
  await expect(tv.locator('[data-scene=talk] [role=timer]')).toHaveText('4:00');
  await page.getByTitle(/^Екрани залу/).click();
  const list = page.getByRole('list', { name: 'Екрани залу' });
  await expect(list.getByRole('listitem')).toHaveText(/показує поточне/);
  await tv.context().close();
});

test('the dialog fits the smallest window, its code is large enough to scan, and it is off again after a restart', async () => {
  await turn(true);
  const shown = await dialog();
  const box = await shown.getByRole('img', { name: /^Код/ }).boundingBox();
  expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(240);
  const whole = await shown.boundingBox();
  expect((whole?.y ?? 0) + (whole?.height ?? 0)).toBeLessThanOrEqual(650);
  await opened.running.kill();
  opened = { ...opened, running: await startConsole(opened.folder, 0) };
  await page.goto(opened.running.host);
  await page.getByRole('main').waitFor();
  const again = await dialog();
  await expect(again.getByRole('switch')).not.toBeChecked();
  await expect(fetch('http://127.0.0.2:4480/')).rejects.toThrow();
});
