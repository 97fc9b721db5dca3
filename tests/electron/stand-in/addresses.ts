/**
 * Chromium cannot open the shell's own scheme. `app://host/…` is `https://host.test/…` there, a site of its own for
 * each origin, and nothing of it ever reaches a network.
 */
const there = /^(blob:)?https:\/\/([a-z0-9-]+)\.test(?=\/|$)/;
const here = /^(blob:)?app:\/\/([a-z0-9-]+)(?=\/|$)/;

/** The address in Chromium of an address of the shell; others stay as they are. */
export function toChromium(url: string): string {
  return url.replace(here, '$1https://$2.test');
}

/** The address of the shell that Chromium has under its own. */
export function toShell(url: string): string {
  return url.replace(there, '$1app://$2');
}

/** Whether Chromium's address stands for one of the shell's. */
export function isShells(url: string): boolean {
  return there.test(url);
}
