import type { Context } from 'hono';
import type { Store } from '#platform/server/database/store.ts';
import { FOREVER } from '#platform/server/http/cache-control.ts';
import type { InParts } from '#platform/server/pages/reply.ts';
import type { ResponseCache } from '#platform/server/pages/response-cache.ts';
import { PICTURE_HEADERS } from '#platform/server/pictures/serve-picture.ts';
import { filmAddress } from '../contract.ts';
import { findFilm } from './queries.ts';
import { readPiece, recentPiece } from './recent-parts.ts';

const FILM_HEADERS = {
  ...PICTURE_HEADERS,
  'cross-origin-resource-policy': 'same-origin',
  'accept-ranges': 'bytes',
  'cache-control': FOREVER,
};

/** A stored film, whole or the part of it that is asked for; undefined if there is none. */
export async function serveFilm(
  c: Context,
  { database, content }: Pick<Store, 'database' | 'content'>,
  cache: ResponseCache,
  id: string,
): Promise<Response | undefined> {
  const version = content.version();
  const film = await findFilm(database, id);
  if (!film?.media_type) return undefined;
  const served: InParts = {
    headers: { ...FILM_HEADERS, 'content-type': film.media_type },
    etag: `"${id}"`,
    bytes: film.bytes,
    between: (start, end) => recentlyRead(id, start, end) ?? piecesOf(database, id, start, end),
  };
  return cache.serve(c, served, { address: filmAddress(id), version });
}

/** A small part, if it is in memory. */
function recentlyRead(id: string, start: number, end: number) {
  const piece = recentPiece(id, start)?.subarray(0, end - start);
  return piece?.byteLength === end - start ? piece : undefined;
}

/** As fast as they are taken. */
async function* piecesOf(database: Store['database'], id: string, start: number, end: number) {
  for (let at = start; at < end; ) {
    const piece = recentPiece(id, at) ?? (await readPiece(database, id, at));
    yield piece.subarray(0, end - at);
    at += piece.byteLength;
  }
}
