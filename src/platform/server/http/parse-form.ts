import { Refusal } from '../../contract/refusal.ts';
import { assertNotReserved, givenTwice } from './field-names.ts';
import { assertNothingReplaced, assertReadable, decodeText } from './text.ts';

export function parseQuery(url: URL): Record<string, string> {
  assertReadable(url.search);
  return collect(url.searchParams, 'query');
}

export function parseUrlEncoded(bytes: Uint8Array): Record<string, string> {
  const text = decodeText(bytes);
  assertReadable(text);
  return collect(new URLSearchParams(text), 'form');
}

export async function parseMultipart(bytes: Uint8Array<ArrayBuffer>, type: string) {
  const form = await new Response(bytes, { headers: { 'content-type': type } }).formData().catch(() => {
    throw new Refusal('malformed', 'The form’s body is incomplete.');
  });
  for (const [name, value] of form)
    assertNothingReplaced(name + (typeof value === 'string' ? value : value.name));
  return collect(form, 'form');
}

function collect<Value>(entries: Iterable<[string, Value]>, where: string): Record<string, Value> {
  const fields: Record<string, Value> = {};
  for (const [name, value] of entries) {
    assertNotReserved(name);
    if (Object.hasOwn(fields, name)) throw givenTwice(name, where);
    fields[name] = value;
  }
  return fields;
}
