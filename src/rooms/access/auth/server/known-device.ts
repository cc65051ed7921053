import { parse, serialize } from 'hono/utils/cookie';
import { emailKey } from '#platform/contract/email-address.ts';
import { DESK_LANGUAGES, LANGUAGES } from '#platform/contract/language.ts';
import { isHttps } from '#platform/server/config.ts';
import type { CallContext } from '#platform/server/http/context.ts';
import { hashSecret, newId } from '#platform/server/identifier.ts';
import { findUserByEmail, type UserRow } from '#rooms/access/users/server/service.ts';

const COOKIE = 'summit-device-';
const COOKIE_NAME_LENGTH = 16;
/** The calls that read it. A desk in another language than English asks for them below that. */
const PATH = '/aiAPI/auth';
const PATHS = DESK_LANGUAGES.map((one) => (one === LANGUAGES[0] ? PATH : `/${one}${PATH}`));
const VALID_SECONDS = 180 * 24 * 60 * 60;

/**
 * The id of the device, if somebody signed in to this account from it before. Strangers who guess the
 * account's password can't use up its guesses. A new password ends it.
 */
export async function knownDevice(context: CallContext, email: string): Promise<string | undefined> {
  const name = cookieName(context, email);
  const [id, signature] = parse(context.cookies, name)[name]?.split('.') ?? [];
  const user = id && signature && (await findUserByEmail(context.store.database, email));
  return user && context.secrets.isSignature(signature, content(id, user)) ? id : undefined;
}

/** Makes the request's device known from now on. */
export function rememberDevice(context: CallContext, user: UserRow, id = newId()): void {
  const value = `${id}.${context.secrets.signatures(content(id, user))[0]}`;
  for (const path of PATHS) {
    const cookie = serialize(cookieName(context, user.email), value, {
      httpOnly: true,
      secure: isHttps(context.config),
      sameSite: 'Lax',
      path,
      maxAge: VALID_SECONDS,
    });
    context.replyHeaders.append('set-cookie', cookie);
  }
}

function content(id: string, user: UserRow): string {
  return `known device ${id} of ${user.id} ${user.password_hash}`;
}

/** One for each account: several people may share a browser. The name doesn't show whose it is. */
function cookieName({ config }: CallContext, email: string): string {
  const account = hashSecret(emailKey(email)).slice(0, COOKIE_NAME_LENGTH);
  return `${isHttps(config) ? '__Secure-' : ''}${COOKIE}${account}`;
}
