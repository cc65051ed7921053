import type { IncomingHttpHeaders } from 'node:http';
import type { Context, Hono, MiddlewareHandler } from 'hono';
import { parseAccept } from 'hono/utils/accept';
import { serialize } from 'hono/utils/cookie';
import { getPathNoStrict } from 'hono/utils/url';
import { isForPrograms } from '../../contract/call.ts';
import {
  addressBehind,
  DESK_LANGUAGES,
  LANGUAGES,
  type Language,
  languageOfPath,
  yearPrefix,
} from '../../contract/language.ts';
import { type Config, isHttps } from '../config.ts';
import { inLanguage } from '../in-language.ts';
import { areChosen, readLanguages } from '../site-languages.ts';
import type { Services } from './context.ts';

const [SOURCE] = LANGUAGES;
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
  const language = languageOfPath(getPathNoStrict(c.req.raw));
  return (language ? `/${language}` : '') + yearPrefix();
}

/**
 * Answers in the language of the address. Without one in it, a page is in the site's main language, and a call in
 * English, as it is documented. A call can be asked for in any language: the desk has its own. A language that the site
 * doesn't have may have been taken away, so what mails link to is in the main one, until it comes back. `documented` are the
 * calls' addresses, since some are at the root.
 */
export function speak(
  { store }: Pick<Services, 'store'>,
  documented: ReadonlySet<string>,
): MiddlewareHandler {
  return async (c, next) => {
    const languages = await readLanguages(store).catch((): readonly Language[] => [SOURCE]);
    const [main = SOURCE, ...others] = languages;
    const { path, method } = c.req;
    const asked = languageOfPath(getPathNoStrict(c.req.raw));
    const isCall = isForPrograms(path) || documented.has(path.replace(/\/$/, ''));
    if (isCall) return inLanguage({ language: asked ?? SOURCE, languages, isUnasked: !asked }, next);
    if (asked && !others.includes(asked)) {
      if (method === 'GET' || method === 'HEAD') return c.redirect(addressInMain(c), 307);
      // Mail programs that unsubscribe somebody follow nothing (RFC 8058, 3.1).
      return inLanguage({ language: main, languages }, next);
    }
    if (ADMIN.test(path)) {
      if (asked) return inLanguage({ language: main, languages }, () => c.notFound());
      return inLanguage({ language: deskLanguage(c, languages), languages }, next);
    }
    await inLanguage({ language: asked ?? main, languages }, next);
    if (asked) keepLanguage(c, `/${asked}`);
  };
}

/** Whether the desk's language may be another one for who sends these headers: they chose it, or their browser of a new site. */
export function mayChooseDesk(headers: IncomingHttpHeaders, languages: readonly Language[]): boolean {
  const isBrowsers = !areChosen(languages) && headers['accept-language'] !== undefined;
  return isBrowsers || CHOSEN.test(headers.cookie ?? '');
}

/** It begins with one slash, since two would lead to another site. */
function addressInMain({ req }: Context): string {
  return withoutLanguage(getPathNoStrict(req.raw)).replace(/^[/\\]+/, '/') + new URL(req.url).search;
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

/** The desk is in the site's main language, if it knows that one, until somebody chooses another; of a new site, in the browser's. */
function deskLanguage(c: Context, languages: readonly Language[]): Language {
  const chosen = CHOSEN.exec(c.req.header('cookie') ?? '')?.groups?.code;
  const wanted = areChosen(languages)
    ? languages.slice(0, 1)
    : parseAccept(c.req.header('accept-language') ?? '').map(({ type }) => type.slice(0, 2));
  const known = [chosen, ...wanted].flatMap((one) => DESK_LANGUAGES.find((desk) => desk === one) ?? []);
  return known[0] ?? SOURCE;
}

/** Whoever is sent on stays in their language. */
function keepLanguage(c: Context, prefix: string): void {
  const location = c.res.headers.get('location');
  if (location && /^\/(?!\/)/.test(location) && !languageOfPath(location.replace(/[?#].*/, ''))) {
    c.res.headers.set('location', addressBehind(prefix, location));
  }
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
  const language = languageOfPath(path);
  return language ? path.slice(`/${language}`.length) || '/' : path;
}
