import type { Access } from '#platform/contract/access.ts';
import { type Call, callAddresses } from '#platform/contract/call.ts';
import { REFUSAL_STATUS, type RefusalCode } from '#platform/contract/refusal.ts';
import { mediaTypes } from '#platform/server/http/media-types.ts';
import { answersFile, inputSchema, type JsonSchema } from './openapi-schemas.ts';

/** The groups in which the calls are documented, by who may make them. */
export const GROUPS: Readonly<Record<Access, { name: string; description: string }>> = {
  anyone: { name: 'Anyone', description: 'Calls that need no sign-in.' },
  'own-account': { name: 'Own account', description: 'Anyone signed in, about their own account.' },
  'signed-in': { name: 'Signed in', description: 'Anyone signed in, Administrator or User.' },
  administrator: { name: 'Administrators', description: 'Administrators alone.' },
};

/** The headers of a refusal. */
const HEADERS: Readonly<Partial<Record<RefusalCode, JsonSchema>>> = {
  'wrong-method': { Allow: { description: 'The methods that are answered.', schema: { type: 'string' } } },
  'too-many': { 'Retry-After': { description: 'Seconds to wait.', schema: { type: 'integer' } } },
};

/** For calls that change how users get access. */
export const SESSION_ONLY = 'It takes a session: an API token is refused.';

const PARAMETER_NOTES: Readonly<Record<string, string>> = {
  page: 'Which page, counted from 1. Without page and pageSize the whole list is answered.',
  pageSize: 'How many records a page has; 10 when only the page is given.',
  sort: 'What to sort by.',
  order: 'Rising (asc) or falling (desc).',
  search: 'A part of the text to look for, without regard to case and accents.',
  from: 'The first day, in the event’s zone.',
  to: 'The last day, in the event’s zone.',
  authorize: 'Taken because documented clients send it, and never believed.',
};
const CLAIMED_ROLE = PARAMETER_NOTES.authorize;

const REFUSED: Readonly<Record<RefusalCode, string>> = {
  malformed:
    'The request can’t be read: broken JSON, a body cut off, a field given twice, text that is not UTF-8.',
  unauthenticated: 'Nobody is signed in, or the session or token has ended.',
  forbidden:
    'The role does not allow this, a token asks for what takes a session, or another site’s page sent it.',
  'second-step-missing': 'An Administrator asked for two-factor sign-in, and it is not set up yet.',
  'not-found': 'What the id names is not there.',
  'wrong-method': 'The address is called by another method.',
  conflict: 'It contradicts what is there: taken already, or changed meanwhile.',
  'too-large': 'The body is larger than what is taken.',
  'unsupported-type': 'The body is of another type or charset than is taken, or is compressed.',
  invalid: 'A field can’t be used; `errors` says which and why.',
  'too-many': 'Too many attempts. Wait and try again.',
  unexpected: 'Something went wrong on our side.',
  unavailable: 'Not reachable just now.',
};

/** One call at one of its addresses. Its schemas are in the document's components. */
export function describeOperation(call: Call, address: string): JsonSchema {
  const index = callAddresses(call).indexOf(address);
  const [first] = callAddresses(call);
  return {
    operationId: index === 0 ? call.name : `${call.name}_${index}`,
    tags: [GROUPS[call.access].name],
    summary: call.summary,
    description: index === 0 ? whoMay(call) : `The same as ${first}.`,
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
  if (answersFile(call)) {
    const file = { schema: { type: 'string', format: 'binary' } };
    const xlsx = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
    return { description: 'The file', content: { 'text/csv': file, [xlsx]: file } };
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
