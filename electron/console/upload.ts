import { partLength } from '../../shared/contract/data';
import { LARGEST_PACKED } from '../store/archive';
import { StoreError } from '../store/store';

/** Bytes of one part: three are four characters of base64. */
export const bytesInPart = (partLength / 4) * 3;

/** One part of a file that a screen brings. */
export interface Part {
  readonly upload: string;
  readonly file: string;
  readonly part: number;
  readonly parts: number;
  readonly content: string;
}

/** A file that comes in parts, in order; a part of another file begins anew. */
export class Upload {
  private incoming: { readonly upload: string; readonly parts: Buffer[] } | null = null;

  /** The whole file with its last part, `more` before, `lost` for a part that does not follow. Throws for one too big. */
  take({ upload, file, part, parts, content }: Part): Buffer | 'more' | 'lost' {
    if (parts * bytesInPart > LARGEST_PACKED + bytesInPart) throw new StoreError('tooBig', file);
    if (part === 0) this.incoming = { upload, parts: [] };
    const { incoming } = this;
    if (incoming?.upload !== upload || incoming.parts.length !== part || part >= parts) return 'lost';
    incoming.parts.push(Buffer.from(content, 'base64'));
    if (part < parts - 1) return 'more';
    this.incoming = null;
    return Buffer.concat(incoming.parts);
  }
}
