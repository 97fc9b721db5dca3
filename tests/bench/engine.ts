import { amendPreview } from '../../shared/game/amend/preview';
import { enter, isRefused, openGame } from '../../shared/game/game';
import { hostView } from '../../shared/game/hostView';
import { roomView } from '../../shared/game/roomView';
import { played } from './played';
import { median, ms, type Row, ratio, type Section } from './row';

/** One entry, a replay and an amend preview in a game of 500 entries, without files and screens. */
export const engine: Section = async () => {
  const game = played(500);
  const entries = game.timeline.length;
  const text = game.lines.map((line) => JSON.stringify(line)).join('\n');
  const parse = median(20, () => text.split('\n').map((line) => JSON.parse(line)));
  const copy = median(200, () => structuredClone(game.state));

  const during = game.state.phase;
  const seat = game.state.seats.find((one) => !one.out)?.seat ?? 1;
  const stamp = { at: 0, by: 'bench', id: () => 'bench' };
  const entry = median(500, () => enter(game, [{ type: 'foul', seat, during }], stamp));
  const views = median(200, () => {
    const entered = enter(game, [{ type: 'foul', seat, during }], stamp);
    if (isRefused(entered)) throw new Error(`a foul was refused: ${entered.rule}`);
    const shown = hostView(entered.game, { id: 'bench', season: 'bench', gameNo: 1 });
    return [shown, roomView(entered.game)].map((view) => JSON.stringify(view));
  });
  const replay = median(60, () => openGame(game.ruleset, game.setup, game.lines));
  const first = game.timeline[0]?.entry.id ?? '';
  const use = { fills: {}, reason: 'bench', newId: () => 'bench' };
  const preview = median(30, () => amendPreview(game, [{ type: 'remove', target: first }], use));

  return [
    held(
      `one entry through the engine, at ${entries} entries`,
      entry,
      0.2,
      `copying the state ${ms(copy)}`,
      copy,
    ),
    held('the same with both views as they are sent', views, 5, `copying the state ${ms(copy)}`, copy),
    held(`replay of ${entries} entries`, replay, 20, `only parsing their lines ${ms(parse)}`, parse),
    held(
      `what an amend of the first entry comes to, at ${entries} entries`,
      preview,
      100,
      `only replaying them ${ms(replay)}`,
      replay,
    ),
  ];
};

function held(what: string, value: number, most: number, beside: string, baseline: number): Row {
  return {
    what,
    measured: ms(value),
    hold: `≤ ${most} ms`,
    baseline: `${beside}, ${ratio(value, baseline)}`,
    holds: value <= most,
  };
}
