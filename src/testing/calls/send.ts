import { hasBody, type Method } from '#platform/contract/call.ts';
import type { TestClient } from '../client.ts';
import type { Input } from './example.ts';
import type { Row } from './row.ts';

/** The encodings of a body, each with its media type. */
export const ENCODINGS = {
  json: 'application/json',
  form: 'application/x-www-form-urlencoded',
  multipart: 'multipart/form-data',
} as const;
export type Encoding = keyof typeof ENCODINGS;
const ALL = Object.keys(ENCODINGS) as Encoding[];

/** All addresses of a documented call: each path with and without suffix. */
export function addressesOf({ paths }: Pick<Row, 'paths'>): string[] {
  return paths.flatMap((path) => [path, `${path}.php`]);
}

/** The encodings that a documented call's body may have. */
export function encodingsOf({ multipartOnly, jsonOnly }: Row): readonly Encoding[] {
  if (multipartOnly) return ['multipart'];
  return jsonOnly ? ['json'] : ALL;
}

/** Sends a request as an external client would, without using the program's declarations. */
export function send(
  client: TestClient,
  { method, address }: { method: Method | 'HEAD'; address: string },
  { query = {}, body = {} }: Input,
  encoding: Encoding = holdsFile(body) ? 'multipart' : 'json',
  headers: Record<string, string> = {},
): Promise<Response> {
  const search = new URLSearchParams(query).toString();
  const sent: Encoded = method !== 'HEAD' && hasBody({ method }) ? encode(body, encoding) : {};
  const init = { method, ...sent, headers: { ...headers, ...sent.headers } };
  return client.fetch(search ? `${address}?${search}` : address, init);
}

function holdsFile(body: Record<string, unknown>): boolean {
  return Object.values(body).some((value) => value instanceof File);
}

interface Encoded {
  body?: BodyInit;
  headers?: Record<string, string>;
}

/** Files are left out if the encoding can't carry them. */
function encode(body: Record<string, unknown>, encoding: Encoding): Encoded {
  if (encoding === 'multipart') return { body: toForm(body) };
  const fields = Object.entries(body).filter(([, value]) => !(value instanceof File));
  if (encoding === 'form') {
    return { body: new URLSearchParams(fields.map(([name, value]) => [name, String(value)])) };
  }
  return { body: JSON.stringify(Object.fromEntries(fields)), headers: { 'content-type': ENCODINGS.json } };
}

function toForm(body: Record<string, unknown>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(body)) {
    form.set(name, value instanceof File ? value : String(value));
  }
  return form;
}
