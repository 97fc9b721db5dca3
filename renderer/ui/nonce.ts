declare global {
  /** Read by the scroll lock of modals, which writes a style element of its own. */
  var __webpack_nonce__: string | undefined;
}

/** The nonce that the page's policy allows style elements with; empty where the shell gave none. */
export function styleNonce(): string {
  return document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')?.content ?? '';
}

globalThis.__webpack_nonce__ = styleNonce() || undefined;
