import type { TestClient } from '../client.ts';
import type { Input, Row } from './row.ts';

export const ENCODINGS = ['json', 'form', 'multipart'] as const;
export type Encoding = (typeof ENCODINGS)[number];

/** The addresses that a documented call answers at: each path with and without suffix. */
export function addressesOf({ paths }: Pick<Row, 'paths'>): string[] {
  return paths.flatMap((path) => [path, `${path}.php`]);
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

/** Only what the encoding can carry: pictures travel in multipart alone, lists in JSON alone. */
function encode(body: Record<string, unknown>, encoding: Encoding): RequestInit {
  const values = Object.values(body);
  if (values.some((value) => value instanceof File)) return { body: toForm(body) };
  if (encoding === 'json' || values.some((value) => typeof value !== 'string')) {
    return { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } };
  }
  if (encoding === 'multipart') return { body: toForm(body) };
  return { body: new URLSearchParams(body as Record<string, string>) };
}

function toForm(body: Record<string, unknown>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(body)) form.set(name, value as string | Blob);
  return form;
}
