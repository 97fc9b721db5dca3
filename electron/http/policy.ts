/** What every answer says: nobody frames, sniffs or refers to the console. */
const always = {
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'no-referrer',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=()',
} as const;

/**
 * The headers of an answer. Scripts, fonts and sounds come from the console's own files only; a page also allows
 * the style elements that carry its nonce, which Mantine writes, and the silence that howler empties a player with.
 */
export function headersFor(nonce: string | null): Record<string, string> {
  const styles = nonce === null ? "'self'" : `'self' 'nonce-${nonce}'`;
  const policy = [
    "default-src 'none'",
    "script-src 'self'",
    `style-src ${styles}`,
    "font-src 'self'",
    "img-src 'self' data:",
    "media-src 'self' data:",
    "connect-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ];
  return { ...always, 'Content-Security-Policy': policy.join('; ') };
}
