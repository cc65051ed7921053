import { parse, serialize } from 'hono/utils/cookie';
import { type Config, isHttps } from '#platform/server/config.ts';
import { SESSION_COOKIE } from '../contract.ts';

/** `__Host-` binds the cookie to this host; browsers accept it only over https. */
function cookieName(config: Config): string {
  return isHttps(config) ? `__Host-${SESSION_COOKIE}` : SESSION_COOKIE;
}

export function sessionToken(config: Config, headers: Headers): string | undefined {
  const name = cookieName(config);
  return parse(headers.get('cookie') ?? '', name)[name];
}

/** The header that sets the session cookie or, without a token, deletes it. */
export function sessionCookie(config: Config, token: string | undefined): string {
  return serialize(cookieName(config), token ?? '', {
    httpOnly: true,
    secure: isHttps(config),
    sameSite: 'Lax',
    path: '/',
    ...(token === undefined && { maxAge: 0 }),
  });
}
