import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { largestLogo, longestLogoSide } from '../../shared/contract/roomRequests';
import { asStoreError } from './errors';
import { codeOf, readIfThere } from './files';
import { type PictureKind, pictureOf } from './picture';
import { type Place, tell } from './place';
import type { Queue } from './queue';
import { writeWhole } from './whole-file';

/** The club's logo as it lies on the disk. */
export interface Logo {
  readonly kind: PictureKind;
  readonly bytes: Uint8Array;
  /** Another one for every other picture, for the address that browsers remember it by. */
  readonly tag: string;
}

/** A picture that may be the club's logo; null for one that is none, or too large to be drawn everywhere. */
export function logoOf(bytes: Uint8Array): Logo | null {
  if (bytes.length > largestLogo) return null;
  const picture = pictureOf(bytes);
  if (!picture || Math.max(picture.width, picture.height) > longestLogoSide) return null;
  const tag = createHash('sha256').update(bytes).digest('hex').slice(0, 16);
  return { kind: picture.kind, bytes, tag };
}

/** The file of the club's logo, `logo.png` or the like. It is small and kept in memory. */
export class LogoFile {
  private constructor(
    private readonly place: Place,
    private readonly queue: Queue,
    private logo: Logo | null,
  ) {
    place.home.onRemade(() => this.again());
  }

  /** Reads the logo that the settings name. One that is not there or no picture is told to the host and left out. */
  static async open(place: Place, queue: Queue, kind: PictureKind | null): Promise<LogoFile> {
    if (kind === null) return new LogoFile(place, queue, null);
    const path = pathOf(place, kind);
    let logo: Logo | null = null;
    try {
      const bytes = await readIfThere(place.files, path);
      logo = bytes && logoOf(bytes);
    } catch (error) {
      throw asStoreError(error, path);
    }
    if (logo?.kind === kind) return new LogoFile(place, queue, logo);
    tell(place, 'warning', 'store.notice.logoLost', { file: `logo.${kind}` });
    return new LogoFile(place, queue, null);
  }

  get(): Logo | null {
    return this.logo;
  }

  /** Resolves when the logo is on disk, and rejects with a `StoreError` when it is not. */
  async put(logo: Logo): Promise<void> {
    await this.queue.run(async () => {
      const path = pathOf(this.place, logo.kind);
      try {
        await writeWhole(this.place, path, logo.bytes);
      } catch (error) {
        throw asStoreError(error, path);
      }
      this.logo = logo;
    });
  }

  /** The folder was made again and is empty. */
  private again(): void {
    const { logo } = this;
    this.queue
      .run(async () => {
        if (logo) await writeWhole(this.place, pathOf(this.place, logo.kind), logo.bytes);
      })
      .catch(() => tell(this.place, 'warning', 'store.notice.logoLost', { file: `logo.${logo?.kind}` }));
  }

  /** Takes the value alone, when its file was changed as one of many. */
  take(logo: Logo | null): void {
    this.logo = logo;
  }

  /** Takes the files away that are not the logo any more. One that cannot be taken away is nobody's logo either. */
  async tidy(kept: PictureKind | null): Promise<void> {
    if (kept === null) this.logo = null;
    await this.queue.run(async () => {
      for (const kind of ['png', 'jpg', 'webp'] as const) {
        if (kind === kept) continue;
        try {
          await this.place.files.remove(pathOf(this.place, kind));
        } catch (error) {
          // What stays does no harm: the settings do not name it.
          if (codeOf(error) === null) throw error;
        }
      }
    });
  }
}

function pathOf(place: Place, kind: PictureKind): string {
  return join(place.dir, `logo.${kind}`);
}
