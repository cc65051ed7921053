import type { Access } from '#platform/contract/access.ts';
import { type Call, callAddresses, hasBody, isOwn, takesIdempotencyKey } from '#platform/contract/call.ts';
import { PAGE_OF_OWN, repliesVersion, takesVersion } from '#platform/contract/own-request.ts';
import { REFUSAL_STATUS, type RefusalCode } from '#platform/contract/refusal.ts';
import { mediaTypes } from '#platform/server/http/media-types.ts';
import { PROBLEM_TYPE } from '#platform/server/http/problem.ts';
import { type JsonSchema, requestSchemas } from './openapi-schemas.ts';

/** The groups in which the calls are documented, by who may make them. */
export const GROUPS = {
  anyone: { name: 'Anyone', description: 'Calls that work without signing in.' },
  'own-account': { name: 'Own account', description: 'For every signed-in user, about their own account.' },
  'signed-in': { name: 'Signed in', description: 'For every signed-in user, whatever their role.' },
  'by-right': {
    name: 'By right',
    description: 'For Administrators, and for users whose role has a right that the call asks for.',
  },
  administrator: { name: 'Administrators', description: 'For Administrators only.' },
} as const satisfies Readonly<Record<string, { name: string; description: string }>>;

export function groupOf(access: Access): keyof typeof GROUPS {
  return typeof access === 'string' && access !== 'any-right' ? access : 'by-right';
}

const REFUSAL = { 'application/json': { schema: { $ref: '#/components/schemas/Refusal' } } };
const PROBLEM = { [PROBLEM_TYPE]: { schema: { $ref: '#/components/schemas/Problem' } } };

/** The headers of a refusal. */
const HEADERS: Readonly<Partial<Record<RefusalCode, JsonSchema>>> = {
  'wrong-method': { Allow: { description: 'The allowed methods.', schema: { type: 'string' } } },
  'too-many': { 'Retry-After': { description: 'How many seconds to wait.', schema: { type: 'integer' } } },
};

/** For calls that change how users get access. */
export const SESSION_ONLY = 'It needs a session: API tokens are refused.';

const PARAMETER_NOTES: Readonly<Record<string, string>> = {
  'page[number]': 'The page number, starting at 1.',
  'page[size]': `The number of records on a page: 10 if you only give its number, ${PAGE_OF_OWN} if you give neither.`,
  'filter[from]': 'The first day, in the event’s zone.',
  'filter[to]': 'The last day, in the event’s zone.',
  page: 'The page number, starting at 1. Without page and pageSize, the call returns the whole list.',
  pageSize: 'The number of records on a page: 10 if you only give the page.',
  sort: 'What to sort by.',
  order: 'Ascending (asc) or descending (desc).',
  search: 'Part of the text to search for. Case and accents don’t matter.',
  from: 'The first day, in the event’s zone.',
  to: 'The last day, in the event’s zone.',
  authorize: 'Accepted because documented clients send it, but ignored.',
};
const CLAIMED_ROLE = PARAMETER_NOTES.authorize;
const SORT_NOTE = 'What to sort by; with - in front, in descending order.';

/** What each code of a refusal means. */
export const REFUSED: Readonly<Record<RefusalCode, string>> = {
  malformed:
    'The request can’t be read: broken JSON, an incomplete body, a field given twice, or text that isn’t UTF-8.',
  unauthenticated: 'Nobody is signed in, or the session or token has ended.',
  forbidden:
    'The role doesn’t allow this, the call needs a session instead of a token, or another site sent the request.',
  'second-step-missing': 'An Administrator requires two-factor sign-in, and it isn’t set up yet.',
  'not-found': 'There is no record with this id.',
  'wrong-method': 'The address doesn’t accept this method.',
  conflict:
    'The request conflicts with existing data: a value is already taken, or the record has changed in the meantime.',
  'changed-meanwhile': 'Somebody else has changed the record since the version in `If-Match`.',
  'version-missing': 'The call needs `If-Match`: the version of the record that you have seen.',
  'too-large': 'The body is too large.',
  'unsupported-type': 'The body has an unsupported type or charset, or is compressed.',
  invalid: 'A field isn’t valid: `errors` says which one and why.',
  'too-many': 'Too many attempts. Wait and try again.',
  unexpected: 'Something went wrong on our side.',
  unavailable: 'The site can’t reach its data at the moment. Try again shortly.',
};

/** One call at one of its addresses. Its schemas are in the document's components. */
export function describeOperation(call: Call, address: string): JsonSchema {
  const index = callAddresses(call).indexOf(address);
  const [first] = callAddresses(call);
  const body = hasBody(call) && takesFields(call) ? { requestBody: requestBody(call) } : {};
  return {
    operationId: index === 0 ? call.name : `${call.name}_${index}`,
    tags: [GROUPS[groupOf(call.access)].name],
    summary: call.summary,
    description: index === 0 ? whoMay(call) : `Same as ${first}.`,
    security: security(call),
    parameters: parameters(call),
    ...body,
    responses: { [call.status === 201 ? 201 : 200]: taken(call), ...refusals(call) },
  };
}

/** Documented calls always have a body. */
export function takesFields(call: Call): boolean {
  return !isOwn(call) || Object.keys(requestSchemas(call).body.properties as object).length > 0;
}

/** Who may make a call, in words. */
function whoMay({ access, sessionOnly }: Call): string {
  const description =
    typeof access === 'object'
      ? `For Administrators, and for roles with the right '${inWords(access)}'.`
      : access === 'any-right'
        ? 'For Administrators, and for roles with any right, as far as it goes.'
        : GROUPS[groupOf(access)].description;
  return sessionOnly ? `${description} ${SESSION_ONLY}` : description;
}

function inWords({ right, and }: Exclude<Access, string>): string {
  return [[right].flat().join("' or '"), and ?? []].flat().join("' and '");
}

function security({ access, sessionOnly }: Call): JsonSchema[] {
  if (access === 'anyone') return [];
  return sessionOnly ? [{ session: [] }] : [{ session: [] }, { token: [] }];
}

function parameters(call: Call): JsonSchema[] {
  const schemas = requestSchemas(call);
  const described = (['path', 'query', 'header'] as const).flatMap((place) => {
    const { properties, required } = schemas[place] as {
      properties: Record<string, JsonSchema>;
      required: string[];
    };
    return Object.entries(properties).map(([name, schema]) => ({
      name,
      in: place,
      required: required.includes(name),
      description: schema.description ?? parameterNote(call, name),
      schema,
    }));
  });
  const key = { $ref: '#/components/parameters/IdempotencyKey' };
  return takesIdempotencyKey(call) ? [...described, key] : described;
}

function parameterNote(call: Call, name: string): string | undefined {
  if (name === 'role' && call.access !== 'anyone') return CLAIMED_ROLE;
  return isOwn(call) && name === 'sort' ? SORT_NOTE : PARAMETER_NOTES[name];
}

function requestBody(call: Call): JsonSchema {
  const schema = { $ref: `#/components/schemas/${call.name}Body` };
  return { content: Object.fromEntries(mediaTypes(call).map((type) => [type, { schema }])) };
}

function taken(call: Call): JsonSchema {
  if (call.file) {
    const file = { schema: { type: 'string', format: 'binary' } };
    return { description: 'The file', content: Object.fromEntries(call.file.map((type) => [type, file])) };
  }
  const schema = { $ref: `#/components/schemas/${call.name}Reply` };
  const headers = replyHeaders(call);
  const content = { 'application/json': { schema } };
  return { description: call.status === 201 ? 'Created' : 'Done', ...(headers && { headers }), content };
}

function replyHeaders(call: Call): JsonSchema | undefined {
  if (!isOwn(call)) return undefined;
  const tag = (description: string) => ({ ETag: { description, schema: { type: 'string' } } });
  if (call.cached) return tag('Changes with the reply.');
  return repliesVersion(call) ? tag('The record’s version.') : undefined;
}

function refusals(call: Call): JsonSchema {
  const described = refusalCodes(call).map((code) => [
    REFUSAL_STATUS[code],
    isOwn(call) ? { $ref: `#/components/responses/${code}` } : refused(code, REFUSAL),
  ]);
  return Object.fromEntries(described);
}

function refused(code: RefusalCode, content: JsonSchema): JsonSchema {
  return { description: REFUSED[code], ...(HEADERS[code] && { headers: HEADERS[code] }), content };
}

/** The problems that our own calls refer to. */
export const PROBLEMS: JsonSchema = Object.fromEntries(
  (Object.keys(REFUSAL_STATUS) as RefusalCode[]).map((code) => [code, refused(code, PROBLEM)]),
);

/** The possible refusals of a call, as far as they follow from its input and access. */
export function refusalCodes(call: Call): RefusalCode[] {
  const changes = call.method !== 'GET';
  const { path, query, header } = requestSchemas(call);
  const codes: RefusalCode[] = ['malformed', 'wrong-method', 'invalid', 'unexpected'];
  if (call.access !== 'anyone') codes.push('unauthenticated');
  if (call.access !== 'anyone' || changes) codes.push('forbidden');
  if (changes || namesRecord(path) || namesRecord(query)) codes.push('not-found');
  if (changes) codes.push('conflict');
  if (hasBody(call)) codes.push('too-large', 'unsupported-type');
  if (takesVersion(call)) codes.push('changed-meanwhile');
  if (takesVersion(call) && (header.required as string[]).length > 0) codes.push('version-missing');
  return [...new Set([...codes, ...(call.alsoRefused ?? [])])];
}

/** Whether a part of a request must identify a record. */
function namesRecord({ required = [] }: JsonSchema): boolean {
  return (required as string[]).some((name) => /id$/i.test(name));
}
