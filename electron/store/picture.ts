import type { Settings } from '../../shared/contract/club';

export type PictureKind = NonNullable<Settings['logo']>;

/** What the first bytes of a picture say of it. */
export interface Picture {
  readonly kind: PictureKind;
  /** In dots. */
  readonly width: number;
  readonly height: number;
}

/** What kind of picture these bytes are, by themselves and not by a name, and how large; null for anything else. */
export function pictureOf(bytes: Uint8Array): Picture | null {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const found = png(buffer) ?? jpeg(buffer) ?? webp(buffer);
  return found && found.width > 0 && found.height > 0 ? found : null;
}

function png(buffer: Buffer): Picture | null {
  if (buffer.length < 24 || buffer.toString('latin1', 0, 8) !== '\x89PNG\r\n\x1a\n') return null;
  if (buffer.toString('latin1', 12, 16) !== 'IHDR') return null;
  return { kind: 'png', width: buffer.readUInt32BE(16), height: buffer.readUInt32BE(20) };
}

/** Goes from segment to segment to the one that begins the frame. */
function jpeg(buffer: Buffer): Picture | null {
  if (buffer.length < 4 || buffer.readUInt16BE(0) !== 0xffd8) return null;
  for (let at = 2; at + 9 <= buffer.length; ) {
    if (buffer[at] !== 0xff) return null;
    const marker = buffer[at + 1] ?? 0;
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
    if (isFrame) {
      return { kind: 'jpg', height: buffer.readUInt16BE(at + 5), width: buffer.readUInt16BE(at + 7) };
    }
    at += 2 + buffer.readUInt16BE(at + 2);
  }
  return null;
}

function webp(buffer: Buffer): Picture | null {
  if (buffer.length < 30) return null;
  if (buffer.toString('latin1', 0, 4) !== 'RIFF' || buffer.toString('latin1', 8, 12) !== 'WEBP') return null;
  const sized = (width: number, height: number): Picture => ({ kind: 'webp', width, height });
  switch (buffer.toString('latin1', 12, 16)) {
    case 'VP8 ':
      return buffer.readUIntBE(23, 3) === 0x9d012a
        ? sized(buffer.readUInt16LE(26) & 0x3fff, buffer.readUInt16LE(28) & 0x3fff)
        : null;
    case 'VP8L': {
      const bits = buffer.readUInt32LE(21);
      return buffer[20] === 0x2f ? sized((bits & 0x3fff) + 1, ((bits >>> 14) & 0x3fff) + 1) : null;
    }
    case 'VP8X':
      return sized(buffer.readUIntLE(24, 3) + 1, buffer.readUIntLE(27, 3) + 1);
    default:
      return null;
  }
}
