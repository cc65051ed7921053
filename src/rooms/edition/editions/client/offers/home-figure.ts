import type { PageRequest } from '#platform/client/page.ts';

/**
 * What another module counts for the home page once the summit is over: in words, with the number in a tag, such as
 * '<number>12</number> speakers'; undefined if there was none of it.
 */
export type CountForHome = (request: PageRequest) => Promise<string | undefined>;
