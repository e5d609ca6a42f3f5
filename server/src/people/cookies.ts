/** The cookie that holds a session. No script can read it, no other site can send it along with a change. */
import type { IncomingHttpHeaders } from 'node:http';
import type { Caller } from '../guard/index.js';

const NAME = 'belfry';
/** A browser takes a cookie of this name only over TLS, and from this host itself. */
const SAFE_NAME = '__Host-belfry';
const YEAR = 365 * 24 * 3600;

type Place = Pick<Caller, 'isSecure'>;

const nameAt = ({ isSecure }: Place): string => (isSecure ? SAFE_NAME : NAME);

/** The secret of the session, if one came along. */
export function sessionIn({ cookie = '' }: IncomingHttpHeaders, place: Place): string | undefined {
  const start = `${nameAt(place)}=`;
  return cookie
    .split(';')
    .map(part => part.trim())
    .find(part => part.startsWith(start))
    ?.slice(start.length);
}

/** As a `Set-Cookie` header has it; without a secret it takes the cookie away. */
export const cookieWith = (secret: string | undefined, place: Place): string =>
  [
    `${nameAt(place)}=${secret ?? ''}`,
    'Path=/',
    `Max-Age=${secret === undefined ? 0 : YEAR}`,
    'HttpOnly',
    'SameSite=Lax',
    ...(place.isSecure ? ['Secure'] : []),
  ].join('; ');
