import { type TextParam, text } from '../../shared/game/words';
import type { Refused } from './facts';
import type { Written } from './outbox';

/** What a request came to. */
export type Result = { readonly status: Written; readonly data: unknown } | { readonly refusal: Refused };

/** Accepted, with what a query asked for. */
export const done = (status: Written, data: unknown = null) => ({ status, data });

/** Not accepted. */
export const refused = (refusal: Refused) => ({ refusal });

/** A refusal by the console itself. */
export const impossible = (key: string, params?: Record<string, TextParam>): Refused => ({
  kind: 'impossible',
  rule: 'console',
  reason: text(key, params),
});

export const noGame = impossible('refusal.noGame');
/** The screen shows something that is no longer so. */
export const stale = {
  kind: 'stale',
  rule: 'console',
  reason: text('refusal.stale'),
} as const satisfies Refused;
/** A second Next right behind the first. */
export const tooSoon: Refused = { kind: 'stale', rule: 'console', reason: text('refusal.tooSoon') };
/** Next before the time is up that a step has at least. */
export const early: Refused = { kind: 'confirm', rule: 'EC-98', reason: text('refusal.beforeCue') };
/** What a screen of this console would not have sent. */
export const malformed = impossible('refusal.malformed');
/** More at once than any host can press. */
export const tooMany = impossible('refusal.tooMany');
