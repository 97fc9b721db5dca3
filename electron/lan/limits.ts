/**
 * What the page in the local network bears before it says no. A club has a TV or two and a few tablets; nobody else
 * in the same Wi-Fi takes a place of theirs, and none of the host's, which is another server.
 */
export const lanLimits = {
  /** Connections at once, and those of one device; one more is closed at once. */
  connections: 64,
  connectionsEach: 12,
  /** Screens at once, and those of one device; one more gets 503. */
  screens: 16,
  screensEach: 4,
  /** Requests of one device within `withinMs`; more get 429. */
  requestsEach: 60,
  withinMs: 10_000,
  /** So many messages that are no sign of life, and the screen's line is ended. */
  refusedEach: 20,
  /** The longest message of a screen, in bytes: a sign of life and its number. */
  messageBytes: 256,
  /** So long, in ms, may the head of a request take, and a whole request. */
  headMs: 8_000,
  requestMs: 12_000,
  /** A connection that is no screen's and says or takes nothing for so long, in ms, is closed. */
  idleMs: 15_000,
  /** How often slow ones are looked for, in ms. */
  lookMs: 1_000,
  /** The longest head of a request, in bytes. */
  headBytes: 8 * 1024,
  /** How often, in ms, a screen's line is tried; one that did not answer the last time is ended. */
  beatMs: 10_000,
  /** A screen that takes nothing is cut off at so many bytes. */
  waitingBytes: 1024 * 1024,
} as const;

/** Limits that a test can reach sooner. */
export type LanLimits = { readonly [Name in keyof typeof lanLimits]: number };
