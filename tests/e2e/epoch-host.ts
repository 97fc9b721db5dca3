import { expect, type Page } from '@playwright/test';
import type { HostView } from '../../shared/contract/host';
import type { TableGame } from './table-game';
import { TableHost } from './table-host';

/** Next is deaf for 400 ms after the step changed. */
const settleMs = 420;

/** The words of the roles as the room's screen would bear them, by id. */
const roleWords: Readonly<Record<string, string>> = {
  boss: 'Бос мафії',
  mafioso: 'Мафіозі',
  'yakuza-boss': 'Бос якудзи',
  yakuza: 'Якудза',
  sheriff: 'Шериф',
  courtesan: 'Куртизанка',
  maniac: 'Маніяк',
  doctor: 'Лікар',
  judge: 'Суддя',
  sergeant: 'Сержант',
  journalist: 'Журналіст',
  tramp: 'Бомж',
  werewolf: 'Перевертень',
  citizen: 'Мирний',
};
/** What is told or done at night stands there never. */
const always = /вдома|СКАСОВАНО|ОДНАКОВІ|РІЗНІ|УБИВЦЯ|клієнт|напад|лікуван|перевір|вирішує|\bn\d+\//i;

/** Plays the Epoch of Clones by the keys, with an eye on the room's screen after every one of them. */
export class EpochKeys extends TableHost {
  constructor(
    page: Page,
    private readonly room: Page,
    private readonly game: TableGame,
  ) {
    super(page);
  }

  /** EC-98: an end of the discussion before its time is asked about once. */
  override async next(): Promise<string> {
    const before = await this.now();
    await this.page.waitForTimeout(settleMs);
    await this.page.keyboard.press('Enter');
    if (before.endsWith('/talk')) {
      await expect(this.page.getByRole('alert')).toBeVisible();
      await this.page.keyboard.press('KeyY');
    }
    await expect(this.page.locator('[data-now]')).not.toHaveAttribute('data-now', before);
    await this.expectNoSecret();
    return this.now();
  }

  /** Presses keys that make one entry. */
  async press(...keys: readonly string[]): Promise<void> {
    const before = await this.entries();
    for (const key of keys) await this.page.keyboard.press(key);
    await expect(this.page.locator('[data-turn=undo]')).not.toHaveAttribute('data-line', before);
    await this.expectNoSecret();
  }

  override async type(number: number): Promise<void> {
    await super.type(number);
    await this.expectNoSecret();
  }

  /** Night 0: each role that shows itself gets its seats, in the order of the roles. */
  async identify(roles: readonly string[]): Promise<void> {
    for (let view = await this.game.view(); view.phase === 'n0'; view = await this.game.view()) {
      const step = view.steps.find((one) => one.key === view.now);
      if (step?.kind === 'roles') {
        for (const slot of step.slots) for (const seat of seatsOf(roles, slot.role)) await this.type(seat);
      }
      await this.next();
    }
  }

  /**
   * A whole vote (EC-100), each vote by its keys and no Enter between them: a seat, `same` as the voter before by A, or
   * null for no vote.
   */
  async votes(told: readonly (number | 'same' | null)[]): Promise<void> {
    await this.until(/\/ballot$/);
    await this.next();
    for (const vote of told) {
      const voter = await this.now();
      expect(voter).toMatch(/\/voter\/\d+$/);
      if (vote === 'same') await this.press('KeyA');
      else if (vote === null) await this.press('KeyN');
      else await this.type(vote);
      await expect(this.page.locator('[data-now]')).not.toHaveAttribute('data-now', voter);
    }
    expect(await this.now()).toMatch(/\/tally$/);
    await this.next();
  }

  /** A remark by Shift and the seat's digits. */
  async remark(seat: number): Promise<void> {
    await this.foul(seat);
  }

  /** EC-118: the remark that removes is asked about once. */
  async lastRemark(seat: number): Promise<void> {
    for (const digit of `${seat < 10 ? '0' : ''}${seat}`)
      await this.page.keyboard.press(`Shift+Digit${digit}`);
    await expect(this.page.getByRole('alert')).toContainText('EC-118');
    await this.press('KeyY');
  }

  /** The open act of a night: a seat, two of them, or nobody. */
  async act(name: string, ...seats: readonly number[]): Promise<void> {
    await this.until(new RegExp(`^n\\d+/${name}$`));
    if (seats.length === 0) await this.press('KeyN');
    for (const seat of seats) await this.type(seat);
  }

  /** What the middle of the ring says, large. */
  async expectBig(words: string): Promise<void> {
    await expect(this.page.locator('[data-density] output')).toContainText(words, { ignoreCase: true });
  }

  /** Nothing of the roles that are not open, nor of the night, stands in the room's document. */
  async expectNoSecret(): Promise<void> {
    // The room may be told of a role a moment before the line on which this test sees that it is open.
    await expect.poll(() => this.leaked()).toEqual([]);
  }

  private async leaked(): Promise<string[]> {
    const secrets = secretsOf(await this.game.view());
    const html = await this.room.locator('#root').innerHTML();
    return [always, ...secrets].flatMap((secret) => secret.exec(html)?.slice(0, 1) ?? []);
  }
}

/**
 * The words of the roles that nobody at the table knows yet. The paper names the Tramp (EC-86), and a Boss who is out his
 * clan.
 */
function secretsOf({ seats, composition, phase }: HostView): RegExp[] {
  const open = new Set(seats.flatMap(({ role, opened }) => (opened && role !== null ? [role] : [])));
  if (open.has('yakuza-boss')) open.add('yakuza');
  return Object.keys(composition)
    .filter((role) => !open.has(role) && !(role === 'tramp' && phase.endsWith('/talk')))
    .map((role) => new RegExp(`${roleWords[role]}(?! [жі])|["/]${role}["/]`, 'i'));
}

function seatsOf(roles: readonly string[], role: string): number[] {
  return roles.flatMap((one, index) => (one === role ? [index + 1] : []));
}
