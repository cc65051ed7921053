import type { TestClient } from '../client.ts';
import type { Input, Row } from './row.ts';

const ENCODINGS = ['json', 'form', 'multipart'] as const;
type Encoding = (typeof ENCODINGS)[number];

/** The addresses that a documented call answers at: each path with and without suffix. */
export function addressesOf({ paths }: Pick<Row, 'paths'>): string[] {
  return paths.flatMap((path) => [path, `${path}.php`]);
}

/** Every encoding that can carry the body: pictures travel in multipart alone, lists in JSON alone. */
export function encodingsOf({ body = {} }: Input): readonly Encoding[] {
  const values = Object.values(body);
  if (values.some((value) => value instanceof File)) return ['multipart'];
  return values.every((value) => typeof value === 'string') ? ENCODINGS : ['json'];
}

/** Sends a request as a stranger's client would, knowing nothing of the program's declarations. */
export function send(
  client: TestClient,
  { method, address }: { method: Row['method'] | 'HEAD'; address: string },
  { query = {}, body = {} }: Input,
  encoding: Encoding = 'json',
): Promise<Response> {
  const search = new URLSearchParams(query).toString();
  const init = method === 'POST' ? encode(body, encoding) : {};
  return client.fetch(search ? `${address}?${search}` : address, { method, ...init });
}

/** In the first encoding that can carry the body, where the one asked for can't. */
function encode(body: Record<string, unknown>, asked: Encoding): RequestInit {
  const carrying = encodingsOf({ body });
  const encoding = carrying.includes(asked) ? asked : carrying[0];
  if (encoding === 'multipart') return { body: toForm(body) };
  if (encoding === 'form') return { body: new URLSearchParams(body as Record<string, string>) };
  return { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } };
}

function toForm(body: Record<string, unknown>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(body)) form.set(name, value as string | Blob);
  return form;
}
