/** What other rooms may use of this one on the server. */

export { publishedEnds, publishedPlaces } from './programme/server/service.ts';
