import type { z } from 'zod';
import { type Call, callAddress, isOwn, pathFields, pathName, type Route } from './call.ts';
import { opaqueTags, TAGS_BETWEEN } from './entity-tags.ts';
import * as say from './messages.ts';
import { Refusal } from './refusal.ts';

/**
 * How the input of our own calls travels: fields in the path, lists with `page[number]`, `page[size]`, `sort=-date`,
 * `search` and `filter[…]`, and a record's version as `ETag` and `If-Match`. Handlers and clients know none of it. Browsers get this
 * file before any schemas, so it imports none.
 */

type Fields = Readonly<Record<string, unknown>>;
/** A call's declaration, or as much of it as the client has. */
type Described = Route & Partial<Pick<Call, 'query' | 'body' | 'reply'>>;

const LIST_NAMES: Readonly<Record<string, string>> = {
  page: 'page[number]',
  pageSize: 'page[size]',
  sort: 'sort',
  search: 'search',
};
export const VERSION = 'version';
export const IF_MATCH = 'If-Match';
/** How many records a list has on a page that nobody asked for. */
export const PAGE_OF_OWN = 100;
/** Names that nobody declared can be as long as an address. */
const NAME_SHOWN_MAX = 100;

/** The declared fields of a part of a call. */
function shapeOf(schema: unknown): Fields {
  return (Object(schema) as { shape?: Fields }).shape ?? {};
}

/** Whether a call is for several records, which may be searched and filtered. */
function isOfMany({ query, reply }: Described): boolean {
  const [asked, told] = [shapeOf(query), shapeOf(reply)];
  return 'sort' in asked || 'search' in asked || ('records' in told && !('record' in told));
}

/** Whether a call is for one page of a list. */
function isPaged({ method, query, reply }: Call): boolean {
  return method === 'GET' && 'pageSize' in shapeOf(query) && 'records' in shapeOf(reply);
}

/** The address of the page after this one, if there is one. */
export function nextPage(
  call: Call,
  query: Fields & { page?: number; pageSize?: number },
  { records, total = 0 }: { records?: readonly unknown[]; total?: number },
): string | undefined {
  if (!isPaged(call) || !records) return undefined;
  const { page = 1, pageSize = records.length } = query;
  if (records.length === 0 || (page - 1) * pageSize + records.length >= total) return undefined;
  return toRequest(call, { query: { ...query, page: page + 1, pageSize } }).address;
}

/** What the fields of a call's query are called in an address; those in the path aren't among them. */
export function queryNames(call: Described): Map<string, string> {
  const inPath = pathFields(call);
  const ofMany = isOfMany(call);
  const fields = Object.keys(shapeOf(call.query)).filter(
    (name) => !inPath.includes(name) && name !== 'order',
  );
  return new Map(fields.map((name) => [name, ofMany ? (LIST_NAMES[name] ?? `filter[${name}]`) : name]));
}

/** Whether the body has a version, which travels as a header. */
export function takesVersion(call: Described): boolean {
  return isOwn(call) && VERSION in shapeOf(call.body);
}

/** Whether the record of the reply has a version, which travels as its ETag. */
export function repliesVersion(call: Described): boolean {
  return isOwn(call) && VERSION in shapeOf(shapeOf(call.reply).record);
}

/** A reply as it is sent: its body, and the version of its record. */
export function toReply(call: Described, reply: unknown): { body: unknown; version?: string } {
  if (!repliesVersion(call)) return { body: reply };
  const { record, ...rest } = reply as { record: { version: string } };
  const { version, ...sent } = record;
  return { body: { ...rest, record: sent }, version };
}

/** A reply as it was before it was sent. A proxy that compresses it makes the ETag another one. */
export function fromReply(reply: { record?: object }, etag: string | null): unknown {
  const [version] = opaqueTags(etag ?? '') ?? [];
  return reply?.record && version ? { ...reply, record: { ...reply.record, version } } : reply;
}

/** The name of an input's field as who sent it knows it. */
export function sentName(call: Described, field: string): string {
  if (pathFields(call).includes(field)) return pathName(field);
  if (field === VERSION && takesVersion(call)) return IF_MATCH;
  return queryNames(call).get(field) ?? field;
}

export interface SentRequest {
  address: string;
  body: Fields;
  headers: Record<string, string>;
}

/** The request that makes a call. Empty values of the query are left out. */
export function toRequest(
  call: Described,
  { query = {}, body = {} }: { query?: Fields | undefined; body?: Fields | undefined },
): SentRequest {
  if (!isOwn(call)) return { address: withQuery(callAddress(call), query), body, headers: {} };
  const inPath = pathFields(call);
  const path = call.path.replace(/\{(\w+)\}/g, (_, name) =>
    encodeURIComponent(String((name in query ? query : body)[name])),
  );
  const names = queryNames(call);
  const { sort, order, ...asked } = without(query, inPath);
  const sent = Object.entries(asked).map(([name, value]) => [names.get(name) ?? name, value]);
  if (sort) sent.push(['sort', order === 'desc' ? `-${sort}` : sort]);
  const { [VERSION]: version, ...rest } = without(body, inPath);
  return {
    address: withQuery(path, Object.fromEntries(sent)),
    body: takesVersion(call) ? rest : without(body, inPath),
    headers: takesVersion(call) && version ? { [IF_MATCH]: `"${version}"` } : {},
  };
}

/** A call's input from a request. */
export function fromRequest(
  call: Call,
  { path, query, body, ifMatch }: { path: Fields; query: Fields; body: Fields; ifMatch: string | undefined },
): { query: Fields; body: Fields } {
  const asked = shapeOf(call.query);
  const inPath = Object.fromEntries(pathFields(call).map((name) => [name, path[pathName(name)]]));
  const ofQuery = Object.entries(inPath).filter(([name]) => name in asked);
  const ofBody = Object.entries(inPath).filter(([name]) => !(name in asked));
  return {
    query: { ...readQuery(call, query), ...Object.fromEntries(ofQuery) },
    body: { ...readBody(call, body, ifMatch), ...Object.fromEntries(ofBody) },
  };
}

function readQuery(call: Call, query: Fields): Fields {
  const fields = new Map([...queryNames(call)].map(([field, name]) => [name, field]));
  const read: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(query)) read[fields.get(name) ?? ''] = value;
  const unknown = Object.keys(query).filter((name) => !fields.has(name));
  if (unknown.length > 0) throw unknownFields(unknown);
  if (isPaged(call) && read.page === undefined && read.pageSize === undefined)
    Object.assign(read, { page: '1', pageSize: String(PAGE_OF_OWN) });
  const { sort } = read;
  if (typeof sort !== 'string' || !('order' in shapeOf(call.query))) return read;
  const isDescending = sort.startsWith('-');
  return { ...read, sort: isDescending ? sort.slice(1) : sort, order: isDescending ? 'desc' : 'asc' };
}

function readBody(call: Call, body: Fields, ifMatch: string | undefined): Fields {
  const elsewhere = [...pathFields(call), ...(takesVersion(call) ? [VERSION] : [])];
  const misplaced = elsewhere.filter((name) => Object.hasOwn(body, name));
  if (misplaced.length > 0) throw unknownFields(misplaced);
  if (!takesVersion(call)) return body;
  if (ifMatch === undefined || ifMatch === '*') {
    if (isRequired(shapeOf(call.body)[VERSION])) {
      throw new Refusal('version-missing', say.versionMissing({ header: IF_MATCH }));
    }
    return body;
  }
  const version = opaqueTags(ifMatch)?.join(TAGS_BETWEEN);
  if (!version) throw new Refusal('malformed', say.versionInvalid({ header: IF_MATCH }));
  return { ...body, [VERSION]: version };
}

function isRequired(field: unknown): boolean {
  return !(field as z.ZodType).safeParse(undefined).success;
}

function unknownFields(names: readonly string[]): Refusal {
  const errors = names
    .map((name) => name.slice(0, NAME_SHOWN_MAX))
    .map((name) => [name, say.unknownField({ name })]);
  return new Refusal('invalid', errors[0]?.[1] ?? '', Object.fromEntries(errors));
}

function without(fields: Fields, names: readonly string[]): Fields {
  return Object.fromEntries(Object.entries(fields).filter(([name]) => !names.includes(name)));
}

function withQuery(path: string, query: Fields): string {
  const given = Object.entries(query)
    .filter(([, value]) => value !== undefined && value !== '')
    .map(([name, value]) => [name, String(value)]);
  const search = new URLSearchParams(given).toString();
  return search ? `${path}?${search}` : path;
}
