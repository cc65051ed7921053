import type { Database } from '#platform/server/database/store.ts';
import { isAmong } from '#platform/server/pages/entity-tags.ts';
import { askedPart, partOf } from '#platform/server/pages/ranges.ts';
import { PICTURE_HEADERS } from '#platform/server/pictures/serve-picture.ts';
import { FILM_PART_BYTES } from '../contract.ts';
import { findFilm } from './queries.ts';
import { readRecent } from './recent-parts.ts';

const FOREVER = 'public, max-age=31536000, immutable';
/** In bytes: what a visitor who reads slowly keeps in memory. */
export const PIECE = 64 * 1024;

/** A stored film, whole or the part of it that is asked for; undefined if there is none. */
export async function serveFilm(
  database: Database,
  id: string,
  request: Pick<Request, 'method' | 'headers'>,
): Promise<Response | undefined> {
  const film = await findFilm(database, id);
  if (!film?.media_type) return undefined;
  const { bytes, media_type } = film;
  const etag = `"${id}"`;
  const about = {
    ...PICTURE_HEADERS,
    'cross-origin-resource-policy': 'same-origin',
    'accept-ranges': 'bytes',
    'cache-control': FOREVER,
    etag,
  };
  if (isAmong(request.headers.get('if-none-match'), etag)) {
    return new Response(null, { status: 304, headers: about });
  }
  const part = partOf(bytes, etag, askedPart(request));
  const { start, end } = part ?? { start: 0, end: bytes };
  return new Response(part?.status === 416 ? null : contentOf(database, id, start, end), {
    status: part?.status ?? 200,
    headers: {
      ...about,
      'content-type': media_type,
      'content-length': String(end - start),
      ...(part && { 'content-range': part.contentRange }),
    },
  });
}

/** In pieces, as fast as they are taken. Each is copied, so that it doesn't keep the whole part. */
function contentOf(database: Database, id: string, start: number, end: number): ReadableStream<Uint8Array> {
  let at = start;
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        const number = Math.floor(at / FILM_PART_BYTES);
        const part = await readRecent(database, id, number);
        if (!part) return controller.error(new Error(`part ${number} of the film ${id} is missing`));
        const from = at - number * FILM_PART_BYTES;
        const piece = new Uint8Array(part.subarray(from, from + Math.min(PIECE, end - at)));
        controller.enqueue(piece);
        at += piece.byteLength;
        if (at >= end) controller.close();
      },
    },
    { highWaterMark: 0 },
  );
}
