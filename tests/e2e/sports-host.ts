import { expect, type Page } from '@playwright/test';
import type { SportsPlay } from '../cases/format';
import { TableHost } from './table-host';

/** Next is deaf for 400 ms after the step changed. */
const settleMs = 420;

/** The cards in the order in which Night 0 offers them: 1 to 4. */
const cards = ['don', 'mafia', 'sheriff', 'citizen'];

/** What no screen of the room may hold before the end: roles, colours, what is done at night. */
export const secrets =
  /Дон|Шериф|Мирн|Мафі|чорн|червон|постріл|перевір|домов|don\b|sheriff|citizen|mafia(?!-)|"black|"red/i;

type NightPlay = Extract<SportsPlay, { night: number }>;
type Shown = NonNullable<NightPlay['shots']>[number][1];

/** Plays a told game of a sports table by the keys, with an eye on the room's screen after every one of them. */
export class SportsKeys extends TableHost {
  private touchedAt = Date.now();
  private night: { readonly phase: string; readonly room: string } | null = null;

  private constructor(
    page: Page,
    private readonly room: Page,
  ) {
    super(page);
  }

  /** Counts from now on what the host presses and clicks. */
  static async at(page: Page, room: Page): Promise<SportsKeys> {
    await page.evaluate(() => {
      window.inputs = 0;
      const count = (event: Event) => {
        const held = event instanceof KeyboardEvent && (event.repeat || /Shift|Control/.test(event.key));
        if (!held) window.inputs += 1;
      };
      window.addEventListener('keydown', count, true);
      window.addEventListener('pointerdown', count, true);
    });
    return new SportsKeys(page, room);
  }

  /** Keys pressed, with a chord as one, and clicks since the beginning. */
  inputs(): Promise<number> {
    return this.page.evaluate(() => window.inputs);
  }

  override async next(): Promise<string> {
    const before = await this.now();
    await this.page.waitForTimeout(Math.max(0, this.touchedAt + settleMs - Date.now()));
    await this.page.keyboard.press('Enter');
    await expect(this.page.locator('[data-now]')).not.toHaveAttribute('data-now', before);
    return this.touched();
  }

  /** Types a seat as a host does: one digit, but two for 10, and 01 for the 1 that could become a 10. */
  override async type(number: number): Promise<void> {
    await this.press(...digitsOf(number));
  }

  override async foul(seat: number): Promise<void> {
    await this.press(...digitsOf(seat).map((digit) => `Shift+${digit}`));
  }

  /** Presses keys that make one entry. */
  async press(...keys: readonly string[]): Promise<void> {
    const before = await this.entries();
    for (const key of keys) await this.page.keyboard.press(key);
    await expect(this.page.locator('[data-turn=undo]')).not.toHaveAttribute('data-line', before);
    await this.touched();
  }

  /** Gives the card of each seat by its key. */
  async deal(roles: readonly string[]): Promise<void> {
    await this.until(/^n0\/card\/1$/);
    for (const role of roles) await this.press(`Digit${cards.indexOf(role) + 1}`);
  }

  async play(told: SportsPlay): Promise<void> {
    if ('day' in told) {
      await this.until(new RegExp(`^d${told.day}/morning$`));
      await expect(this.room.locator('[data-scene=morning]')).toBeVisible();
    } else if ('speech' in told) await this.speech(told);
    else if ('foul' in told) await this.foul(told.foul);
    else if ('remove' in told) await this.remove(told.remove);
    else if ('count' in told) await this.count(told.count);
    else if ('raise' in told) await this.raise(told.raise);
    else if ('bestMove' in told) {
      await this.until(/\/best-move\//);
      for (const seat of told.bestMove) await this.type(seat);
    } else if ('night' in told) await this.sleep(told);
    else throw new Error(`nobody plays ${Object.keys(told)[0]} here`);
  }

  /** The foul that removes is asked about once. */
  async lastFoul(seat: number): Promise<void> {
    for (const digit of digitsOf(seat)) await this.page.keyboard.press(`Shift+${digit}`);
    await expect(this.page.getByRole('alert')).toBeVisible();
    await this.press('KeyY');
  }

  private async speech({ speech, nominate }: Extract<SportsPlay, { speech: number }>): Promise<void> {
    await this.until(new RegExp(`/speech/${speech}$`));
    if (nominate !== undefined) await this.type(nominate);
  }

  private async count(told: Extract<SportsPlay, { count: unknown }>['count']): Promise<void> {
    for (const [candidate, hands] of told) {
      await this.until(new RegExp(`/cand/${candidate}$`));
      await expect(this.room.locator('[data-scene=vote]')).toBeVisible();
      for (const voter of hands) await this.type(voter);
      await this.next();
    }
  }

  private async raise(hands: readonly number[]): Promise<void> {
    await this.until(/\/raise$/);
    await expect(this.room.locator('[data-scene=tie]')).toBeVisible();
    for (const voter of hands) await this.type(voter);
    await this.next();
  }

  /** SP-44: by the seat's menu, for the first reason of the list. */
  private async remove(seat: number): Promise<void> {
    await this.page.keyboard.press('KeyF');
    for (const digit of digitsOf(seat)) await this.page.keyboard.press(digit);
    const menu = this.page.getByRole('dialog');
    await menu.getByText('Вилучити одразу…').click();
    await this.page.waitForTimeout(settleMs);
    await menu.getByText('Лайка чи образа').click();
    const before = await this.entries();
    await menu.getByRole('button', { name: 'Вилучити зі столу' }).click();
    await expect(this.page.locator('[data-turn=undo]')).not.toHaveAttribute('data-line', before);
    await this.touched();
  }

  /** The number most shooters showed is the common one; who showed another gets his own after it. */
  private async sleep({ night, shots = [], don, sheriff }: NightPlay): Promise<void> {
    await this.until(new RegExp(`^n${night}/shot$`));
    await expect(this.room.locator('[data-scene=night]')).toBeVisible();
    const [, common] = shots[0] ?? [];
    await this.showing(common);
    let aimed = 0;
    for (const [index, [, shown]] of shots.entries()) {
      if (shown === common) continue;
      for (; aimed <= index; aimed += 1) await this.page.keyboard.press('KeyS');
      await this.showing(shown);
    }
    for (const [act, seat] of Object.entries({ 'don-check': don, 'sheriff-check': sheriff })) {
      await this.until(new RegExp(`^n${night}/${act}$`));
      if (seat !== undefined) await this.type(seat);
    }
    await this.until(new RegExp(`^n${night}/dawn$`));
  }

  private async showing(shown: Shown | undefined): Promise<void> {
    if (shown === null) await this.press('KeyN');
    else if (shown !== undefined) for (const seat of [shown].flat()) await this.type(seat);
  }

  private async touched(): Promise<string> {
    this.touchedAt = Date.now();
    const now = await this.now();
    await this.watch(now);
    return now;
  }

  /** The room holds no secret; and in a night nothing of it changes, whatever is done. */
  private async watch(now: string): Promise<void> {
    const phase = now.split('/')[0] ?? '';
    if (phase.startsWith('n')) await expect(this.room.locator('[data-scene=night]')).toBeVisible();
    const shown = await this.room.locator('#root').innerHTML();
    expect(shown.match(secrets)?.[0], `the room at ${now}`).toBeUndefined();
    if (!phase.startsWith('n')) this.night = null;
    else if (this.night?.phase !== phase) this.night = { phase, room: shown };
    else expect(shown, `the room at ${now}`).toBe(this.night.room);
  }
}

function digitsOf(number: number): string[] {
  const digits = number === 1 ? '01' : String(number);
  return [...digits].map((digit) => `Digit${digit}`);
}

declare global {
  interface Window {
    inputs: number;
  }
}
