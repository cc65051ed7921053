import type { Database } from '#platform/server/database/store.ts';
import { PICTURE_HEADERS } from '#platform/server/pictures/serve-picture.ts';
import { FILM_PART_BYTES } from '../contract.ts';
import { findFilm } from './queries.ts';
import { readRecent } from './recent-parts.ts';

const FOREVER = 'public, max-age=31536000, immutable';
/** In bytes: what a visitor who reads slowly keeps in memory. */
export const PIECE = 64 * 1024;
/** One range, as browsers ask for it (RFC 9110, 14.1.2). */
const RANGE = /^bytes=(\d*)-(\d*)$/;

interface Span {
  start: number;
  /** The first byte after it. */
  end: number;
}

/** A stored film, whole or the part of it that is asked for; undefined if there is none. */
export async function serveFilm(
  database: Database,
  id: string,
  { headers }: Pick<Request, 'headers'>,
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
  if (headers.get('if-none-match') === etag) return new Response(null, { status: 304, headers: about });
  const range = headers.get('range');
  const isCurrent = (headers.get('if-range') ?? etag) === etag;
  const asked = range && isCurrent ? spanOf(range, bytes) : undefined;
  if (asked === 'beyond') {
    return new Response(null, { status: 416, headers: { ...about, 'content-range': `bytes */${bytes}` } });
  }
  const { start, end } = asked ?? { start: 0, end: bytes };
  return new Response(contentOf(database, id, { start, end }), {
    status: asked ? 206 : 200,
    headers: {
      ...about,
      'content-type': media_type,
      'content-length': String(end - start),
      ...(asked && { 'content-range': `bytes ${start}-${end - 1}/${bytes}` }),
    },
  });
}

/** Undefined if it can't be read, and the whole film is the answer. */
function spanOf(range: string, bytes: number): Span | 'beyond' | undefined {
  const [, first = '', last = ''] = RANGE.exec(range) ?? [];
  if (first === '' && last === '') return undefined;
  if (first === '') {
    const length = Math.min(Number(last), bytes);
    return length === 0 ? 'beyond' : { start: bytes - length, end: bytes };
  }
  const start = Number(first);
  if (start >= bytes) return 'beyond';
  if (last === '') return { start, end: bytes };
  return Number(last) < start ? undefined : { start, end: Math.min(Number(last) + 1, bytes) };
}

/** In pieces, as fast as they are taken. Each is copied, so that it doesn't keep the whole part. */
function contentOf(database: Database, id: string, { start, end }: Span): ReadableStream<Uint8Array> {
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
