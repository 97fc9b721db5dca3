/**
 * What the browser shell bears before it says no. A laptop with a projector, a TV and a phone or two stays far
 * below; a program on the same machine that opens everything it can takes no game down with it.
 */
export const limits = {
  /** Connections at once; one more is closed at once. */
  connections: 256,
  /** Screens connected at once; one more gets 503. The room's take no place of the host's. */
  hostScreens: 16,
  roomScreens: 32,
  /** So long, in ms, may the head of a request take, from the moment the connection stands. */
  headMs: 8_000,
  /** So long, in ms, may a whole request take. */
  requestMs: 12_000,
  /** How often slow ones are looked for, in ms. */
  lookMs: 1_000,
  /** The longest head of a request, in bytes. */
  headBytes: 16 * 1024,
  /** The longest body (the token), in bytes. */
  bodyBytes: 1_000,
  /** How often, in ms, a screen's line is tried; one that did not answer the last time is ended. */
  beatMs: 10_000,
  /** A screen that takes nothing is cut off before its messages fill the memory; it comes back and gets the whole. */
  waitingBytes: 8 * 1024 * 1024,
} as const;

/** Limits that a test can reach sooner. */
export type Limits = { readonly [Name in keyof typeof limits]: number };
