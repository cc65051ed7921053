import { addressPrefix } from '#platform/contract/language.ts';

/** Those to another language keep their address. */
const LINKS = /(?<!data-language="\w\w" )(href|action)="(\/[^"]*)"/g;

/** What the addresses of public pages, and of files that have a language, look like. */
let pages: readonly RegExp[] = [];

/** The list of modules tells them, before any page is rendered. */
export function listLocalPages(paths: readonly string[]): void {
  pages = paths.map((path) => new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}/?$`));
}

/** Lets the links of a page lead to pages in its language. */
export function withLocalLinks(html: string): string {
  const prefix = addressPrefix();
  return prefix ? html.replace(LINKS, (_whole, name, to) => `${name}="${localAddress(to)}"`) : html;
}

function localAddress(address: string): string {
  const path = address.replace(/[?#].*/, '');
  return pages.some((page) => page.test(path)) ? addressPrefix() + address : address;
}
