import fc from 'fast-check';
import { type Call, hasBody } from '#platform/contract/call.ts';
import { type BoundaryValue, boundaryValuesOf } from './boundary-values.ts';
import type { SentInput } from './row.ts';

/** A change to one field of a valid request. */
interface Change {
  kind: 'drop' | 'recase' | 'set' | 'give' | 'add' | 'twice';
  /** Which field; the index wraps around. */
  at: number;
  name: string;
  value: unknown;
}

/** How a valid request is corrupted. */
export interface Fuzzing {
  query: Change[];
  body: Change[];
  /** Appended to the query as it is. */
  rawQuery: string;
  contentType: string;
  /** The share of the body that is sent. */
  arrives: number;
  /** Sent instead of the body. */
  instead: string | undefined;
}

type Fields = [name: string, value: unknown][];

const LONG = 'x'.repeat(20_000);
const HOSTILE_TEXT = [
  ...['', ' ', '\0', 'a\0b', '\ud800', '\udc00a', '\ufffe', '\u202e', 'é'.repeat(300), '👩🏾‍💻', LONG],
  ...["' or 1=1 --", '%', '_', '\\', '../..', '<script>', '=1+1', 'null', 'true', 'NaN', '1e999', '-1', '0'],
  ...['2025-02-30', '0000-00-00', '9999-12-31', '+99999-01-01', '24:00', '1.005', '9007199254740993', '{}'],
];
const HOSTILE_NAMES = [
  ...['__proto__', 'constructor', 'prototype', 'toString', 'id', 'ID', 'status', 'deleted_at', 'role', ''],
  ...['user_id', 'password_hash', 'a.b', 'a[b]', 'a[]', '\0', '\ud800', LONG],
];
const CONTENT_TYPES = [
  ...['application/json', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=edge'],
  ...['application/json; charset=utf-16', 'APPLICATION/JSON', 'multipart/form-data', 'text/plain', 'a/b', ''],
];
const RAW_QUERIES = [
  '',
  '%',
  '%ff=%ff',
  '__proto__=1',
  'constructor=1',
  'id[]=1',
  'page=1&page=2',
  '%00=%00',
];

const hostileValue = fc.oneof(
  fc.constantFrom(...HOSTILE_TEXT),
  fc.string({ unit: 'binary' }),
  fc.jsonValue(),
);
const hostileName = fc.oneof(fc.constantFrom(...HOSTILE_NAMES), fc.string({ unit: 'binary' }));
const blindChange = fc.record<Change>({
  kind: fc.constantFrom('drop', 'recase', 'set', 'set', 'add', 'twice'),
  at: fc.nat(20),
  name: hostileName,
  value: hostileValue,
});

/** Most parts stay valid, so that the corrupted ones get past the first checks. */
export function fuzzingOf(call: Call): fc.Arbitrary<Fuzzing> {
  return fc.record({
    query: changesOf(boundaryValuesOf(call, 'query')),
    body: changesOf(boundaryValuesOf(call, 'body')),
    rawQuery: mostly('', fc.constantFrom(...RAW_QUERIES)),
    contentType: mostly('application/json', fc.constantFrom(...CONTENT_TYPES)),
    arrives: mostly(1, fc.double({ min: 0, max: 1, noNaN: true })),
    instead: mostly(undefined, fc.oneof(fc.json(), fc.string({ unit: 'binary' }))),
  });
}

/** Changes to the request's fields, and to the declared ones with boundary values. */
function changesOf(values: BoundaryValue[]): fc.Arbitrary<Change[]> {
  const given = values.map(([name, value]): Change => ({ kind: 'give', at: 0, name, value }));
  const change = given.length > 0 ? fc.oneof(blindChange, fc.constantFrom(...given)) : blindChange;
  return fc.array(change, { maxLength: 2 });
}

function mostly<T>(usual: T, rare: fc.Arbitrary<T | string>): fc.Arbitrary<T> {
  return fc.oneof(
    { weight: 4, arbitrary: fc.constant(usual) },
    { weight: 1, arbitrary: rare as fc.Arbitrary<T> },
  );
}

export const UNTOUCHED: Fuzzing = {
  query: [],
  body: [],
  rawQuery: '',
  contentType: 'application/json',
  arrives: 1,
  instead: undefined,
};

/** The corrupted request: the arguments for `fetch`. */
export async function fuzz(
  input: SentInput,
  method: Call['method'],
  how: Fuzzing,
): Promise<{ address: string; init: RequestInit }> {
  const query = applyAll(Object.entries(input.query ?? {}), how.query);
  const search = new URLSearchParams(query.map(([name, value]) => [name, asText(value)])).toString();
  const init: RequestInit = { method, ...(input.headers && { headers: input.headers }) };
  if (hasBody({ method })) {
    const whole = encode(applyAll(Object.entries(input.body ?? {}), how.body), how.contentType);
    const bytes = await new Blob(how.instead === undefined ? whole : [how.instead]).bytes();
    init.body = bytes.slice(0, Math.round(bytes.length * how.arrives));
    init.headers = { ...input.headers, 'content-type': how.contentType };
  }
  return { address: `${input.address}?${[search, how.rawQuery].filter(Boolean).join('&')}`, init };
}

function applyAll(fields: Fields, changes: Change[]): Fields {
  return changes.reduce(apply, fields);
}

function apply(fields: Fields, { kind, at, name, value }: Change): Fields {
  if (kind === 'add') return [...fields, [name, value]];
  if (kind === 'give') return [...fields.filter((field) => field[0] !== name), [name, value]];
  const index = at % Math.max(fields.length, 1);
  const chosen = fields[index];
  if (!chosen) return fields;
  if (kind === 'twice') return [...fields, chosen];
  const changed: Fields = {
    drop: [],
    recase: [[chosen[0].toUpperCase(), chosen[1]]] as Fields,
    set: [[chosen[0], value]] as Fields,
  }[kind];
  return fields.toSpliced(index, 1, ...changed);
}

/** Encoded by hand: an object can't hold duplicate or reserved names. */
function encode(fields: Fields, contentType: string): (string | File)[] {
  if (contentType.startsWith('application/x-www-form-urlencoded')) {
    return [new URLSearchParams(fields.map(([name, value]) => [name, asText(value)])).toString()];
  }
  if (contentType.startsWith('multipart/')) return [...fields.flatMap(toPart), '--edge--\r\n'];
  const members = fields.map(([name, value]) => `${JSON.stringify(name)}:${JSON.stringify(value)}`);
  return [`{${members.join(',')}}`];
}

function toPart([name, value]: Fields[number]): (string | File)[] {
  const head = `--edge\r\ncontent-disposition: form-data; name=${JSON.stringify(name)}`;
  if (!(value instanceof File)) return [`${head}\r\n\r\n${asText(value)}\r\n`];
  return [`${head}; filename="${value.name}"\r\ncontent-type: ${value.type}\r\n\r\n`, value, '\r\n'];
}

function asText(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}
