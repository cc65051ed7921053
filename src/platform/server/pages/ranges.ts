/** One range, as browsers ask for it (RFC 9110, 14.1.2). */
const RANGE = /^bytes=(\d*)-(\d*)$/;

/** What a request says about the part that it asks for. Only `GET` has parts (RFC 9110, 14.2). */
export interface AskedPart {
  method: string | undefined;
  range: string | null | undefined;
  ifRange: string | null | undefined;
}

/** The status and `Content-Range` of a reply with a part, and its first byte and the first one after it. */
export interface Part {
  status: 206 | 416;
  contentRange: string;
  start: number;
  end: number;
}

export function askedPart({ method, headers }: Pick<Request, 'method' | 'headers'>): AskedPart {
  return { method, range: headers.get('range'), ifRange: headers.get('if-range') };
}

/** The part that is asked for of so many bytes; undefined if all of them are the answer. */
export function partOf(bytes: number, etag: string, asked: AskedPart): Part | undefined {
  const { method, range, ifRange } = asked;
  if (method !== 'GET' || !range || (ifRange ?? etag) !== etag) return undefined;
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
