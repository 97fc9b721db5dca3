import { expect, pageOf, test } from './fixture';
import { request } from './night';

const network = '127.0.0.6';

test('the window’s host switches the room’s view on in the local network, for as long as the shell runs', async ({
  launch,
}) => {
  const shell = await launch({ env: { MAFIA_LAN: network } });
  const host = await pageOf(shell, 'host');
  await expect(fetch(`http://${network}:4480/`)).rejects.toThrow();
  await request(host, { type: 'lan', on: true });
  await host.getByTitle(/^Екрани залу/).click();
  await host.getByRole('button', { name: /На телевізорі чи планшеті/ }).click();
  const address = (await host.getByText(new RegExp(`^http://${network}:`)).textContent()) ?? '';
  expect(await fetch(address).then((answer) => answer.text())).toContain('<script src="/tv.js">');
  for (const path of ['host/', 'room/', 'session', 'host/index.html']) {
    expect([path, (await fetch(address + path)).status]).toEqual([path, 404]);
  }
  const answers = () =>
    fetch(address).then(
      ({ status }) => status,
      () => 0,
    );
  await request(host, { type: 'lan', on: false });
  await expect.poll(answers).toBe(0);
  await request(host, { type: 'lan', on: true });
  await expect.poll(answers).toBe(200);
  await shell.kill();
  await expect.poll(answers).toBe(0);
});
