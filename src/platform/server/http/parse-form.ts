import { BOXES } from '../../contract/boxes.ts';
import * as say from '../../contract/messages.ts';
import { Refusal } from '../../contract/refusal.ts';
import { assertFewFields, assertNotReserved, FIELDS_MAX, givenTwice } from './field-names.ts';
import { assertNothingReplaced, assertReadable, decodeText } from './text.ts';

/** Of each part of a form: its name and a file's name stand there. In bytes. */
const PART_HEAD_MAX = 4 * 1024;
const BOUNDARY = /;\s*boundary\s*=\s*(?:"([^"\\]*)"|([^\s;"\\]+))/i;

export function parseQuery(url: URL): Record<string, string> {
  const text = url.search.slice(1);
  assertFewPairs(text, 'query');
  assertReadable(text);
  return collect(url.searchParams, 'query');
}

export function parseUrlEncoded(bytes: Uint8Array): Record<string, string> {
  const text = decodeText(bytes);
  assertFewPairs(text, 'form');
  assertReadable(text);
  return collect(joinLines(new URLSearchParams(text)), 'form');
}

/** Before they are parsed: each costs more than its bytes. */
function assertFewPairs(text: string, where: string): void {
  assertFewFields(text.split('&', FIELDS_MAX + 1).length, where);
}

export async function parseMultipart(bytes: Uint8Array<ArrayBuffer>, type: string) {
  const [, quoted, plain] = BOUNDARY.exec(type) ?? [];
  const boundary = quoted ?? plain;
  if (!boundary) throw incomplete();
  assertFewParts(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength), `--${boundary}`);
  // With the very boundary by which they were counted.
  const headers = { 'content-type': `multipart/form-data; boundary="${boundary}"` };
  const form = await new Response(bytes, { headers }).formData().catch(() => {
    throw incomplete();
  });
  for (const [name, value] of form)
    assertNothingReplaced(name + (typeof value === 'string' ? value : value.name));
  return collect(joinLines(form), 'form');
}

function assertFewParts(bytes: Buffer, delimiter: string): void {
  const end = bytes.lastIndexOf(delimiter);
  let parts = 0;
  for (let at = bytes.indexOf(delimiter); at < end; at = bytes.indexOf(delimiter, at + delimiter.length)) {
    parts += 1;
    assertFewFields(parts, 'form');
    if (!bytes.subarray(at, at + PART_HEAD_MAX).includes('\r\n\r\n')) throw incomplete();
  }
}

/** Node's parser looks for the boundary alone, without the line and the dashes before it. */
function incomplete(): Refusal {
  return new Refusal('malformed', say.formIncomplete());
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

/** With boxes of one name as one text. */
function joinLines<Value>(form: Iterable<[string, Value]>): [string, Value | string][] {
  const isBox = ([name, value]: [string, Value]) => name.endsWith(BOXES) && typeof value === 'string';
  const all = [...form];
  const several = Map.groupBy(all.filter(isBox), ([name]) => name.slice(0, -BOXES.length));
  const joined = [...several].map(([name, boxes]): [string, string] => [
    name,
    boxes.flatMap(([, value]) => (value ? String(value) : [])).join('\n'),
  ]);
  return [...all.filter((entry) => !isBox(entry)), ...joined];
}
