import { type Call, hasBody, isOwn } from '../../contract/call.ts';
import type { Message } from '../../contract/message.ts';
import * as say from '../../contract/messages.ts';
import { nest } from '../../contract/nest.ts';
import { fromRequest } from '../../contract/own-request.ts';
import { Refusal } from '../../contract/refusal.ts';
import { letOthersIn } from '../let-others-in.ts';
import { WorkQueue } from '../work-queue.ts';
import { readFileBody, readTextBody } from './body-bytes.ts';
import { FORM, JSON_TYPE, MULTIPART, mediaTypes } from './media-types.ts';
import { parseMultipart, parseQuery, parseUrlEncoded } from './parse-form.ts';
import { parseJson } from './parse-json.ts';

/** Only this parameter of a media type matters here. */
const CHARSET = /;\s*charset\s*=\s*"?([^";\s]*)/i;
const UTF8 = ['utf-8', 'utf8'];

type Bytes = Uint8Array<ArrayBuffer>;
type Fields = Record<string, FormDataEntryValue>;

/** Bodies longer than this are read one in each turn of the event loop: any number may be complete at the same moment. */
const LONG = 4 * 1024;
const READING = new WorkQueue({
  atOnce: 1,
  waiting: 1_000,
  patience: 20_000,
  refusal: say.readingBusy,
});

/** What a call is given. `whose` says who sends it, such as a client's network; `path` has the fields of the address. */
export async function readInput(
  call: Call,
  request: Request,
  whose: string,
  path: Readonly<Record<string, string>> = {},
) {
  const given = { query: parseQuery(new URL(request.url)), body: await readBody(call, request, whose) };
  const ifMatch = request.headers.get('if-match') ?? undefined;
  return isOwn(call) ? fromRequest(call, { ...given, path, ifMatch }) : given;
}

async function readBody(call: Call, request: Request, whose: string): Promise<Record<string, unknown>> {
  if (!hasBody(call)) return {};
  const read = async (bytes: Bytes) => {
    if (bytes.byteLength === 0) return {};
    return queueIfLong(bytes, whose, () => parseBody(bytes, request, mediaTypes(call), nest));
  };
  return call.picture
    ? readFileBody(request, { whose, tooLarge: call.tooLarge }, read)
    : readTextBody(request, whose, read);
}

/** The fields of a text form, whichever encoding the browser used. */
export function readForm(request: Request, whose: string): Promise<Fields> {
  return readTextBody(request, whose, readFields(request, whose, [FORM, MULTIPART]));
}

/** The same of a form that may send files. */
export function readFileForm(request: Request, whose: string, tooLarge: Message): Promise<Fields> {
  return readFileBody(request, { whose, tooLarge }, readFields(request, whose, [MULTIPART]));
}

function readFields(request: Request, whose: string, taken: readonly string[]) {
  const flat = (fields: Fields) => fields;
  return (bytes: Bytes) =>
    queueIfLong(bytes, whose, () => parseBody(bytes, request, taken, flat)) as Promise<Fields>;
}

/** What follows up to the next wait, such as validating what was read, happens in the same turn. */
function queueIfLong<T>(bytes: Bytes, whose: string, read: () => Promise<T>): Promise<T> {
  if (bytes.byteLength <= LONG) return read();
  return READING.run(async () => {
    await letOthersIn();
    return read();
  }, whose);
}

async function parseBody(
  bytes: Bytes,
  request: Request,
  taken: readonly string[],
  arrange: (fields: Fields) => Record<string, unknown>,
): Promise<Record<string, unknown>> {
  const type = request.headers.get('content-type') ?? '';
  const kind = type.split(';', 1)[0]?.trim().toLowerCase() ?? '';
  if (!taken.includes(kind))
    throw new Refusal('unsupported-type', say.wrongContentType({ list: taken.join(` ${say.or()} `) }));
  const charset = CHARSET.exec(type)?.[1];
  if (charset && !UTF8.includes(charset.toLowerCase())) {
    throw new Refusal('unsupported-type', say.wrongCharset());
  }
  if (kind === JSON_TYPE) return parseJson(bytes);
  return arrange(kind === FORM ? parseUrlEncoded(bytes) : await parseMultipart(bytes, type));
}
