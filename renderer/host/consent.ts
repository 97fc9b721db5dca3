import type { RequestBody } from '../../shared/contract/requests';

/** The request with the host's consent, where it is the one that was asked about. */
export function consented<B extends RequestBody>(body: B, asked: string | null): B {
  return body.type === 'enterRecord' && JSON.stringify(body) === asked ? { ...body, confirmed: true } : body;
}
