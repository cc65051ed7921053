import { LRUCache } from 'lru-cache';
import type { Database } from '#platform/server/database/store.ts';
import { FILM_PART_BYTES } from '../contract.ts';
import { readPart } from './queries.ts';

const MEMORY_BYTES_MAX = 64 * 1024 * 1024;
/** In bytes. A visitor who reads slowly keeps two of them in memory. */
export const PIECE = 64 * 1024;

interface Part {
  database: Database;
  id: string;
  number: number;
}

type Piece = Uint8Array<ArrayBuffer>;

/** A part never changes. All who wait for the same one share the query. */
const RECENT = new LRUCache<string, readonly Piece[], Part>({
  maxSize: MEMORY_BYTES_MAX,
  sizeCalculation: (pieces) => pieces.reduce((bytes, piece) => bytes + piece.byteLength, 0),
  // Who waits for a part still gets it when others have taken its place.
  ignoreFetchAbort: true,
  fetchMethod: async (_key, _stale, { context: { database, id, number } }) => {
    const content = await readPart(database, id, number);
    return content && inPieces(content);
  },
});

/** Each is copied, so that it doesn't keep the whole part. */
function inPieces(content: Uint8Array): Piece[] {
  const pieces = Math.ceil(content.byteLength / PIECE);
  return Array.from({ length: pieces }, (_, at) => {
    return new Uint8Array(content.subarray(at * PIECE, (at + 1) * PIECE));
  });
}

/** What follows there in a film, a piece at most; undefined if it wasn't read lately. */
export function recentPiece(id: string, at: number): Piece | undefined {
  return pieceAt(at, RECENT.get(keyOf(id, partAt(at))));
}

/** The same, read if necessary. */
export async function readPiece(database: Database, id: string, at: number): Promise<Piece> {
  const number = partAt(at);
  const part = await RECENT.fetch(keyOf(id, number), { context: { database, id, number } });
  const piece = pieceAt(at, part);
  if (!piece) throw new Error(`part ${number} of the film ${id} is missing`);
  return piece;
}

function keyOf(id: string, part: number): string {
  return `${id} ${part}`;
}

function partAt(at: number): number {
  return Math.floor(at / FILM_PART_BYTES);
}

function pieceAt(at: number, pieces: readonly Piece[] | undefined): Piece | undefined {
  return pieces?.[Math.floor((at % FILM_PART_BYTES) / PIECE)]?.subarray(at % PIECE);
}
