import { describe, expect, it } from 'vitest';
import { refusalOf } from '../../../electron/console/setup';
import { summaryOf } from '../../../electron/console/summary';
import { concealed } from '../../../renderer/host/game/concealed';
import { fullLog, hostView } from '../../../shared/game/hostView';
import { roomView } from '../../../shared/game/roomView';
import { deckOf } from '../../../shared/game/ruleset';
import { sealOf } from '../../../shared/game/seal';
import { type CustomRole, setupSchema } from '../../../shared/game/state';
import { SportsEvening } from './table';

const own = (no: number, role: Partial<CustomRole> = {}): CustomRole => ({
  id: `custom-${no}`,
  name: `Роль ${no}`,
  team: 'red',
  order: 0,
  heals: false,
  actsWhenOut: false,
  text: '',
  ...role,
});

/** A table with roles of the club's own; closed unless it is said otherwise. */
const city = (seats: string, roles: readonly CustomRole[] = [], options = {}) =>
  new SportsEvening('mafia-pro', { variant: 'city', ...options }, seats, roles);

/** The night that is open goes on to its end. */
function dawned(evening: SportsEvening): SportsEvening {
  evening.to('/dawn').next();
  return evening;
}

const teams = (evening: SportsEvening) =>
  hostView(evening.game, { id: 'x', season: 'x', gameNo: 1 }).seats.map((seat) => seat.team);

describe('the composition of city', () => {
  const { ruleset } = city('don mafia*2 sheriff citizen*6');
  const deck = deckOf(ruleset, {
    options: { variant: 'city' },
    customRoles: [own(1, { team: 'neutral' }), own(2, { team: 'black' })],
  });
  const refusals = (seats: number, chosen: Record<string, number>) =>
    deck.checkComposition(seats, chosen).map((one) => one.reason.key.replace('refusal.composition.', ''));

  it('A-131, A-03: from 5 to 20 seats, at ten the classic numbers, every suggestion is a table that may begin', () => {
    expect(deck.seats).toEqual({ min: 5, max: 20 });
    for (let seats = 5; seats <= 20; seats += 1) expect(refusals(seats, deck.suggest(seats))).toEqual([]);
    expect(deck.suggest(10)).toMatchObject({ don: 1, mafia: 2, sheriff: 1, citizen: 6 });
    expect(refusals(4, { don: 1, citizen: 3 })).toEqual(['seats']);
    expect(refusals(21, { don: 1, citizen: 19, sheriff: 1 })).toEqual(['seats']);
  });

  it('MP-03, A-124, A-152: one Don, one Sheriff at most, blacks fewer than reds without the neutrals', () => {
    expect(refusals(6, { don: 1, 'custom-1': 2, 'custom-2': 1, citizen: 2 })).toEqual(['parityReds']);
    expect(refusals(6, { don: 1, 'custom-1': 1, 'custom-2': 1, citizen: 3 })).toEqual([]);
    expect(refusals(5, { don: 0, mafia: 1, citizen: 4 })).toEqual(['oneDon']);
    expect(refusals(6, { don: 1, sheriff: 2, citizen: 3 })).toEqual(['tooMany']);
    expect(refusals(5, { don: 1, 'custom-9': 1, citizen: 3 })).toContain('unknown');
  });

  it('A-125: a game begins with roles of its own only where there is room for them, each with a name of its own', () => {
    const { setup } = city('don mafia sheriff custom-1 citizen*6', [own(1)]).game;
    const said = (change: Partial<typeof setup>) => refusalOf({ ...setup, ...change })?.reason.key;
    expect(said({})).toBeUndefined();
    expect(said({ options: {} })).toBe('refusal.setup.customRole');
    expect(said({ options: { variant: 'town' } })).toBe('refusal.setup.customRole');
    expect(said({ customRoles: [own(1), own(2, { name: own(1).name })] })).toBe('refusal.setup.roleTwice');
    expect(said({ customRoles: [] })).toBe('refusal.composition.unknown');
    const many = Array.from({ length: 13 }, (_, at) => own(at + 1));
    expect(setupSchema.safeParse({ ...setup, customRoles: many }).success).toBe(false);
    expect(setupSchema.safeParse({ ...setup, customRoles: [own(1), own(1)] }).success).toBe(false);
    expect(setupSchema.safeParse({ ...setup, customRoles: [own(1, { name: ' ' })] }).success).toBe(false);
  });

  it('A-123: several table sizes can be named at which nobody is raised, and no others', () => {
    const { setup } = city('don mafia sheriff citizen*7').game;
    const said = (noRaiseAt: string | number) =>
      refusalOf({ ...setup, options: { ...setup.options, noRaiseAt } })?.reason.key;
    for (const good of ['none', '3', '3, 4', 'wholeTable, 9, 20']) expect(said(good)).toBeUndefined();
    for (const bad of ['', '2', '21', '3, 3', 'none, 3', 3]) expect(said(bad)).toBe('refusal.setup.option');
  });

  it('MP-15: classic stays at ten seats with the fixed deck', () => {
    const classic = deckOf(ruleset, { options: {}, customRoles: [own(1)] });
    expect([classic.seats, classic.roles.map((role) => role.id)]).toEqual([
      { min: 10, max: 10 },
      ['don', 'mafia', 'sheriff', 'citizen'],
    ]);
  });
});

describe('the night of city', () => {
  const table = () => city('don mafia*2 sheriff citizen*6').quiet(1);

  it('T15: MP-05, A-120: proposals 7 and 8, the Don 9: player 9 is the target', () => {
    const evening = table();
    evening.answer({ type: 'proposal', shooter: 2, target: 7 });
    evening.answer({ type: 'proposal', shooter: 3, target: 8 });
    expect(evening.open('shots').chosen).toBeUndefined();
    expect(evening.now.next.refusal).toMatchObject({ kind: 'impossible', rule: 'A-120' });
    evening.answer({ type: 'proposal', shooter: 1, target: 9 });
    expect(evening.open('shots').chosen).toBe(9);
    evening.sleep(1);
    expect([7, 8, 9].map((seat) => evening.isOut(seat))).toEqual([null, null, 'night-kill']);
  });

  it('MP-05: proposals 5 and 6, the Don 7; a tap names the target at once, a later word of the Don takes its place', () => {
    const evening = table();
    evening.answer({ type: 'proposal', shooter: 2, target: 5 });
    evening.answer({ type: 'proposal', shooter: 3, target: 6 });
    evening.choose(8);
    expect(evening.open('shots').chosen).toBe(8);
    evening.answer({ type: 'proposal', shooter: 1, target: 7 });
    expect(evening.open('shots').chosen).toBe(7);
    expect(evening.refused({ type: 'proposal', shooter: 4, target: 7 })).toMatchObject({ rule: 'MP-30' });
    expect(table().choose(null).shown).toBe('sports.answer.noShot');
  });

  it('A-120: with the Don out most proposals decide, and of equal ones the host', () => {
    const headless = () => city('don mafia*3 sheriff citizen*8').toDay(1).shrink(1).quiet(1);
    const most = headless();
    for (const [shooter, target] of [
      [2, 7],
      [3, 7],
      [4, 8],
    ] as const)
      most.answer({ type: 'proposal', shooter, target });
    expect(most.open('shots').chosen).toBe(7);
    const even = headless();
    even.answer({ type: 'proposal', shooter: 2, target: 7 });
    even.answer({ type: 'proposal', shooter: 3, target: 8 });
    expect(even.open('shots').chosen).toBeUndefined();
    expect(even.choose(8).open('shots').chosen).toBe(8);
  });

  it('MP-30: nobody shows a number in city, and nobody proposes in classic', () => {
    const shown = table().refusal((one) => one.enter([{ type: 'shown', night: 1, shooter: 1, seats: [7] }]));
    expect(shown.kind).toBe('impossible');
    const classic = new SportsEvening('mafia-pro').quiet(1);
    const act = classic.refusal((one) => one.enter([{ type: 'act', night: 1, role: 'mafia', target: 7 }]));
    expect(act.kind).toBe('impossible');
  });

  const orders = [own(1, { order: 30 }), own(2, { order: 10 }), own(3, { order: 20 }), own(4), own(5)];
  const woken = (options = {}) =>
    city('don mafia sheriff custom-1 custom-2 custom-3 custom-4 citizen*5', orders, options).quiet(1);

  it('MP-06: orders 30, 10 and 20 wake as 10, 20 and 30 between the checks; 0 sleeps; a role without a card is never called', () => {
    expect(woken().keys).toEqual([
      'n1/shot',
      'n1/don-check',
      'n1/role/custom-2',
      'n1/sheriff-check',
      'n1/role/custom-3',
      'n1/role/custom-1',
      'n1/fates',
      'n1/dawn',
    ]);
    const lone = city('don mafia citizen*5 custom-1', [own(1, { order: 5 })]).quiet(1);
    expect(lone.keys).toEqual(['n1/shot', 'n1/role/custom-1', 'n1/fates', 'n1/dawn']);
  });

  it('MP-42: a role that is out is called without action in a closed game; MP-41: in an open one it is not called', () => {
    const closed = woken().choose(5).sleep(1).quiet(2);
    expect(closed.step('n2/role/custom-2')).toMatchObject({ callOnly: true, actors: [] });
    expect(closed.step('n2/role/custom-2').script?.key).toBe('sports.script.custom');
    const open = woken({ reveal: 'open' }).choose(5).sleep(1).quiet(2);
    expect(open.keys).not.toContain('n2/role/custom-2');
  });

  it('A-125: whom a role of the club’s own chose is recorded in its turn, and nothing follows from it', () => {
    const evening = woken().to('/role/custom-2').choose(7);
    expect(evening.shown).toBe('sports.answer.seat');
    expect(evening.state.nights[1]?.acts).toContainEqual({
      role: 'custom-2',
      shooter: null,
      target: 7,
    });
    const early = evening.refusal((one) =>
      one.enter([{ type: 'act', night: 1, role: 'custom-1', target: 8 }]),
    );
    expect(early).toMatchObject({ kind: 'irregular', reason: { key: 'refusal.outOfOrder' } });
    expect(dawned(evening).state.nights[1]?.dead).toEqual([]);
    const told = fullLog(evening.game).find((line) => line.text.key === 'log.act.custom.seat');
    expect(told?.text.params?.role).toEqual({ key: 'role.custom', params: { role: 'Роль 2' } });
  });

  it('MP-12: the card’s text is before the host in the turn of the role, and when a neutral leaves; the board has the turns', () => {
    const about = 'Перемагає, коли лишаються двоє.';
    const evening = city('don mafia sheriff custom-1 citizen*6', [
      own(1, { team: 'neutral', order: 5, text: about }),
    ]).quiet(1);
    evening.to('/role/custom-1');
    expect(evening.now.hint).toMatchObject({ key: 'sports.hint.card', params: { about } });
    const [board] = evening.ruleset.boards(evening.state).filter((one) => one.id === 'cards');
    expect(board?.lines[0]).toMatchObject({ key: 'sports.board.card', params: { order: 5, seats: [4] } });
    const out = new SportsEvening('mafia-pro', { variant: 'city' }, 'don mafia sheriff custom-1 citizen*6', [
      own(1, { team: 'neutral', text: about }),
    ]).nominate(1, 4, 5);
    out.counted(1, [4, [1, 2, 3, 5, 6, 7]], [5, []]).to('/last-word/4');
    expect(out.now.hint).toMatchObject({ key: 'sports.hint.card', params: { about } });
  });
});

describe('who dies by the host’s word', () => {
  const doctor = own(1, { heals: true, order: 30, name: 'Лікар' });
  const killer = own(2, { team: 'neutral', order: 40 });
  const night = (heal: number) =>
    city('don mafia sheriff custom-1 custom-2 citizen*6', [doctor, killer])
      .quiet(1)
      .choose(7)
      .to('/role/custom-1')
      .choose(heal);

  it('A-125, MP-44: a heal of the target saves nobody by itself: the host is asked, and a save is a useful move', () => {
    const evening = night(7).to('/saved/7');
    expect(evening.now.next.refusal).toMatchObject({ kind: 'impossible', rule: 'A-125' });
    evening.option('lives').to('/dawn');
    expect(evening.shown).toBe('sports.answer.noneDies');
    evening.next();
    expect([evening.isOut(7), evening.rows(4, 'n1'), evening.rows(1, 'n1')]).toEqual([
      null,
      ['MP-44 +1 n1'],
      [],
    ]);
    expect(evening.script).toBe('sports.script.morningNobody');
    const dies = dawned(night(7).to('/saved/7').option('dies'));
    expect([dies.isOut(7), dies.rows(4, 'n1')]).toEqual(['night-kill', []]);
  });

  it('A-125: a heal of somebody else is no question, and a word about a heal is void once another was chosen', () => {
    expect(night(8).keys).not.toContain('n1/saved/7');
    const evening = night(7).to('/saved/7').option('lives');
    evening.enter([{ type: 'act', night: 1, role: 'custom-1', target: 8 }]);
    expect(dawned(evening).isOut(7)).toBe('night-kill');
  });

  it('A-125: what another card does at night is the host’s to enter: who dies besides, who lives all the same', () => {
    const evening = night(8).to('/fates');
    expect(evening.open('hands')).toMatchObject({ purpose: 'fates', up: [7] });
    dawned(evening.up(9, 10).down(10, 7));
    expect([7, 8, 9, 10].map((seat) => evening.isOut(seat))).toEqual([null, null, 'night-kill', null]);
    expect(evening.state.nights[1]?.dead).toEqual([9]);
  });

  it('MP-44: a shot pays each living black when it killed a red, not when it killed a neutral', () => {
    const red = dawned(night(11));
    expect([red.rows(1, 'n1'), red.rows(2, 'n1')]).toEqual([['MP-44 +1 n1'], ['MP-44 +1 n1']]);
    const neutral = city('don mafia sheriff custom-1 custom-2 citizen*6', [doctor, killer])
      .quiet(1)
      .shoot(1, 5);
    expect(neutral.rows(1, 'n1')).toEqual([]);
  });

  it('MP-34: each of several killed on the first night has a best move: to choose one would tell who was shot', () => {
    const evening = dawned(night(8).to('/fates').up(9));
    expect(evening.keys.filter((key) => key.includes('best-move'))).toEqual([
      'd2/best-move/7',
      'd2/best-move/9',
    ]);
  });

  it('A-125: at the ten seats nothing but the shot kills', () => {
    const classic = new SportsEvening('mafia-pro').quiet(1);
    expect(classic.refusal((one) => one.enter([{ type: 'fate', night: 1, seat: 5, dies: true }])).kind).toBe(
      'impossible',
    );
  });
});

describe('the Werewolf', () => {
  const table = () => city('don mafia sheriff werewolf citizen*4');

  it('MP-04: he wakes with the mafia, on Night 0 and for the shot, and proposes nobody', () => {
    const meeting = city('don mafia sheriff werewolf citizen*4').to('/meet');
    expect(meeting.open('roles').slots.map((slot) => slot.role)).toEqual(['don', 'mafia', 'werewolf']);
    const evening = table().quiet(1);
    expect(evening.now.actors).toEqual([1, 2, 4]);
    expect(evening.open('shots').proposals.map((one) => one.shooter)).toEqual([1, 2]);
  });

  it('MP-04: mafia 2, citizens 2 and the Werewolf: 2 to 3, the game goes on', () => {
    const evening = table().toDay(1).shrink(3, 7, 8);
    expect(evening.state.win).toBeNull();
    evening.shrink(6);
    expect(evening.state.win?.winner).toBe('black');
  });

  it('A-131: red for the Sheriff, and red in the best move', () => {
    const evening = table().quiet(1).to('/sheriff-check').choose(4);
    expect(evening.shown).toBe('sports.answer.red');
    expect(teams(evening)[3]).toBe('red');
  });
});

describe('neutrals', () => {
  const jester = own(1, { team: 'neutral', name: 'Блазень' });
  const table = () => city('don mafia sheriff custom-1 citizen*6', [jester]).speak(1);

  it('MP-03: mafia 2, city 2, neutral 1: the condition is met, and because a neutral lives the host is asked', () => {
    const evening = table().shrink(3, 5, 6, 7);
    expect(evening.state.win).toBeNull();
    evening.shrink(8);
    expect(evening.state.win?.winner).toBe('black');
    expect(evening.key).toBe('d1/win');
    const asked = evening.open('choice');
    expect([asked.chosen, asked.options.map((one) => one.id)]).toEqual([
      null,
      ['confirm', 'beside-4', 'alone-4', 'playOn'],
    ]);
    expect(asked.next.refusal).toMatchObject({ kind: 'impossible', rule: 'A-124' });
    expect(evening.refusal((one) => one.enter(one.ruleset.next(one.state)))).toMatchObject({ rule: 'A-124' });
    expect(evening.option('playOn').state.ended).toBeNull();
  });

  it('MP-10: mafia 0, city 3, neutral 1: the host is asked; without a neutral the win is proposed', () => {
    const evening = table().shrink(1, 3, 5, 6, 2);
    expect([evening.state.win?.winner, evening.open('choice').chosen]).toEqual(['red', null]);
    const without = table().shrink(1, 3, 4, 5, 2);
    expect(without.open('choice').chosen).toBe('confirm');
  });

  it('MP-13: the host declares a neutral’s win beside a team: his row says win, and he has the points of one', () => {
    const evening = table().shrink(1, 2).option('beside-4');
    expect(evening.state.ended).toMatchObject({ winner: 'red', neutrals: [4] });
    expect([1, 3, 4, 5].map((seat) => evening.points(seat, 'base'))).toEqual([0, 2, 2, 2]);
    expect(sealOf(evening.game)).toMatchObject({ winner: 'red', neutrals: [4] });
    expect(results(evening)).toEqual(['loss', 'loss', 'win', 'win', ...Array(6).fill('win')]);
    expect(roomView(evening.game).scene).toMatchObject({ type: 'result', winner: 'red', neutrals: [4] });
  });

  it('MP-13: or alone, at any time, also for one who is out: the host’s word needs no reason', () => {
    const evening = table().shrink(4);
    evening.enter([{ type: 'gameEnded', winner: 'neutral', during: evening.phase, neutrals: [4] }]);
    expect(results(evening)).toEqual(['loss', 'loss', 'loss', 'win', ...Array(6).fill('loss')]);
    expect(evening.points(4, 'base')).toBe(2);
    expect(fullLog(evening.game).at(-1)?.text.key).toBe('log.endedAlone');
  });

  it('MP-13: in the question who won a neutral who is out can be named too, beside the team that is proposed or alone', () => {
    const asked = () => table().shrink(1, 3, 4, 5, 2);
    const { options, chosen } = asked().open('choice');
    expect([chosen, options.map((one) => one.id)]).toEqual([
      'confirm',
      ['confirm', 'beside-4', 'alone-4', 'playOn'],
    ]);
    expect(asked().option('alone-4').state.ended).toMatchObject({ winner: 'neutral', neutrals: [4] });
    const beside = asked().option('beside-4');
    expect(sealOf(beside.game)).toMatchObject({ winner: 'red', neutrals: [4] });
    expect(results(beside)[3]).toBe('win');
    expect(asked().option('confirm').state.ended).toMatchObject({ winner: 'red', neutrals: [] });
  });

  it('MP-13: a winner must be a neutral of this game and be named; a team that has not won needs a reason', () => {
    const end = (winner: string, neutrals?: number[]) =>
      table().refusal((one) =>
        one.enter([{ type: 'gameEnded', winner, during: one.phase, ...(neutrals ? { neutrals } : {}) }]),
      );
    expect(end('neutral')).toMatchObject({ kind: 'impossible', reason: { key: 'refusal.whichNeutral' } });
    expect(end('neutral', [5])).toMatchObject({ kind: 'impossible', reason: { key: 'refusal.notNeutral' } });
    expect(end('red', [4])).toMatchObject({ kind: 'irregular' });
    const classic = new SportsEvening('mafia-pro').toDay(1);
    expect(classic.refusal((one) => one.end('neutral'))).toMatchObject({ kind: 'impossible' });
  });

  it('MP-32: a neutral is not black for the Sheriff', () => {
    const evening = table().quiet(1).to('/sheriff-check').choose(4);
    expect(evening.shown).toBe('sports.answer.notBlack');
    const [board] = evening.ruleset.boards(evening.state);
    expect(board?.lines.map((line) => line.key)).toEqual(['sports.board.notBlacks']);
    // SP-11: where the Sheriff hears "not black" only, the summary says no more.
    const ukraine = new SportsEvening('sports-ua').quiet(1).to('/sheriff-check').choose(7);
    const told = ukraine.ruleset.boards(ukraine.state).flatMap((one) => one.lines.map((line) => line.key));
    expect([ukraine.shown, told.includes('sports.board.reds')]).toEqual(['sports.answer.notBlack', false]);
  });

  /** What the game's line in the index says of each seat. */
  function results({ game }: SportsEvening): string[] {
    const header = { id: 'g', season: 's', startedAt: 0, date: '2026-01-01', gameNo: 1, setup: game.setup };
    return summaryOf({ format: 'mafia-host-console/game', version: 1, ...header }, game).seats.map(
      (seat) => seat.result,
    );
  }
});

describe('roles that act after their elimination', () => {
  const bomb = own(1, { actsWhenOut: true, name: 'Бомба', text: 'Забирає сусіда.' });
  const table = (options = {}) => city('don mafia sheriff custom-1 citizen*6', [bomb], options);
  const shownRole = (evening: SportsEvening, seat: number) => roomView(evening.game).seats[seat - 1];

  it('MP-43: closed game, the Bomb killed at night: its role is opened in the morning, and the host is told that it acts', () => {
    const evening = table().quiet(1).shoot(1, 4);
    expect(shownRole(evening, 4)).toMatchObject({ role: 'custom-1', roleName: 'Бомба' });
    expect(evening.key).toBe('d2/morning');
    evening.next();
    expect(evening.key).toBe('d2/acts-now/4');
    expect([evening.script, evening.now.hint?.params?.about]).toEqual([
      'sports.script.actsNow',
      'Забирає сусіда.',
    ]);
    evening.next();
    expect(evening.key).toBe('d2/best-move/4');
  });

  it('MP-43: voted out, it acts before its last word and before any win is asked; another role stays closed', () => {
    const evening = table()
      .nominate(1, 4, 5)
      .counted(1, [4, [1, 2, 3, 5, 6, 7]], [5, []]);
    // MP-33: the last minute has the clock, and only it.
    evening.to('/acts-now/4');
    expect(evening.ruleset.clockStep(evening.state)).toMatchObject({ key: 'd1/acts-now/4', clock: null });
    evening.next();
    expect(evening.key).toBe('d1/last-word/4');
    expect(evening.ruleset.clockStep(evening.state)).toMatchObject({ clock: { ms: 60_000 } });
    const other = table()
      .nominate(1, 5, 4)
      .ballot([5, [1, 2, 3, 6, 7, 8]], [4, []]);
    expect([other.isOut(5), shownRole(other, 5)?.role]).toEqual(['vote', undefined]);
    expect(other.keys.some((key) => key.includes('acts-now'))).toBe(false);
  });

  it('MP-43, A-125: removed in a speech it acts at once and the speech goes on; whom it takes along puts no vote in question', () => {
    const evening = table().speak(1).remove(4);
    expect(evening.keys).toContain('d1/acts-now/4');
    expect(evening.ruleset.clockStep(evening.state)?.key).toBe('d1/speech/1');
    const taken = table().speak(1).remove(9, 'ability');
    expect([taken.isOut(9), taken.state.removals]).toEqual(['removed', []]);
    expect(taken.ruleset.departures?.map((one) => one.reason)).toContain('ability');
    expect(new SportsEvening('polemica').ruleset.departures?.map((one) => one.reason)).not.toContain(
      'ability',
    );
  });

  it('MP-41, MP-42: open, the host says that the role opens and which it was, in the morning and at the vote; closed, that it stays closed', () => {
    const said = (options = {}, roles: readonly CustomRole[] = []) => {
      const seats = roles.length > 0 ? 'don mafia sheriff custom-1 citizen*6' : 'don mafia sheriff citizen*7';
      const out = city(seats, roles, options)
        .nominate(1, 5, 6)
        .counted(1, [5, [1, 2, 3, 4, 6, 7]], [6, []]);
      const verdict = out.to('/verdict').script.replace('sports.script.', '');
      return [verdict, out.to('/last-word/5').script.replace('sports.script.', '')];
    };
    expect(said()).toEqual(['leave', 'lastWord']);
    expect(said({ reveal: 'open' })).toEqual(['leaveOpen', 'lastWordOpen']);
    expect(said({}, [bomb])).toEqual(['leavePlain', 'lastWord']);
    const morning = table({ reveal: 'open' }).quiet(1).shoot(1, 3);
    expect(morning.now.script).toEqual({
      key: 'sports.script.morningOpen',
      params: { seats: [3], roles: [{ key: 'role.mafia-pro.sheriff' }] },
    });
  });

  it('MP-41: roles that are open are seen on the host’s screen also while the others are hidden', () => {
    const seats = (options = {}) =>
      concealed(
        hostView(table(options).quiet(1).shoot(1, 3).game, { id: 'x', season: 'x', gameNo: 1 }),
      ).seats.flatMap(({ seat, role }) => (role === null ? [] : [[seat, role]]));
    expect(seats({ reveal: 'open' })).toEqual([[3, 'sheriff']]);
    expect(seats()).toEqual([]);
  });

  it('MP-41: in an open game every role is shown, a role of the club’s own by its name', () => {
    const evening = table({ reveal: 'open' }).quiet(1).shoot(1, 3);
    expect(shownRole(evening, 3)?.role).toBe('sheriff');
  });
});
