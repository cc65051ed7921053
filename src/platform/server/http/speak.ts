import type { Context, Hono, MiddlewareHandler } from 'hono';
import { serialize } from 'hono/utils/cookie';
import { getPathNoStrict } from 'hono/utils/url';
import { isForPrograms } from '../../contract/call.ts';
import {
  DESK_LANGUAGES,
  isLanguage,
  LANGUAGES,
  type Language,
  pastEdition,
} from '../../contract/language.ts';
import { type Config, isHttps } from '../config.ts';
import { inLanguage } from '../in-language.ts';
import { readLanguages } from '../site-languages.ts';
import type { Services } from './context.ts';

const [SOURCE] = LANGUAGES;
const PREFIX = /^\/(?<code>[a-z]{2})(?=\/|$)/;
const YEAR = /^\/(?<year>20\d\d)(?=\/|$)/;
const ADMIN = /^\/admin(?:\/|$)/;
/** The desk's language of who signed in last in this browser: it is known before they do. */
const DESK_COOKIE = 'desk-language';
const CHOSEN = /(?:^|; )desk-language=(?<code>\w+)/;
const A_YEAR_S = 365 * 24 * 60 * 60;

/** Routes know nothing of languages and past editions: '/fr/2025/speakers' is the route of '/speakers'. */
export function routeWithoutLanguage(app: Hono): void {
  Object.assign(app, {
    getPath: (request: Request) => withoutYear(withoutLanguage(getPathNoStrict(request))),
  });
}

/** What precedes the address of a request: '/fr', '/2025', both, or nothing. */
export function askedPrefix(c: Context): string {
  const language = prefixed(getPathNoStrict(c.req.raw));
  const past = pastEdition();
  return (language ? `/${language}` : '') + (past ? `/${past.year}` : '');
}

/**
 * Answers in the language of the address. Without one in it, a page is in the site's main language, and a call in
 * English, as it is documented. A call can be asked for in any language: the desk has its own.
 */
export function speak({ store }: Pick<Services, 'store'>): MiddlewareHandler {
  return async (c, next) => {
    const languages = await readLanguages(store).catch((): readonly Language[] => [SOURCE]);
    const [main = SOURCE] = languages;
    const { path } = c.req;
    const asked = prefixed(getPathNoStrict(c.req.raw));
    if (isForPrograms(path)) return inLanguage({ language: asked ?? SOURCE, languages }, next);
    if (asked === main) {
      return c.redirect(withoutLanguage(getPathNoStrict(c.req.raw)) + new URL(c.req.url).search, 308);
    }
    if (!asked && ADMIN.test(path)) {
      return inLanguage({ language: deskLanguage(c.req.header('cookie') ?? '', main), languages }, next);
    }
    const isThere = !asked || (languages.includes(asked) && !ADMIN.test(path));
    if (!isThere) return inLanguage({ language: main, languages }, () => c.notFound());
    await inLanguage({ language: asked ?? main, languages }, next);
    if (asked) keepLanguage(c, `/${asked}`);
  };
}

/** The header that keeps the desk's language in a browser. */
export function deskLanguageCookie(config: Config, chosen: Language): string {
  return serialize(DESK_COOKIE, chosen, {
    httpOnly: true,
    secure: isHttps(config),
    sameSite: 'Lax',
    path: '/admin',
    maxAge: A_YEAR_S,
  });
}

/** The desk is in the site's main language, if it knows that one, until somebody chooses another. */
function deskLanguage(cookies: string, main: Language): Language {
  const chosen = CHOSEN.exec(cookies)?.groups?.code ?? '';
  return DESK_LANGUAGES.find((one) => one === chosen) ?? DESK_LANGUAGES.find((one) => one === main) ?? SOURCE;
}

/** Whoever is sent on stays in their language. */
function keepLanguage(c: Context, prefix: string): void {
  const location = c.res.headers.get('location');
  if (location && /^\/(?!\/)/.test(location) && !prefixed(location)) {
    c.res.headers.set('location', prefix + location);
  }
}

function prefixed(path: string): Language | undefined {
  const code = PREFIX.exec(path)?.groups?.code ?? '';
  return isLanguage(code) ? code : undefined;
}

/** The year of the edition whose pages are asked for by it. */
export function askedYear(c: Context): number | undefined {
  const year = YEAR.exec(withoutLanguage(getPathNoStrict(c.req.raw)))?.groups?.year;
  return year === undefined ? undefined : Number(year);
}

function withoutYear(path: string): string {
  return path.replace(YEAR, '') || '/';
}

function withoutLanguage(path: string): string {
  return prefixed(path) ? path.replace(PREFIX, '') || '/' : path;
}
