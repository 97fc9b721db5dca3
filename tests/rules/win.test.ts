import { describe, expect, it } from 'vitest';
import { hostView } from '../../shared/game/hostView';
import { Evening, eight, nine } from './evening';

/** A table at which these seats have gone home, any win on the way played over. */
function without(table: string, gone: readonly number[]): Evening {
  const evening = new Evening(table).toDay(1);
  for (const seat of gone) {
    if (evening.state.win) {
      evening.enter([{ type: 'winDeclined', winner: evening.state.win.winner, during: evening.phase }]);
    }
    evening.leave(seat);
  }
  return evening;
}
const proposed = (evening: Evening) => evening.state.win?.winner ?? null;

describe('DM-65 (A-01, A-02, A-33): the win check', () => {
  it('DM-65 Test 1: B = 0, W = 3: white', () => {
    expect(proposed(without('boss citizen*4', [5, 1]))).toBe('white');
  });

  it('DM-65 Test 2: B = 2, W = 2: black', () => {
    expect(proposed(without('boss mafia citizen*3', [5]))).toBe('black');
  });

  it('DM-65 Test 3: B = 1, W = 2: none', () => {
    expect(proposed(without('boss citizen*4', [5, 4]))).toBeNull();
  });

  it('DM-65 Test 4, A-33: B = 0, W = 0: white', () => {
    expect(proposed(without('boss citizen*4', [5, 4, 3, 2, 1]))).toBe('white');
  });

  it('DM-65, A-02: the Lover counts as black and the Maniac as white', () => {
    expect(proposed(without('boss lover maniac citizen*3', [1]))).toBeNull();
    expect(proposed(without('boss lover maniac citizen*3', [5, 6]))).toBe('black');
    expect(proposed(without('boss maniac citizen*3', [5, 4]))).toBeNull();
  });

  it('DM-65: no black alive is tested first: Boss and last whites gone together are a white win', () => {
    const evening = new Evening('boss maniac citizen*3', { blackWin: 'allWhitesDead' }).quiet(1);
    evening.sleep(1, { shot: 3, visit: 2 }).toDay(2).leave(4).leave(5).quiet(2);
    expect(evening.living).toEqual([1, 2]);
    evening.sleep(2, { shot: 1, visit: 2 });
    expect(evening.living).toEqual([]);
    expect(proposed(evening)).toBe('white');
  });

  it('DM-65: it is checked after dawn, after the vote and after a removal', () => {
    const dawn = new Evening('boss mafia citizen*3').quiet(1).sleep(1, { shot: 5 });
    expect(dawn.state.win).toEqual({ winner: 'black', during: 'n1' });
    const vote = new Evening('boss mafia citizen*3').expel(1, 5);
    expect(vote.state.win).toEqual({ winner: 'black', during: 'd1/vote' });
    const removal = new Evening('boss mafia citizen*3').toDay(1).foul(5, 4);
    expect(removal.state.win).toEqual({ winner: 'black', during: 'd1/talk' });
  });
});

describe('DM-65: the host has the last word', () => {
  const black = () => new Evening('boss mafia citizen*3').expel(1, 5);

  it('DM-65: a win is proposed, and the game is over only when the host confirms it', () => {
    const evening = black();
    expect(evening.open('choice')).toMatchObject({ key: 'n1/win', chosen: 'confirm' });
    expect(evening.state.ended).toBeNull();
    evening.option('confirm');
    expect(evening.state.ended).toMatchObject({ winner: 'black', during: 'n1' });
    expect(evening.keys).toEqual([]);
  });

  it('DM-65: the host plays on, and the next death proposes anew', () => {
    const evening = black().option('playOn');
    expect(evening.state.win).toBeNull();
    expect(evening.key).toBe('n1/shot');
    evening.sleep(1, { shot: 4 });
    expect(proposed(evening)).toBe('black');
  });

  it('DM-65: nothing else goes on before the word of the host', () => {
    const evening = black();
    const done = [{ type: 'done', step: 'n1/shot' } as const];
    expect(evening.refusal(() => evening.enter(done))).toMatchObject({ kind: 'irregular', rule: 'DM-65' });
  });

  it('DM-65: another winner than the proposed one needs a reason', () => {
    const evening = black();
    const white = [{ type: 'gameEnded', winner: 'white', during: 'n1' } as const];
    expect(evening.refusal(() => evening.enter(white))).toMatchObject({ kind: 'irregular', rule: 'DM-65' });
    expect(evening.despite(white).state.ended?.winner).toBe('white');
  });

  it('DM-65: a game is called off with a reason, and nobody wins it', () => {
    const evening = new Evening(nine).toDay(1);
    expect(evening.refusal(() => evening.end(null))).toMatchObject({ kind: 'impossible', rule: 'DM-65' });
    expect(evening.end(null, 'fire alarm').state.ended).toEqual({
      winner: null,
      during: 'd1/talk',
      reason: 'fire alarm',
      neutrals: [],
    });
  });

  it('DM-65: after the end nothing more happens at the table', () => {
    const evening = black().option('confirm');
    expect(evening.refusal(() => evening.foul(1))).toMatchObject({ kind: 'impossible', rule: 'DM-65' });
    expect(
      evening.refusal(() => evening.enter([{ type: 'act', night: 1, role: 'mafia', target: 4 }])),
    ).toMatchObject({ kind: 'impossible', rule: 'DM-65' });
  });

  it('DM-65: a win that comes in the night is shown to the host at once and announced in the morning', () => {
    const evening = new Evening('boss mafia citizen*3').quiet(1);
    evening.leave(5);
    const view = hostView(evening.game, { id: 'game', season: 'season', gameNo: 1 });
    expect(view.win).toEqual({ winner: 'black', during: 'n1' });
    expect(view.now).toBe('n1/shot');
    evening.sleep(1, { shot: 4 });
    expect(evening.key).toBe('d2/morning');
    evening.enter(evening.game.ruleset.next(evening.state));
    expect(evening.key).toBe('d2/win');
  });

  it('DM-65: unless the host ends the game at once', () => {
    const evening = new Evening('boss mafia citizen*3').quiet(1).leave(5);
    expect(evening.end('black').state.ended).toMatchObject({ winner: 'black', during: 'n1' });
  });

  it('DM-65, DM-22: a corrected role is judged anew', () => {
    const evening = new Evening(eight).expel(1, 2).sleep(1, { shot: 8 }).toDay(2);
    expect(proposed(evening)).toBeNull();
    evening.despite([{ type: 'role', seat: 1, role: 'citizen' }]);
    expect(proposed(evening)).toBe('white');
  });
});
