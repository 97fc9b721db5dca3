import { protocol, type Session } from 'electron';
import type { Site } from '../http/site';

const scheme = 'app';
export type ScreenName = 'host' | 'room';

/** Each screen has an origin of its own, so that neither shares anything with the other. */
export function originOf(screen: ScreenName): string {
  return `${scheme}://${screen}`;
}

export function addressOf(screen: ScreenName): string {
  return `${originOf(screen)}/${screen}/`;
}

/** To be called before the app is ready. */
export function registerScheme(): void {
  protocol.registerSchemesAsPrivileged([
    { scheme, privileges: { standard: true, secure: true, supportFetchAPI: true, codeCache: true } },
  ]);
}

/** Serves the built screens under the app's own scheme; an origin gets its own page only. */
export function serveScreens(session: Session, site: Site): void {
  session.protocol.handle(scheme, (request) => {
    const { hostname, pathname } = new URL(request.url);
    const pages = (['host', 'room'] as const).filter((screen) => pathname.startsWith(`/${screen}/`));
    const allowed = pages.every((screen) => screen === hostname);
    const found = allowed && request.method === 'GET' ? site.get(pathname) : null;
    if (!found) return new Response(null, { status: 404 });
    return new Response(found.body, { headers: { ...found.headers } });
  });
}
