import type { RequestBody } from '../../shared/contract/requests';
import type { Keeper, Machine } from './keeper';
import { done, type Result } from './result';

/** Requests about what the room's screens show instead of the game. */
export type RoomRequest = Extract<RequestBody, { type: 'blank' | 'roomPause' }>;

/** Answers the requests about the room's screens. What they change holds at once, before it is written. */
export class RoomDesk {
  constructor(
    private readonly keeper: Keeper,
    private readonly machine: Machine,
  ) {}

  handle(body: RoomRequest): Promise<Result> {
    switch (body.type) {
      case 'blank':
        return this.keep({ roomBlank: body.on });
      case 'roomPause': {
        const { pause } = body;
        if (!pause) return this.keep({ roomPause: null });
        const until = pause.forMs === null ? null : this.machine.now().wall + pause.forMs;
        return this.keep({ roomPause: { at: pause.at, until } });
      }
    }
  }

  private async keep(change: Parameters<Keeper['keepSession']>[0]): Promise<Result> {
    return done(await this.keeper.keepSession(change));
  }
}
