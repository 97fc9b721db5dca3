const messageLimit = 64 * 1024;

/** What a screen said; undefined for what is too long or no JSON. */
export function parsed(raw: string): unknown {
  if (raw.length > messageLimit) return undefined;
  try {
    return JSON.parse(raw);
  } catch {
    return undefined;
  }
}

/** A screen's heartbeat. */
export function isPing(said: unknown): said is { type: 'ping'; echo: number } {
  const ping = said as { type?: unknown; echo?: unknown } | null | undefined;
  return typeof said === 'object' && ping?.type === 'ping' && typeof ping.echo === 'number';
}

/** The id under which even a malformed request can be answered. */
export function idOf(said: unknown): string | null {
  const id = typeof said === 'object' && said !== null && 'id' in said ? said.id : null;
  return typeof id === 'string' && id.length <= 40 ? id : null;
}

/** An error in one line. */
export function message(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
