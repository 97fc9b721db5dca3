import type { RequestBody } from '../../shared/contract/requests';
import { largestLogo } from '../../shared/contract/roomRequests';
import { logoOf } from '../store/logo';
import type { Keeper, Machine } from './keeper';
import { done, impossible, type Result, refused } from './result';
import { bytesInPart, Upload } from './upload';

/** Requests about what the room's screens show beside the game or instead of it. */
type RoomRequest = Extract<RequestBody, { type: (typeof types)[number] }>;

const types = ['blank', 'roomPause', 'offerLogo', 'removeLogo', 'roomDisplay'] as const;

/** Whether a request is about the room's screens. */
export function isRoomRequest(body: RequestBody): body is RoomRequest {
  return types.some((type) => type === body.type);
}

/** Puts the room's window on a display, or lets it go to any (null); false where the display cannot be had. */
export type ChooseDisplay = (display: number | null) => boolean;

/** Answers the requests about the room's screens. `shown` is told when what they show may have changed. */
export class RoomDesk {
  private readonly upload = new Upload();
  private chooseDisplay: ChooseDisplay | null = null;

  constructor(
    private readonly keeper: Keeper,
    private readonly machine: Machine,
    private readonly shown: () => void,
  ) {}

  /** The shell that has windows says how the room's goes to another display. */
  offerDisplays(choose: ChooseDisplay): void {
    this.chooseDisplay = choose;
  }

  async handle(body: RoomRequest): Promise<Result> {
    switch (body.type) {
      case 'blank':
        return this.keep({ roomBlank: body.on });
      case 'roomPause': {
        const { pause } = body;
        if (!pause) return this.keep({ roomPause: null });
        const until = pause.forMs === null ? null : this.machine.now().wall + pause.forMs;
        return this.keep({ roomPause: { at: pause.at, until } });
      }
      case 'offerLogo':
        return this.takeLogo(body);
      case 'removeLogo':
        return this.keepLogo(null);
      case 'roomDisplay':
        return this.chooseDisplay?.(body.display)
          ? done('saved')
          : refused(impossible('screens.display.notThere'));
    }
  }

  /** Holds at once, before it is written. */
  private async keep(change: Parameters<Keeper['keepSession']>[0]): Promise<Result> {
    const written = this.keeper.keepSession(change);
    this.shown();
    return done(await written);
  }

  private async takeLogo(part: Extract<RoomRequest, { type: 'offerLogo' }>): Promise<Result> {
    if (part.parts > Math.ceil(largestLogo / bytesInPart)) return refused(impossible('screens.logo.tooBig'));
    const bytes = this.upload.take({ ...part, file: 'logo' });
    if (bytes === 'more') return done('saved');
    if (bytes === 'lost') return refused(impossible('screens.logo.again'));
    if (bytes.length > largestLogo) return refused(impossible('screens.logo.tooBig'));
    const logo = logoOf(bytes);
    if (!logo) return refused(impossible('screens.logo.noPicture'));
    await this.keeper.store.logo.put(logo);
    return this.keepLogo(logo.kind);
  }

  private async keepLogo(kind: 'png' | 'jpg' | 'webp' | null): Promise<Result> {
    const { settings, logo } = this.keeper.store;
    const written = await this.keeper.put(settings, { ...settings.get(), logo: kind });
    if (written === 'saved') await logo.tidy(kind);
    this.shown();
    return done(written);
  }
}
