import {
  addressBehind,
  addressPrefix,
  askedEdition,
  languagePrefix,
  pageAddress,
} from '#platform/contract/language.ts';

/** Those to another language or edition keep their address. */
const LINKS = /(?<!data-language="\w\w" |data-edition="\w+" )(href|action|src|srcSet)="(\/[^"]*)"/g;

/** What the addresses of public pages, and of files that have a language, look like. */
let pages: readonly RegExp[] = [];
/** Those of them that each edition has. */
let ofEdition: readonly RegExp[] = [];

declare module '#platform/server/module.ts' {
  interface ServerModule {
    /** Addresses of files that each edition has, as well as of its pages. */
    filesOfEdition?: readonly string[];
  }
}

/** The list of modules tells them, before any page is rendered. */
export function listLocalPages(paths: readonly string[], pathsOfEdition: readonly string[]): void {
  pages = paths.map(patternOf);
  ofEdition = pathsOfEdition.map(patternOf);
}

function patternOf(path: string): RegExp {
  return new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}/?$`);
}

/** Whether each edition has a page or picture of its own at this address. */
export function isOfEdition(path: string): boolean {
  return ofEdition.some((page) => page.test(path));
}

/** Lets the links of a page lead to pages in its language. */
export function withLocalLinks(html: string): string {
  const prefix = addressPrefix();
  return prefix ? html.replace(LINKS, (_whole, name, to) => `${name}="${localAddress(to)}"`) : html;
}

function localAddress(address: string): string {
  const path = address.replace(/[?#].*/, '');
  if (askedEdition() && isOfEdition(path)) return pageAddress(address);
  return pages.some((page) => page.test(path)) ? addressBehind(languagePrefix(), address) : address;
}
