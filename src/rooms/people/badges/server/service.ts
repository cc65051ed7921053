import { parse, serialize } from 'hono/utils/cookie';
import { type Config, isHttps } from '#platform/server/config.ts';
import type { CallContext } from '#platform/server/http/context.ts';
import type { Registered } from '#rooms/people/registrations/contract.ts';

export { type BadgeFacts, badgesOf, type PrintedBadge } from './print.ts';

/** With https, its name has a prefix. */
export const BADGE_COOKIE = 'summit-badge';
const OWNER = 'a badge';
/** How long a registration may take to lead to the page that shows the badge. */
const FRESH_MS = 60_000;

export interface Badge extends Registered {
  /** All of it as only this program could have encrypted it; the badge's picture is drawn from this. */
  encrypted: string;
}

/** Hands who registered to the next page, where nobody else can read it: not in an address, and encrypted. */
export function setBadgeCookie(context: CallContext, registered: Registered): void {
  const { config, clock, secrets } = context;
  const encrypted = secrets.encrypt(JSON.stringify({ ...registered, at: clock.now().getTime() }), OWNER);
  context.replyHeaders.append('set-cookie', cookie(config, encrypted, FRESH_MS / 1000));
}

/** The badge that this visitor was handed, which the reply takes back; undefined if there is none. */
export function takeBadge(context: CallContext): Badge | undefined {
  const name = cookieName(context.config);
  const encrypted = parse(context.cookies, name)[name];
  if (!encrypted) return undefined;
  context.replyHeaders.append('set-cookie', cookie(context.config, '', 0));
  const badge = decryptBadge(context, encrypted);
  if (!badge || Math.abs(context.clock.now().getTime() - badge.at) > FRESH_MS) return undefined;
  const { at: _at, ...registered } = badge;
  return { ...registered, encrypted };
}

/** The name in a badge that this program encrypted, however long ago. */
export function badgeName(context: Pick<CallContext, 'secrets'>, encrypted: string): string | undefined {
  return decryptBadge(context, encrypted)?.name;
}

function decryptBadge({ secrets }: Pick<CallContext, 'secrets'>, encrypted: string) {
  const content = secrets.decrypt(encrypted, OWNER);
  return content === undefined ? undefined : (JSON.parse(content) as Registered & { at: number });
}

function cookie(config: Config, value: string, maxAge: number): string {
  return serialize(cookieName(config), value, {
    httpOnly: true,
    secure: isHttps(config),
    sameSite: 'Lax',
    path: '/',
    maxAge,
  });
}

/** `__Host-` binds the cookie to this host; browsers accept it only over https. */
function cookieName(config: Config): string {
  return isHttps(config) ? `__Host-${BADGE_COOKIE}` : BADGE_COOKIE;
}
