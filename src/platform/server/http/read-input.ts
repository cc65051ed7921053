import type { Call } from '../../contract/call.ts';
import { PICTURE_BYTES_MAX, TOO_LARGE_PICTURE } from '../../contract/picture-file.ts';
import { Refusal } from '../../contract/refusal.ts';

/** The largest body taken, in bytes: text alone, and with a picture (rulings, 27) and its fields. */
const TEXT_BODY_MAX = 256 * 1024;
const PICTURE_BODY_MAX = PICTURE_BYTES_MAX + TEXT_BODY_MAX;

export async function readInput(call: Call, request: Request) {
  return { query: readQuery(new URL(request.url)), body: await readBody(call, request) };
}

function readQuery(url: URL): Record<string, string> {
  return collect(url.searchParams, 'query');
}

async function readBody(call: Call, request: Request): Promise<unknown> {
  if (call.method !== 'POST') return {};
  const bytes = await (call.encoding === 'multipart'
    ? readCapped(request, PICTURE_BODY_MAX, tooLargePicture)
    : readCapped(request, TEXT_BODY_MAX, tooLargeText));
  if (bytes.byteLength === 0) return {};
  const type = request.headers.get('content-type') ?? '';
  const kind = type.split(';', 1)[0]?.trim().toLowerCase();
  if (kind === 'application/json') return readJson(bytes);
  if (kind === 'application/x-www-form-urlencoded' || kind === 'multipart/form-data') {
    return parseForm(bytes, type);
  }
  throw new Refusal(
    'unsupported-type',
    'Send application/json, application/x-www-form-urlencoded or multipart/form-data.',
  );
}

const tooLargeText = () => new Refusal('too-large', `This is larger than the ${TEXT_BODY_MAX} bytes taken.`);
const tooLargePicture = () => new Refusal('too-large', TOO_LARGE_PICTURE, { image: TOO_LARGE_PICTURE });

/** Reads no more than the limit, whatever length the request claims to have. */
async function readCapped(
  request: Request,
  limit: number,
  tooLarge: () => Refusal,
): Promise<Uint8Array<ArrayBuffer>> {
  if (Number(request.headers.get('content-length') ?? 0) > limit) throw tooLarge();
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of request.body ?? []) {
    size += chunk.byteLength;
    if (size > limit) throw tooLarge();
    chunks.push(chunk);
  }
  return new Uint8Array(Buffer.concat(chunks));
}

function readJson(bytes: Uint8Array): unknown {
  let value: unknown;
  try {
    value = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    throw new Refusal('malformed', 'The body is not complete JSON in UTF-8.');
  }
  if (typeof value === 'object' && value !== null) Object.keys(value).forEach(refuseReserved);
  return value;
}

/** A name that means something to the language itself is no field of anything. */
function refuseReserved(name: string): void {
  if (name === '__proto__') throw new Refusal('malformed', 'There is no field called __proto__.');
}

/** The fields of a form of text, however the browser encoded it. */
export async function readForm(request: Request): Promise<Record<string, FormDataEntryValue>> {
  const bytes = await readCapped(request, TEXT_BODY_MAX, tooLargeText);
  return parseForm(bytes, request.headers.get('content-type') ?? '');
}

async function parseForm(bytes: Uint8Array<ArrayBuffer>, type: string) {
  const form = await new Response(bytes, { headers: { 'content-type': type } }).formData().catch(() => {
    throw new Refusal('malformed', 'The form’s body is not complete.');
  });
  return collect(form, 'form');
}

function collect<Value>(entries: Iterable<[string, Value]>, where: string): Record<string, Value> {
  const fields: Record<string, Value> = {};
  for (const [name, value] of entries) {
    refuseReserved(name);
    if (Object.hasOwn(fields, name)) {
      throw new Refusal('malformed', `The ${where} gives ${name.slice(0, 50)} twice.`);
    }
    fields[name] = value;
  }
  return fields;
}
