import { h } from './dom';

/** Where a logo could not be loaded from; it is not asked for again. */
let failed = '';

/** The club's logo; nothing where it has none, or where it cannot be shown. */
export function logoOf(address: string | null): HTMLElement | null {
  if (address === null || address === failed) return null;
  const logo = h('img', 'logo');
  logo.alt = '';
  logo.onerror = () => {
    failed = address;
    logo.remove();
  };
  logo.src = address;
  return logo;
}
