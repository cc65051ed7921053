import type { Asked } from './asked.ts';

/** One range, as browsers ask for it (RFC 9110, 14.1.2). */
const RANGE = /^bytes=(\d*)-(\d*)$/;

/** The status and `Content-Range` of a reply with a part, and its first byte and the first one after it. */
export interface Part {
  status: 206 | 416;
  contentRange: string;
  start: number;
  end: number;
}

/** The part that is asked for of so many bytes; undefined if all of them are the answer. Only `GET` has parts (RFC 9110, 14.2). */
export function partOf(bytes: number, etag: string, { method, header }: Asked): Part | undefined {
  const range = header('range');
  if (method !== 'GET' || !range || (header('if-range') ?? etag) !== etag) return undefined;
  const [, first = '', last = ''] = RANGE.exec(range) ?? [];
  if (first === '' && last === '') return undefined;
  if (first === '') return from(bytes, Math.max(0, bytes - Number(last)), bytes);
  if (last === '') return from(bytes, Number(first), bytes);
  if (Number(last) < Number(first)) return undefined;
  return from(bytes, Number(first), Math.min(Number(last) + 1, bytes));
}

function from(bytes: number, start: number, end: number): Part {
  if (start >= bytes) return { status: 416, contentRange: `bytes */${bytes}`, start: 0, end: 0 };
  return { status: 206, contentRange: `bytes ${start}-${end - 1}/${bytes}`, start, end };
}
