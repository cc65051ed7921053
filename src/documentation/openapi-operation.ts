import type { Access } from '#platform/contract/access.ts';
import { type Call, callAddresses } from '#platform/contract/call.ts';
import { REFUSAL_STATUS, type RefusalCode } from '#platform/contract/refusal.ts';
import { mediaTypes } from '#platform/server/http/media-types.ts';
import { inputSchema, type JsonSchema } from './openapi-schemas.ts';

/** The groups in which the calls are documented, by who may make them. */
export const GROUPS: Readonly<Record<Access, { name: string; description: string }>> = {
  anyone: { name: 'Anyone', description: 'Calls that work without signing in.' },
  'own-account': { name: 'Own account', description: 'For every signed-in user, about their own account.' },
  'signed-in': { name: 'Signed in', description: 'For every signed-in user, Administrator or User.' },
  administrator: { name: 'Administrators', description: 'For Administrators only.' },
};

/** The headers of a refusal. */
const HEADERS: Readonly<Partial<Record<RefusalCode, JsonSchema>>> = {
  'wrong-method': { Allow: { description: 'The allowed methods.', schema: { type: 'string' } } },
  'too-many': { 'Retry-After': { description: 'How many seconds to wait.', schema: { type: 'integer' } } },
};

/** For calls that change how users get access. */
export const SESSION_ONLY = 'It needs a session: API tokens are refused.';

const PARAMETER_NOTES: Readonly<Record<string, string>> = {
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

const REFUSED: Readonly<Record<RefusalCode, string>> = {
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
  return {
    operationId: index === 0 ? call.name : `${call.name}_${index}`,
    tags: [GROUPS[call.access].name],
    summary: call.summary,
    description: index === 0 ? whoMay(call) : `Same as ${first}.`,
    security: security(call),
    parameters: parameters(call),
    ...(call.method === 'POST' && { requestBody: requestBody(call) }),
    responses: { 200: taken(call), ...refusals(call) },
  };
}

/** Who may make a call, in words. */
function whoMay({ access, sessionOnly }: Call): string {
  const { description } = GROUPS[access];
  return sessionOnly ? `${description} ${SESSION_ONLY}` : description;
}

function security({ access, sessionOnly }: Call): JsonSchema[] {
  if (access === 'anyone') return [];
  return sessionOnly ? [{ session: [] }] : [{ session: [] }, { token: [] }];
}

function parameters(call: Call): JsonSchema[] {
  const { properties = {}, required = [] } = inputSchema(call.query) as {
    properties?: Record<string, JsonSchema>;
    required?: string[];
  };
  const inQuery = Object.entries(properties).map(([name, schema]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    description: schema.description ?? parameterNote(call, name),
    schema,
  }));
  const key = { $ref: '#/components/parameters/IdempotencyKey' };
  return call.takesSubmissionKey ? [...inQuery, key] : inQuery;
}

function parameterNote({ access }: Call, name: string): string | undefined {
  return name === 'role' && access !== 'anyone' ? CLAIMED_ROLE : PARAMETER_NOTES[name];
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
  return { description: 'Done', content: { 'application/json': { schema } } };
}

function refusals(call: Call): JsonSchema {
  const described = refusalCodes(call).map((code) => [
    REFUSAL_STATUS[code],
    {
      description: REFUSED[code],
      ...(HEADERS[code] && { headers: HEADERS[code] }),
      content: { 'application/json': { schema: { $ref: '#/components/schemas/Refusal' } } },
    },
  ]);
  return Object.fromEntries(described);
}

/** The possible refusals of a call, as far as they follow from its input and access. */
export function refusalCodes(call: Call): RefusalCode[] {
  const changes = call.method !== 'GET';
  const codes: RefusalCode[] = ['malformed', 'wrong-method', 'invalid', 'unexpected'];
  if (call.access !== 'anyone') codes.push('unauthenticated');
  if (call.access !== 'anyone' || changes) codes.push('forbidden');
  if (changes || namesRecord(call)) codes.push('not-found');
  if (changes) codes.push('conflict');
  if (call.method === 'POST') codes.push('too-large', 'unsupported-type');
  return [...new Set([...codes, ...(call.alsoRefused ?? [])])];
}

/** Whether the query must identify a record. */
function namesRecord({ query }: Call): boolean {
  const { required = [] } = inputSchema(query) as { required?: string[] };
  return required.some((name) => /id$/i.test(name));
}
