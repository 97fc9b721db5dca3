import type { Player } from '../../shared/contract/club';
import type { HostView } from '../../shared/contract/host';
import type { RequestBody } from '../../shared/contract/requests';
import { play } from '../bench/bot';
import { Line } from '../bench/line';

const names = ['Ґалаґан', 'Їжак', 'Євген', 'Чорна Пані', 'Щука', 'Ясен', 'Ківі', 'Мавка', 'Сойка', 'Лис'];
const composition = { boss: 1, mafia: 1, lover: 1, sheriff: 1, doctor: 1, maniac: 1, citizen: 4 };

/** Plays short games of DeMafia on a console: ten people who change seats, winners and points that differ. */
export async function playSeason(host: string, games: number): Promise<void> {
  let view: HostView | null = null;
  const line = await Line.open(host, (message) => {
    if (message.type === 'game') view = message.view;
  });
  const ask = async (body: RequestBody) => {
    // Next is deaf for a moment after a step changed.
    if (body.type === 'next') await new Promise((done) => setTimeout(done, 420));
    return line.ask(body);
  };
  try {
    await ask({ type: 'saveSettings', settings: { club: 'Клуб «Ратуша»' } });
    const players = (await ask({ type: 'addPlayers', names })) as readonly Player[];
    for (let no = 0; no < games; no += 1) {
      const seats = players.map((_, at) => {
        const { id: player, name } = players[(at + 3 * no) % players.length] ?? { id: '', name: '' };
        return { player, name };
      });
      await ask({
        type: 'startGame',
        season: null,
        setup: { ruleset: 'demafia', options: {}, seats, composition },
      });
      await play(
        ask,
        () => view,
        ({ now }) => now === 'd1/talk',
      );
      for (const seat of [1 + (no % 10), 1 + ((no + 4) % 10)]) {
        const what = { kind: 'points', seat, column: 'judge', amount: 5 + no } as const;
        await ask({ type: 'overrule', what, reason: 'гарна гра' });
      }
      await ask({ type: 'endGame', winner: ['white', 'black', 'white'][no % 3] ?? null, reason: 'пізно' });
      await ask({ type: 'closeGame' });
    }
  } finally {
    line.close();
  }
}
