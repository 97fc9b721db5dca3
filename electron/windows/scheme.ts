import { protocol, type Session } from 'electron';
import { logoPath } from '../../shared/contract/roomRequests';
import type { Authority } from '../console/authority';
import { logoPage } from '../http/logo';
import { trackIn } from '../http/music';
import type { Site } from '../http/site';
import { trackResponse } from './music';

const scheme = 'app';
const screens = ['host', 'room'] as const;
export type ScreenName = (typeof screens)[number];

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
    {
      scheme,
      privileges: { standard: true, secure: true, supportFetchAPI: true, codeCache: true, stream: true },
    },
  ]);
}

/**
 * Serves the built screens under the app's own scheme. An origin gets its own page only, and a path only what was
 * among the built files: `Site` looks it up there and never on the disk. Both may have the club's logo; the host's page
 * gets the host's music, too, which `openTrack` opens where it is in the folder that the host chose.
 */
export function serveScreens(
  session: Session,
  site: Site,
  authority: Pick<Authority, 'logo' | 'openTrack'>,
): void {
  session.protocol.handle(scheme, (request) => {
    const { hostname, pathname } = new URL(request.url);
    const track = hostname === 'host' && request.method === 'GET' ? trackIn(pathname) : null;
    if (track !== null) return trackResponse(request, authority.openTrack(track));
    const screen = screens.find((name) => name === hostname);
    const ofAnother = screens.some((name) => name !== screen && pathname.startsWith(`/${name}/`));
    const file = () => (pathname === logoPath ? logoPage(authority.logo()) : site.get(pathname));
    const found = screen && !ofAnother && request.method === 'GET' ? file() : null;
    if (!found) return new Response(null, { status: 404 });
    return new Response(found.body, { headers: { ...found.headers } });
  });
}
