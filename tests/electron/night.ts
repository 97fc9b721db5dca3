import { expect, type Page } from '@playwright/test';
import { nanoid } from 'nanoid';
import type { RequestBody } from '../../shared/contract/requests';
import { TableHost } from '../e2e/table-host';

const names = ['Олег', 'Марта', 'Тарас', 'Ірина', 'Вадим', 'Софія'];

/** Starts the game of six players whose names are there already; it is at its first step then. */
export async function startGame(host: Page): Promise<TableHost> {
  const draft = { ruleset: 'demafia', options: {}, names, composition: null } as const;
  await request(host, { type: 'saveDraft', draft: { ...draft, names: [...names] } });
  // The draft has come back from the console when the home page offers to go on with it.
  await host.getByRole('button', { name: 'Продовжити розсадку' }).click();
  await host.getByRole('button', { name: 'Почати гру' }).press('Enter');
  await expect(host.locator('[data-now="n0/meet"]')).toBeVisible();
  return new TableHost(host);
}

/** Night 0: the Boss, the Lover, the Maniac, the Doctor, the Sheriff and a Citizen, in this order round the table. */
export async function identify(table: TableHost): Promise<void> {
  await table.type(1);
  await table.type(2);
  for (const [role, seat] of [
    ['maniac', 3],
    ['doctor', 4],
    ['sheriff', 5],
  ] as const) {
    await table.until(new RegExp(`^n0/${role}$`));
    await table.type(seat);
  }
  await table.until(/^d1\/talk$/);
}

/** Nobody is voted out by day, and by night the mafia shoots one seat after the other, until the win is proposed. */
export async function playToTheWin(table: TableHost): Promise<void> {
  for (const [night, seat] of [
    [1, 6],
    [2, 5],
  ] as const) {
    await table.until(new RegExp(`^n${night}/shot$`));
    await table.type(seat);
  }
  await table.until(/\/win$/);
}

/** Sends a request as the page of a screen would; its answer goes to that page, which does not wait for it. */
export async function request(page: Page, body: RequestBody): Promise<void> {
  await page.evaluate(
    (message) => {
      const bridge: unknown = Reflect.get(window, 'mafia');
      if (typeof bridge !== 'object' || bridge === null) throw new Error('the page has no bridge');
      const send: unknown = Reflect.get(bridge, 'send');
      if (typeof send === 'function') Reflect.apply(send, bridge, [message]);
    },
    JSON.stringify({ id: nanoid(), body }),
  );
}
