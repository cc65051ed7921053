import { languageOfPath } from '#platform/contract/language.ts';

/** What precedes this page's address because of its language: only the server knows which languages have one. */
export function pagePrefix(): string {
  const language = languageOfPath(location.pathname);
  return language ? `/${language}` : '';
}
