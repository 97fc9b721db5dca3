import { describe, expect, it } from 'vitest';
import { logoOf } from '../../electron/store/logo';
import { pictureOf } from '../../electron/store/picture';
import { largestLogo } from '../../shared/contract/roomRequests';
import { jpegOf, pngOf, webpOf } from './pictures';

const text = (words: string) => new TextEncoder().encode(words);

describe('a picture is known by its bytes', () => {
  it.each([
    ['png', pngOf(320, 200)],
    ['jpg', jpegOf(320, 200)],
    ['webp', webpOf('VP8 ', 320, 200)],
    ['webp', webpOf('VP8L', 320, 200)],
    ['webp', webpOf('VP8X', 320, 200)],
  ])('%s, with its size', (kind, bytes) => {
    expect(pictureOf(bytes)).toEqual({ kind, width: 320, height: 200 });
  });

  it.each([
    ['nothing', text('')],
    ['a page', text('<html><script>alert(1)</script></html>'.repeat(9))],
    ['a drawing with a script', text('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>'.repeat(9))],
    ['a name of a picture and a page', Buffer.concat([Buffer.from('GIF89a'), text('<html>'.repeat(30))])],
    ['the beginning of a PNG', pngOf(320, 200).subarray(0, 20)],
    ['the beginning of a JPEG', jpegOf(320, 200).subarray(0, 12)],
    [
      'a JPEG that goes round in a circle',
      Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 0, 0xff, 0xff, 1, 1, 1, 1]),
    ],
    ['a picture of no size', pngOf(0, 200)],
  ])('%s is none', (_what, bytes) => {
    expect(pictureOf(bytes)).toBeNull();
    expect(logoOf(bytes)).toBeNull();
  });
});

describe('a logo', () => {
  it('has another tag for another picture', () => {
    const [one, other] = [logoOf(pngOf(320, 200)), logoOf(pngOf(200, 320))];
    expect(one?.kind).toBe('png');
    expect(one?.tag).not.toBe(other?.tag);
  });

  it('is not too large, neither in bytes nor when it is unpacked', () => {
    expect(logoOf(pngOf(4_096, 4_096))).not.toBeNull();
    expect(logoOf(pngOf(4_097, 10))).toBeNull();
    expect(logoOf(pngOf(10, 65_000))).toBeNull();
    expect(logoOf(Buffer.concat([pngOf(10, 10), Buffer.alloc(largestLogo)]))).toBeNull();
  });
});
