import type { Page } from '@playwright/test';
import type { HostView } from '../../shared/contract/host';
import type { HostMessage } from '../../shared/contract/messages';
import type { RequestBody } from '../../shared/contract/requests';
import type { RulesetId } from '../../shared/game/words';

declare global {
  interface Window {
    tableView: HostView | null;
    tableAsk(body: unknown): Promise<unknown>;
  }
}

const names = [
  ...['Олег', 'Марта', 'Тарас', 'Ірина', 'Вадим', 'Софія', 'Назар', 'Юля', 'Денис', 'Катя', 'Роман'],
  ...['Їжак', 'Щука', 'Ясен', 'Ківі', 'Євген', 'Лис', 'Мавка', 'Сойка', 'Ґалаґан', 'Барвінок', 'Чорна Пані'],
  ...['Степан', 'Олександра', 'Валькірія'],
];

/** A second line of the host's page to the console: begins games and sees what the authority holds. */
export class TableGame {
  private constructor(private readonly page: Page) {}

  static async open(page: Page): Promise<TableGame> {
    await page.evaluate(() => {
      const address = new URL('/host/socket', window.location.href);
      address.protocol = 'ws:';
      const socket = new WebSocket(address);
      const waiting = new Map<string, (response: unknown) => void>();
      window.tableView = null;
      window.tableAsk = (body) =>
        new Promise((answered) => {
          const id = crypto.randomUUID();
          waiting.set(id, answered);
          socket.send(JSON.stringify({ id, body }));
        });
      socket.onmessage = ({ data }) => {
        const message: HostMessage = JSON.parse(String(data));
        if (message.type === 'game') window.tableView = message.view;
        if (message.type === 'response') waiting.get(message.response.id)?.(message.response);
      };
      return new Promise((opened) => {
        socket.onopen = opened;
      });
    });
    return new TableGame(page);
  }

  ask<T>(body: RequestBody): Promise<{ data: T }> {
    return this.page.evaluate((asked) => window.tableAsk(asked), body) as Promise<{ data: T }>;
  }

  async view(): Promise<HostView> {
    const view = await this.page.evaluate(() => window.tableView);
    if (!view) throw new Error('no game is open');
    return view;
  }

  /** Begins a game of this system; one role a seat is only how many of each there are. */
  async begin(
    composition: Readonly<Record<string, number>>,
    ruleset: RulesetId = 'demafia',
    options: Readonly<Record<string, string | number | boolean>> = {},
  ): Promise<void> {
    const seats = Object.values(composition).reduce((sum, count) => sum + count, 0);
    const sitting = names.slice(0, seats);
    const { data } = await this.ask<{ id: string }[]>({ type: 'addPlayers', names: sitting });
    await this.ask({
      type: 'startGame',
      season: null,
      setup: {
        ruleset,
        options,
        seats: sitting.map((name, index) => ({ player: data[index]?.id ?? '', name })),
        composition,
      },
    });
    await this.page.locator('[data-now^="n0/"]').waitFor();
  }
}
