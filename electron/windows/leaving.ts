import { app, type BrowserWindow, dialog, powerMonitor } from 'electron';
import type { HostMessage } from '../../shared/contract/messages';
import type { Say } from '../words';
import { saysThatAGameRuns } from './power';

/**
 * The end of the console. In mid-game, or while something is not on the disk, the host is asked first; whatever
 * makes the app quit, what is held in memory is written before it does.
 */
export class Leaving {
  private state: 'open' | 'asking' | 'closing' | 'closed' = 'open';
  private gameRuns = false;
  private held = 0;

  /** `close` writes what is held; `failed` is told why it could not. */
  constructor(
    private readonly say: () => Say,
    private readonly close: () => Promise<void>,
    private readonly failed: (error: unknown) => void,
  ) {}

  /** Watches every way out: the window, the menu, signals, the end of the system. */
  watch(host: BrowserWindow): void {
    const ask = (event: { preventDefault(): void }) => {
      if (this.state === 'closed') return;
      event.preventDefault();
      if (this.state === 'open') this.leave(host).catch(this.failed);
    };
    host.on('close', ask);
    app.on('before-quit', ask);
    // Nobody is there to be asked, and everything that was acknowledged is on the disk.
    const atOnce = () => void this.end().catch(this.failed);
    powerMonitor.on('shutdown', atOnce);
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, atOnce);
  }

  /** To be given every message that goes to the host's screen. */
  hear(message: HostMessage): void {
    this.gameRuns = saysThatAGameRuns(message) ?? this.gameRuns;
    if (message.type === 'console') this.held = message.view.saving.held;
  }

  private async leave(host: BrowserWindow): Promise<void> {
    this.state = 'asking';
    const agreed = (!this.gameRuns && this.held === 0) || (await this.agrees(host));
    if (this.state !== 'asking') return;
    if (agreed) await this.end();
    else this.state = 'open';
  }

  private async agrees(host: BrowserWindow): Promise<boolean> {
    const say = this.say();
    const { response } = await dialog.showMessageBox(host, {
      type: this.held > 0 ? 'warning' : 'question',
      title: app.getName(),
      message: say(this.gameRuns ? 'shell.quit.game' : 'shell.quit.notSaved'),
      detail: this.held > 0 ? say('shell.quit.held', { count: this.held }) : say('shell.quit.saved'),
      buttons: [say('shell.quit.stay'), say('shell.quit.leave')],
      defaultId: 0,
      cancelId: 0,
      noLink: true,
    });
    return response === 1;
  }

  private async end(): Promise<void> {
    if (this.state === 'closing' || this.state === 'closed') return;
    this.state = 'closing';
    await this.close();
    this.state = 'closed';
    app.quit();
  }
}
