import type { Logo } from '../store/logo';
import { headersFor } from './policy';
import type { Page } from './site';

const types = { png: 'image/png', jpg: 'image/jpeg', webp: 'image/webp' } as const;

/** The club's logo as it is sent. Its address has a part of its own for every other picture. */
export function logoPage(logo: Logo | null): Page | null {
  return (
    logo && {
      headers: {
        ...headersFor(null),
        'Content-Type': types[logo.kind],
        'Cache-Control': 'private, max-age=86400',
      },
      body: Buffer.from(logo.bytes),
    }
  );
}
