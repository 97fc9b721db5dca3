import { describe, expect, it } from 'vitest';
import { beginGame } from '../../../shared/game/game';
import { protocol } from '../../../shared/game/protocol';
import { openStory, story } from '../../../shared/game/story';
import { epoch } from '../../../shared/rulesets/epoch';
import { EpochEvening, small } from './table';

describe('whom the host admitted in spite of the ledger', () => {
  it('EC-114, EC-119, EC-113: stands in the protocol with the block and the reason, and not in what the room reads', () => {
    const { setup } = new EpochEvening(small).game;
    const game = beginGame(epoch, {
      ...setup,
      admitted: {
        reason: 'the last game of the year',
        people: [
          { player: setup.seats[3]?.player ?? '', blocks: ['zombie', 'blackList'] },
          { player: 'hostofthis', blocks: ['noConfidence'] },
        ],
      },
    });
    const words = protocol(game, story(game)).words.map(({ line }) => line.text);
    expect(words).toMatchObject([
      {
        key: 'story.admitted.player',
        params: {
          seat: 4,
          name: 'P4',
          reason: 'the last game of the year',
          blocks: { params: { list: [{ key: 'ledger.block.zombie' }, { key: 'ledger.block.blackList' }] } },
        },
      },
      { key: 'story.admitted.host' },
    ]);
    expect(openStory(story(game))).toEqual([]);
    const without = beginGame(epoch, setup);
    expect(protocol(without, story(without)).words).toEqual([]);
  });
});
