import type { HostMessage } from '../../shared/contract/messages';
import type { RequestBody } from '../../shared/contract/requests';
import { type Text, text } from '../../shared/game/words';
import { reasonOf } from '../store/errors';
import type { Logo } from '../store/logo';
import type { Store } from '../store/store';
import type { Authority, Connection } from './authority';
import { Clockwork } from './clockwork';
import { Desks } from './desks';
import { correctEvening } from './eveningDesk';
import { type Around, Gate, type Inside } from './gate';
import { Hall } from './hall';
import { Keeper, type Machine } from './keeper';
import type { Written } from './outbox';
import { isPlayRequest, Play } from './play';
import { done, impossible, type Result, refused } from './result';
import { type ChooseDisplay, isRoomRequest, RoomDesk } from './roomDesk';
import type { HostScreen } from './screens';
import { warningOf } from './warnings';
import { message } from './wire';

type Parts = Machine & Partial<Omit<Around, 'mono'>> & { readonly store: Store; readonly version: string };

/** Creates the authority over an opened store and takes up the game that was open. */
export async function createAuthority(parts: Parts): Promise<Authority> {
  const console = new Console(parts);
  await console.resume();
  return console;
}

class Console implements Authority, Inside {
  private readonly keeper: Keeper;
  private readonly desks: Desks;
  private readonly roomDesk: RoomDesk;
  private readonly hall: Hall;
  private readonly clockwork: Clockwork;
  private readonly play: Play;
  private readonly gate: Gate;
  private readonly now: Machine['now'];
  private readonly roomWatch: NodeJS.Timeout;
  private turnLan: Parameters<Authority['offerLan']>[0] | null = null;

  constructor({ store, version, log = () => undefined, messagesASecond, ...machine }: Parts) {
    const onBug = (error: unknown) => this.hall.tell(text('refusal.failed', { why: message(error) }));
    this.keeper = new Keeper(store, machine, () => this.hall.publishConsole(), onBug);
    this.desks = new Desks(this.keeper, machine, onBug);
    this.roomDesk = new RoomDesk(this.keeper, machine, () => this.shown());
    const { now } = machine;
    this.now = now;
    const mono = () => now().mono;
    this.gate = new Gate(this, { mono, log, messagesASecond });
    this.hall = new Hall(this.keeper, () => this.clockwork.state(), version, now);
    this.clockwork = new Clockwork(
      {
        now,
        newId: machine.newId,
        warningOf: warningOf(store.settings.get()),
        publish: () => this.hall.publishClock(),
        ring: (edge) => this.hall.screens.ring(edge),
        store: () => this.keepClock(),
      },
      this.keeper.session.clock,
    );
    this.play = new Play(this.keeper, machine, this.hall, this.clockwork);
    this.roomWatch = setInterval(() => this.hall.publishConsole(), 2_000);
    this.roomWatch.unref();
  }

  /** The game that was open when the console stopped is back, its clock paused. */
  async resume(): Promise<void> {
    const { game } = this.keeper.session;
    if (game !== null) {
      try {
        this.keeper.takeUp(await this.keeper.load(game));
      } catch (error) {
        this.hall.tell(text('notice.gameNotOpened', { game, why: reasonOf(error, game) }));
        this.keeper.putAway();
      }
    }
    this.play.takenUp();
  }

  connectHost(label: string, send: (message: HostMessage) => void): Connection {
    const screen: HostScreen = { label, send };
    this.hall.greetHost(screen);
    return {
      receive: this.gate.host(
        label,
        send,
        () => this.hall.screens.usedBy(screen),
        () => this.clockwork.state(),
      ),
      close: () => this.hall.screens.removeHost(screen),
    };
  }

  connectRoom(...[send, place]: Parameters<Authority['connectRoom']>): Connection {
    const screen = this.hall.greetRoom(send, place);
    return {
      receive: this.gate.room(
        send,
        (rev) => this.hall.screens.heard(screen, rev),
        () => this.hall.roomClock(),
      ),
      close: (meant) => {
        this.hall.screens.removeRoom(screen, meant);
        this.hall.publishConsole();
      },
    };
  }

  suspended(): void {
    this.clockwork.suspended();
  }

  setShell(facts: Parameters<Authority['setShell']>[0]): void {
    this.hall.setShell(facts);
  }

  offerLan(turn: Parameters<Authority['offerLan']>[0]): void {
    this.turnLan = turn;
  }

  openTrack(id: string) {
    return this.desks.music.open(id);
  }

  setFolderPicker(pick: Parameters<Authority['setFolderPicker']>[0]): void {
    this.desks.music.pick = pick;
    this.hall.picksFolders = true;
    this.hall.publishConsole();
  }

  offerDisplays(choose: ChooseDisplay): void {
    this.roomDesk.offerDisplays(choose);
  }

  logo(): Logo | null {
    return this.keeper.store.logo.get();
  }

  tell(trouble: Text): void {
    this.hall.tell(trouble);
  }

  async close(): Promise<void> {
    clearInterval(this.roomWatch);
    this.clockwork.stop();
    this.keepClock();
    await this.keeper.close();
  }

  private keepClock(): void {
    this.keeper.keepClock(this.clockwork.state());
  }

  enteredBefore(id: string): Written | null {
    const { table } = this.keeper;
    if (!table?.game.lines.some((line) => line.by.endsWith(`:${id}`))) return null;
    return this.keeper.holds(table.header.id) ? 'held' : 'saved';
  }

  async handle(body: RequestBody, by: string): Promise<Result> {
    if (isPlayRequest(body)) return this.play.handle(body, by);
    if (isRoomRequest(body)) return this.roomDesk.handle(body);
    switch (body.type) {
      case 'clock': {
        const refusal = this.clockwork.act(body.action);
        return refusal ? refused({ kind: 'impossible', ...refusal }) : done('saved');
      }
      case 'lan': {
        const trouble = this.turnLan ? await this.turnLan(body.on) : text('lan.trouble.notHere');
        return trouble ? refused(impossible(trouble.key, trouble.params)) : done('saved');
      }
      case 'correctEvening': {
        const result = await correctEvening(this.keeper, { now: this.now }, body, by);
        if (!('refusal' in result)) this.hall.publishGame();
        this.shown();
        return result;
      }
      default: {
        const { settings } = this.keeper.store;
        const before = settings.get();
        const result = await this.desks.handle(body);
        if (settings.get() !== before) this.clockwork.warnAt(warningOf(settings.get()));
        this.shown();
        return result;
      }
    }
  }

  private shown(): void {
    this.hall.publishConsole();
    this.hall.publishRoom();
  }
}
