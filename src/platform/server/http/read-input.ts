import type { Call } from '../../contract/call.ts';
import { nest } from '../../contract/nest.ts';
import { Refusal } from '../../contract/refusal.ts';
import { readFileBody, readTextBody } from './body-bytes.ts';
import { FORM, JSON_TYPE, MULTIPART, mediaTypes } from './media-types.ts';
import { parseMultipart, parseQuery, parseUrlEncoded } from './parse-form.ts';
import { parseJson } from './parse-json.ts';

/** Only this parameter of a media type matters here. */
const CHARSET = /;\s*charset\s*=\s*"?([^";\s]*)/i;
const UTF8 = ['utf-8', 'utf8'];

type Fields = Record<string, FormDataEntryValue>;

export async function readInput(call: Call, request: Request) {
  return { query: parseQuery(new URL(request.url)), body: await readBody(call, request) };
}

async function readBody(call: Call, request: Request): Promise<unknown> {
  if (call.method !== 'POST') return {};
  const bytes = await (call.picture ? readFileBody(request, call.tooLarge) : readTextBody(request));
  return bytes.byteLength === 0 ? {} : parseBody(bytes, request, mediaTypes(call), nest);
}

/** The fields of a text form, whichever encoding the browser used. */
export async function readForm(request: Request): Promise<Fields> {
  const flat = (fields: Fields) => fields;
  const fields = await parseBody(await readTextBody(request), request, [FORM, MULTIPART], flat);
  return fields as Fields;
}

async function parseBody(
  bytes: Uint8Array<ArrayBuffer>,
  request: Request,
  taken: readonly string[],
  arrange: (fields: Fields) => object,
): Promise<unknown> {
  const type = request.headers.get('content-type') ?? '';
  const kind = type.split(';', 1)[0]?.trim().toLowerCase() ?? '';
  if (!taken.includes(kind)) throw new Refusal('unsupported-type', `Send ${taken.join(' or ')}.`);
  const charset = CHARSET.exec(type)?.[1];
  if (charset && !UTF8.includes(charset.toLowerCase())) {
    throw new Refusal('unsupported-type', 'Send the text in UTF-8, without naming another charset.');
  }
  if (kind === JSON_TYPE) return parseJson(bytes);
  return arrange(kind === FORM ? parseUrlEncoded(bytes) : await parseMultipart(bytes, type));
}
