import { expect, type Page } from '@playwright/test';

/** Next is deaf for 400 ms after the step changed. */
const settleMs = 450;

/** A host who plays by the keys alone. */
export class TableHost {
  constructor(readonly page: Page) {}

  /** Key of the open step as the screen shows it. */
  async now(): Promise<string> {
    const key = await this.page.locator('[data-now]').getAttribute('data-now');
    return key ?? '';
  }

  /** Presses Enter in the open step and waits until another one is open. */
  async next(): Promise<string> {
    const before = await this.now();
    await this.page.waitForTimeout(settleMs);
    await this.page.keyboard.press('Enter');
    await expect(this.page.locator('[data-now]')).not.toHaveAttribute('data-now', before);
    return this.now();
  }

  /** Presses Next until the open step's key fits. */
  async until(fits: RegExp): Promise<string> {
    let now = await this.now();
    for (let presses = 0; !fits.test(now); presses += 1) {
      if (presses > 60) throw new Error(`never came to ${fits}; now at ${now}`);
      now = await this.next();
    }
    return now;
  }

  /** Types a number: a leading zero says that no second digit comes. */
  async type(number: number): Promise<void> {
    const keys =
      number < 10 ? ['Digit0', `Digit${number}`] : [...String(number)].map((digit) => `Digit${digit}`);
    const before = await this.entries();
    for (const key of keys) await this.page.keyboard.press(key);
    await expect.poll(() => this.entries()).not.toBe(before);
  }

  /** The journal line Undo would take back: changes with every entry. */
  async entries(): Promise<string> {
    return (await this.page.locator('[data-turn=undo]').getAttribute('data-line')) ?? '';
  }

  /** Gives a foul by Shift and the seat's digits. */
  async foul(seat: number): Promise<void> {
    const before = await this.entries();
    await this.page.keyboard.down('Shift');
    for (const digit of `${seat < 10 ? '0' : ''}${seat}`) await this.page.keyboard.press(`Digit${digit}`);
    await this.page.keyboard.up('Shift');
    await expect.poll(() => this.entries()).not.toBe(before);
  }

  async undo(): Promise<void> {
    const before = await this.entries();
    await this.page.keyboard.press('Control+KeyZ');
    await expect.poll(() => this.entries()).not.toBe(before);
  }

  async redo(): Promise<void> {
    const before = await this.entries();
    await this.page.keyboard.press('Control+Shift+KeyZ');
    await expect.poll(() => this.entries()).not.toBe(before);
  }
}
