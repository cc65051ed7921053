import {
  CALL_PREFIX,
  type Call,
  callAddress,
  callAddresses,
  hasBody,
  isOwn,
} from '#platform/contract/call.ts';
import { publicAddress } from '#platform/contract/public-addresses.ts';
import { REFUSAL_STATUS } from '#platform/contract/refusal.ts';
import type { SiteIdentity } from '#platform/contract/site-identity.ts';
import { addToken, SESSION_COOKIE, signIn, TOKEN_PREFIX } from '#rooms/access/contract.ts';
import { DEFAULT_LOGO, LOGOS } from '#rooms/partners/contract.ts';
import { DEFAULT_PICTURE, PICTURES } from '#rooms/programme/contract.ts';
import { describeOperation, GROUPS, PROBLEMS, takesFields } from './openapi-operation.ts';
import { type JsonSchema, replySchema, requestSchemas } from './openapi-schemas.ts';

const INTRODUCTION = `
**Addresses.** Every call has an address with and without \`.php\`; some also have one at the root, without
\`${CALL_PREFIX}\`. All of them are listed: use the first of each.

**Signing in.** A browser signs in with \`${signIn.path}\` and gets a session cookie that scripts can't read. A
program sends an API token, which an organiser creates in their account, as
\`Authorization: Bearer ${TOKEN_PREFIX}…\`; it has its owner's role, but can't change users, passwords,
sessions or tokens. Any other bearer credential is ignored. So are \`authorize\` and \`role\` in a query.
Scripts on other sites can't make calls: there is no CORS.

**Replies** have a \`status\`, whose form depends on the call ('success', 200 or '200'). **Refusals** have the
matching HTTP status, a stable \`code\`, a \`message\` for people and \`errors\` by field.

**Lists** return \`records\`. With any parameter, they also return \`total\`; with \`page\` or \`pageSize\`,
they return one page.
`.trim();

const VERSION_CODES = ['changed-meanwhile', 'version-missing'];
const CODES = Object.keys(REFUSAL_STATUS).filter((code) => !VERSION_CODES.includes(code));

const ERRORS: JsonSchema = {
  type: 'object',
  description: 'A message for each field that has to be corrected.',
  additionalProperties: { type: 'string' },
};

const OWN_INTRODUCTION = `
**Signing in.** A program sends an API token, which an organiser creates in their account, as
\`Authorization: Bearer ${TOKEN_PREFIX}…\`; it has its owner's role, but can't change users, passwords, sessions or
tokens. Scripts on other sites can't make calls: there is no CORS.

**Lists** return \`records\`. They are paged with \`page[number]\` and \`page[size]\`, sorted with \`sort\` (\`-\` in
front sorts downwards), searched with \`search\` and filtered with \`filter[…]\`, and also return \`total\`. The header \`Link\` has the address
of the page after that (\`rel="next"\`), if there is one.

**Changes** by PUT replace what a form shows: what is left out is emptied. A reply with a record has its version as
\`ETag\`; a change that sends it as \`If-Match\` is refused with 412 if somebody else has changed the record since.

**Creations** can be asked for again with the same \`Idempotency-Key\` for a day: it is made once, and answered as at first.

**Refusals** are problem details (RFC 9457) with a stable \`code\`, and \`errors\` by field.

The calls below \`${CALL_PREFIX}\` are described at \`${CALL_PREFIX}/openapi.json\`.
`.trim();

const LICENSE: JsonSchema = { name: 'MIT', identifier: 'MIT' };

const REFUSAL: JsonSchema = {
  type: 'object',
  required: ['status', 'code', 'message', 'errors'],
  properties: {
    status: { type: ['string', 'integer'] },
    code: { type: 'string', enum: CODES },
    message: { type: 'string', description: 'An explanation for people.' },
    errors: ERRORS,
  },
};

const PROBLEM: JsonSchema = {
  type: 'object',
  required: ['type', 'title', 'status', 'detail', 'code', 'errors'],
  properties: {
    type: {
      type: 'string',
      description: 'Where this kind of problem is explained.',
    },
    title: { type: 'string' },
    status: { type: 'integer', description: 'The HTTP status.' },
    detail: { type: 'string', description: 'An explanation for people.' },
    code: { type: 'string', enum: Object.keys(REFUSAL_STATUS) },
    errors: ERRORS,
  },
  additionalProperties: false,
};

const SECURITY_SCHEMES: JsonSchema = {
  session: {
    type: 'apiKey',
    in: 'cookie',
    name: SESSION_COOKIE,
    description: `Set by ${callAddress(signIn)}; over https it is called __Host-${SESSION_COOKIE}.`,
  },
  token: {
    type: 'http',
    scheme: 'bearer',
    bearerFormat: `${TOKEN_PREFIX}…`,
    description: `An API token, created with ${callAddress(addToken)} or in the back-office.`,
  },
};

const IDEMPOTENCY_KEY: JsonSchema = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description:
    'A key that you choose for this submission. Sending the same key again returns the first response.',
  schema: { type: 'string', pattern: '^[\\w-]{8,64}$' },
};

/** Folders of pictures, and how the document names them. */
const FOLDERS = [
  {
    operationId: 'uploadsPicture',
    folder: PICTURES,
    summary: `A picture of a speaker or a post; ${DEFAULT_PICTURE} replaces a missing one.`,
  },
  {
    operationId: 'partnersponsorPicture',
    folder: LOGOS,
    summary: `The logo of a sponsor or partner; ${DEFAULT_LOGO} replaces a missing one.`,
  },
];

/** What holds for every picture. */
const PICTURE_NOTE = 'Pictures never change: a new one gets a new name, so they can be cached for a year.';

/** The calls that are documented from outside, as an OpenAPI 3.1 document. */
export function describeCalls(all: readonly Call[], publicUrl: string, site: SiteIdentity): JsonSchema {
  const calls = all.filter((call) => !isOwn(call));
  return {
    openapi: '3.1.0',
    info: {
      title: 'Summit',
      version: '1.0.0',
      summary: 'The calls behind the website and the back-office of the summit.',
      description: INTRODUCTION,
      contact: {
        name: site.organiser || site.name,
        ...(site.email && { email: site.email }),
        url: `${publicUrl}${publicAddress.contact}`,
      },
      license: LICENSE,
    },
    servers: [{ url: publicUrl }],
    tags: [
      ...Object.values(GROUPS),
      { name: 'Pictures', description: 'The pictures that a record’s `image` refers to.' },
    ],
    paths: { ...callPaths(calls), ...picturePaths() },
    components: {
      schemas: { Refusal: REFUSAL, ...callSchemas(calls) },
      parameters: { IdempotencyKey: IDEMPOTENCY_KEY },
      securitySchemes: SECURITY_SCHEMES,
    },
  };
}

/** All other calls: the same on every site, so that a change shows in the committed document. */
export function describeOwnCalls(all: readonly Call[]): JsonSchema {
  const calls = all.filter(isOwn);
  return {
    openapi: '3.1.0',
    info: {
      title: 'Summit',
      version: '1.0.0',
      summary: 'The calls of the back-office of the summit.',
      description: OWN_INTRODUCTION,
      license: LICENSE,
    },
    servers: [{ url: '/' }],
    tags: Object.values(GROUPS),
    paths: callPaths(calls),
    components: {
      schemas: { Problem: PROBLEM, ...callSchemas(calls) },
      responses: PROBLEMS,
      parameters: { IdempotencyKey: IDEMPOTENCY_KEY },
      securitySchemes: SECURITY_SCHEMES,
    },
  };
}

function callPaths(calls: readonly Call[]): Record<string, JsonSchema> {
  const paths: Record<string, JsonSchema> = {};
  for (const call of calls) {
    for (const address of callAddresses(call)) {
      const operation = { [call.method.toLowerCase()]: describeOperation(call, address) };
      paths[address] = { ...paths[address], ...operation };
    }
  }
  return paths;
}

function callSchemas(calls: readonly Call[]): JsonSchema {
  const bodies = calls.filter((call) => hasBody(call) && takesFields(call));
  const replies = calls.filter(({ file }) => !file);
  return Object.fromEntries([
    ...bodies.map((call) => [`${call.name}Body`, requestSchemas(call).body]),
    ...replies.map((call) => [`${call.name}Reply`, replySchema(call)]),
  ]);
}

function picturePaths(): JsonSchema {
  const picture = { schema: { type: 'string', format: 'binary' } };
  const described = FOLDERS.map(({ operationId, folder, summary }) => [
    `${folder}/{image}`,
    {
      get: {
        operationId,
        tags: ['Pictures'],
        summary,
        description: PICTURE_NOTE,
        security: [],
        parameters: [
          {
            name: 'image',
            in: 'path',
            required: true,
            description: 'The file name in a record’s `image`.',
            schema: { type: 'string' },
          },
        ],
        responses: {
          200: { description: 'The picture', content: { 'image/*': picture } },
          404: {
            description: 'This picture doesn’t exist.',
            content: { 'application/json': { schema: { $ref: '#/components/schemas/Refusal' } } },
          },
        },
      },
    },
  ]);
  return Object.fromEntries(described);
}
