import type { ClockState } from '../../shared/contract/clock';
import type { ConsoleView, RoomMessage, RoomPause, RoomPlace } from '../../shared/contract/messages';
import { logoPath } from '../../shared/contract/roomRequests';
import { eveningIn } from '../../shared/game/evening';
import { hostView } from '../../shared/game/hostView';
import { roomView } from '../../shared/game/roomView';
import { isNight, type Text } from '../../shared/game/words';
import type { Authority } from './authority';
import type { Keeper } from './keeper';
import { type HostScreen, Screens } from './screens';
import type { Now } from './timer';
import { seasonView } from './views';

type ShellFacts = Parameters<Authority['setShell']>[0];

/** Shows every screen what it may know, and only when it changed. */
export class Hall {
  readonly screens: Screens;
  picksFolders = false;
  private nightShown = false;
  private rev = 0;
  private roomRev = 0;
  private roomShown = '';
  private consoleShown = '';
  /** Changes of the clock that the room has seen: the clock's own revision would count the night's. */
  private roomClockRev = 0;
  private roomHasClock = false;
  private shell: ShellFacts = {};
  private readonly troubles: Text[] = [];

  constructor(
    private readonly keeper: Keeper,
    private readonly clock: () => ClockState | null,
    private readonly version: string,
    private readonly now: () => Now,
  ) {
    this.screens = new Screens(() => now().mono);
  }

  /** Everything a host screen needs when it connects. */
  greetHost(screen: HostScreen): void {
    this.screens.addHost(screen);
    screen.send({ type: 'console', rev: ++this.rev, view: this.consoleView() });
    screen.send({ type: 'game', rev: ++this.rev, view: this.gameView() });
    screen.send({ type: 'clock', clock: this.clock() });
  }

  /** Everything a room screen may know when it connects. */
  greetRoom(send: (message: RoomMessage) => void, place: RoomPlace) {
    const screen = this.screens.addRoom(send, place);
    send(this.roomMessage());
    send({ type: 'clock', clock: this.roomClock() });
    this.publishConsole();
    return screen;
  }

  setShell(facts: ShellFacts): void {
    this.shell = { ...this.shell, ...facts };
    this.publishConsole();
  }

  /** A trouble the host must read; it stays on the screen. The same one is told once. */
  tell(trouble: Text): void {
    const told = JSON.stringify(trouble);
    if (this.troubles.some((other) => JSON.stringify(other) === told)) return;
    this.troubles.push(trouble);
    this.publishConsole();
  }

  publishConsole(): void {
    const view = this.consoleView();
    const shown = JSON.stringify(view);
    if (shown === this.consoleShown) return;
    this.consoleShown = shown;
    this.screens.toHosts({ type: 'console', rev: ++this.rev, view });
  }

  publishGame(): void {
    this.screens.toHosts({ type: 'game', rev: ++this.rev, view: this.gameView() });
    this.publishRoom();
    if (this.night !== this.nightShown) this.publishConsole();
    this.nightShown = this.night;
  }

  /** Whether the room sees a night. */
  get night(): boolean {
    const game = this.keeper.roomTable?.game;
    return game !== undefined && !game.state.ended && game.ruleset.scene(game.state).type === 'night';
  }

  /** The room hears only of changes of its own view: the number of messages tells nothing of the night. */
  publishRoom(): void {
    // How long a break still lasts is another number at every moment, and no other picture.
    const shown = JSON.stringify({ ...this.roomMessage(), rev: 0, pause: this.keeper.session.roomPause });
    if (shown === this.roomShown) return;
    this.roomShown = shown;
    this.roomRev += 1;
    this.screens.showRooms(this.roomRev, this.roomMessage());
  }

  publishClock(): void {
    this.screens.toHosts({ type: 'clock', clock: this.clock() });
    const had = this.roomHasClock;
    this.roomHasClock = this.roomClock() !== null;
    if (!had && !this.roomHasClock) return;
    this.roomClockRev += 1;
    this.screens.toRooms({ type: 'clock', clock: this.roomClock() });
  }

  /** The clock of a public step, and by day one the host set by hand; never a night clock. */
  roomClock(): ClockState | null {
    const clock = this.clock();
    const state = this.keeper.table?.game.state;
    if (!clock || !state || state.ended || isNight(state.phase)) return null;
    const step = this.keeper.clockStep;
    const shown = clock.step === null || (clock.step === step?.key && step.clock?.public === true);
    return shown ? { ...clock, rev: this.roomClockRev } : null;
  }

  private consoleView(): ConsoleView {
    const { store, session, table } = this.keeper;
    return {
      settings: store.settings.get(),
      seasons: store.seasons.get().map(seasonView),
      houses: store.houses.get(),
      draft: session.draft,
      game: table?.header.id ?? null,
      saving: this.keeper.saving,
      rooms: this.screens.health(),
      roomBlank: session.roomBlank,
      roomPause: session.roomPause ? { at: session.roomPause.at } : null,
      logo: this.logoAddress(),
      roomAddress: this.shell.roomAddress ?? null,
      singleDisplay: this.shell.singleDisplay ?? null,
      displays: this.shell.displays ?? null,
      lan: this.shell.lan ?? null,
      notices: [
        ...store.notices,
        ...this.troubles.map((text, index) => ({ id: `trouble-${index}`, level: 'error' as const, text })),
      ],
      night: this.night,
      picksFolders: this.picksFolders,
      version: this.version,
    };
  }

  private gameView() {
    const { table } = this.keeper;
    if (!table) return null;
    const { id, season } = table.header;
    const { gameNo } = eveningIn(table.header, table.game.lines);
    return hostView(table.game, { id, season: this.keeper.club.seasonOf(id, season), gameNo });
  }

  private roomMessage(): RoomMessage {
    const { store, session, roomTable } = this.keeper;
    const { language, club, roomTheme: theme } = store.settings.get();
    const view = roomView(roomTable?.game ?? null);
    return {
      type: 'room',
      rev: this.roomRev,
      view,
      blank: session.roomBlank,
      language,
      club,
      theme,
      pause: this.roomPause(),
      logo: this.logoAddress(),
      version: this.version,
    };
  }

  /** Another address for every other logo, so that a browser never shows the old one. */
  private logoAddress(): string | null {
    const { settings, logo } = this.keeper.store;
    const kept = logo.get();
    return kept && kept.kind === settings.get().logo ? `${logoPath}?v=${kept.tag}` : null;
  }

  private roomPause(): RoomPause | null {
    const { roomPause } = this.keeper.session;
    if (!roomPause) return null;
    const { at, until } = roomPause;
    return { at, leftMs: until === null ? null : until - this.now().wall };
  }
}
