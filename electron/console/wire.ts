import { longestMessage } from '../../shared/contract/messages';
import { pingSchema, type Request, requestIdSchema, requestSchema } from '../../shared/contract/requests';

/** What the deepest request needs (an amend with a list of seats) and some room. */
const deepest = 12;

/** Why a message was not taken: all that is said of it, for what it held is nobody's business. */
export type Fault = 'too long' | 'no JSON' | 'too deep' | 'unknown type' | 'wrong shape';

/** A message of a screen that was taken for what it is. `id`: under which a wrong one is answered, or ''. */
export type Heard =
  | { readonly kind: 'ping'; readonly echo: number; readonly rev?: number | undefined }
  | { readonly kind: 'request'; readonly request: Request }
  | { readonly kind: 'fault'; readonly fault: Fault; readonly id: string };

/** Takes a message of the host's screen apart: a heartbeat, a request, or what is wrong with it. */
export function heard(raw: string): Heard {
  const said = parsed(raw);
  if (typeof said === 'string') return { kind: 'fault', fault: said, id: '' };
  const id = idOf(said.value);
  if (isDeeper(said.value, deepest)) return { kind: 'fault', fault: 'too deep', id };
  const ping = pingSchema.safeParse(said.value);
  if (ping.success) return { kind: 'ping', echo: ping.data.echo, rev: ping.data.rev };
  const request = requestSchema.safeParse(said.value);
  if (request.success) return { kind: 'request', request: request.data };
  const unknown = request.error.issues.some(
    (issue) => issue.code === 'invalid_union' && issue.path.length < 3,
  );
  return { kind: 'fault', fault: unknown ? 'unknown type' : 'wrong shape', id };
}

function parsed(raw: string): { readonly value: unknown } | Fault {
  if (Buffer.byteLength(raw) > longestMessage) return 'too long';
  try {
    return { value: JSON.parse(raw) };
  } catch {
    return 'no JSON';
  }
}

/** The id under which even a wrong request can be answered; '' without one. */
function idOf(said: unknown): string {
  if (typeof said !== 'object' || said === null || !('id' in said)) return '';
  return requestIdSchema.safeParse(said.id).data ?? '';
}

/** Whether lists and objects lie in each other more than so many times. */
function isDeeper(value: unknown, levels: number): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return levels === 0 || Object.values(value).some((inner) => isDeeper(inner, levels - 1));
}

/** An error in one line. */
export function message(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
