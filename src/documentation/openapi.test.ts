/** @module-tag long */

import { readFileSync } from 'node:fs';
import { Validator } from '@seriousme/openapi-schema-validator';
import { type AxiosRequestConfig, OpenAPIClientAxios } from 'openapi-client-axios';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { callAddress } from '#platform/contract/call.ts';
import { REFUSAL_STATUS } from '#platform/contract/refusal.ts';
import { fromRoot } from '#platform/server/project-root.ts';
import { recentActivities } from '#rooms/ground/activity/contract.ts';
import { passwordOf } from '#testing/calls/account-fixtures.ts';
import { OWN_CALLS } from '#testing/calls/own-calls.ts';
import { addressesOf, ENCODINGS, encodingsOf } from '#testing/calls/send.ts';
import { DOCUMENTED_CALLS } from '#testing/calls/table.ts';
import { createTestAppOnPort } from '#testing/on-port.ts';
import { sampleRegistration } from '#testing/samples.ts';
import { REGISTERED } from '#testing/texts-of-2025.ts';
import { fillAttendees } from '../../bench/fill-attendees.ts';
import { callIndex } from './call-index.ts';

const DOCUMENTED = '/aiAPI/openapi.json';
const OWN = '/api/v1/openapi.json';
const BOTH = [DOCUMENTED, OWN];

interface Operation {
  operationId: string;
  description?: string;
  security: object[];
  parameters: { $ref?: string; name?: string; description?: string; schema?: Schema }[];
  requestBody?: { content: object };
}
type OpenApiDocument = {
  info: object;
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, object> };
};

test.each(BOTH)('%s is valid OpenAPI', async (path) => {
  const { document } = await publishedDocument(path);
  const { valid, errors } = await new Validator().validate(document);
  expect({ valid, errors }).toEqual({ valid: true, errors: undefined });
});

test('the document says whose it is, describes every operation, and has no schema that generators can’t read', async () => {
  const { document } = await publishedDocument();
  expect(document.info).toMatchObject({
    license: { identifier: 'MIT' },
    contact: { email: expect.stringContaining('@') },
  });
  const operations = Object.values(document.paths).flatMap((methods) => Object.values(methods));
  expect(operations.filter(({ description }) => !description)).toEqual([]);
  expect(JSON.stringify(document)).not.toContain('"items":false');
});

test('what stands for a missing field fits its schema, and an optional field takes an empty text', async () => {
  const path = OWN;
  const schemas = schemasIn((await publishedDocument(path)).document);
  const takes = (schema: Schema, value: unknown) => z.fromJSONSchema(schema).safeParse(value).success;
  const defaults = schemas.filter((schema) => 'default' in schema);
  expect(defaults.filter(({ default: value, ...schema }) => !takes(schema, value))).toEqual([]);
  const emptied = schemas.filter(({ description }) => description?.includes('leave it out or empty'));
  expect(emptied.filter((schema) => !takes(schema, ''))).toEqual([]);
  for (const found of [defaults, emptied]) expect(found.length).toBeGreaterThan(3);
});

test.each(BOTH)('no file of %s has a length in characters', async (path) => {
  const files = schemasIn((await publishedDocument(path)).document).filter(
    ({ format }) => format === 'binary',
  );
  expect(files.length).toBeGreaterThan(0);
  expect(files.filter((file) => 'minLength' in file || 'maxLength' in file)).toEqual([]);
});

test.each(BOTH)('what is required of an object of %s is one of its fields', async (path) => {
  const objects = schemasIn((await publishedDocument(path)).document).filter(({ required }) => required);
  const undescribed = objects.filter(({ required = [], properties = {} }) =>
    required.some((name) => !(name in properties)),
  );
  expect(undescribed).toEqual([]);
});

test('the document contains every documented call at every address', async () => {
  const { paths } = (await publishedDocument()).document;
  for (const row of DOCUMENTED_CALLS) {
    const ids = addressesOf(row).map((address) => paths[address]?.[row.method.toLowerCase()]?.operationId);
    const [first, ...others] = ids;
    expect(first).toBe(row.name);
    expect(new Set(others.filter(Boolean)).size).toBe(addressesOf(row).length - 1);
  }
});

test('the document says which calls a token may make', async () => {
  const { paths } = (await publishedDocument()).document;
  for (const {
    paths: [path = ''],
    method,
    name,
    access,
    sessionOnly,
  } of DOCUMENTED_CALLS) {
    const schemes = paths[path]?.[method.toLowerCase()]?.security.flatMap(Object.keys);
    expect(schemes, name).toEqual(
      access === 'anyone' ? [] : sessionOnly ? ['session'] : ['session', 'token'],
    );
  }
});

test('the document says how each body may be sent, and which calls take a key', async () => {
  const { paths } = (await publishedDocument()).document;
  for (const row of DOCUMENTED_CALLS.filter(({ method }) => method === 'POST')) {
    for (const address of addressesOf(row)) {
      const { requestBody, parameters } = paths[address]?.post ?? {};
      const types = encodingsOf(row).map((encoding) => ENCODINGS[encoding]);
      expect(Object.keys(requestBody?.content ?? {}), row.name).toEqual(types);
      const takesKey = parameters?.some(({ $ref }) => $ref === '#/components/parameters/IdempotencyKey');
      expect(takesKey, row.name).toBe(row.takesIdempotencyKey ?? false);
    }
  }
});

test('the document says how many recent activities are returned if no page is requested', async () => {
  const { app, document } = await publishedDocument();
  const parameters = document.paths['/aiAPI/get_recent_activities']?.get?.parameters ?? [];
  const note = parameters.find(({ name }) => name === 'page')?.description;
  const most = Number(/Without page and pageSize, the call returns the newest (\d+)/.exec(note ?? '')?.[1]);
  await fillAttendees(app.store, 500);
  const { client } = await app.signInAs('User');
  expect((await client.call(recentActivities, {})).body.records).toHaveLength(most);
});

test('no two calls have the same name', () => {
  const names = DOCUMENTED_CALLS.map(({ name }) => name);
  expect(names.filter((name, place) => names.indexOf(name) !== place)).toEqual([]);
});

test('the page for people describes every call, with its address and its fields', async () => {
  const { url } = await publishedDocument();
  const page = await (await fetch(`${url}/aiAPI/docs`)).text();
  for (const { name, paths, reply } of DOCUMENTED_CALLS) {
    const [, section = ''] = page.split(`<section id="${name}"`);
    for (const said of [...paths, ...reply]) expect(section.split('</section>')[0], name).toContain(said);
  }
});

test('clients generated from the documents register, sign in and work with a token', async () => {
  const { app, url } = await publishedDocument();
  const documented = await new OpenAPIClientAxios({ definition: url + DOCUMENTED }).init();
  const own = await new OpenAPIClientAxios({
    definition: url + OWN,
    axiosConfigDefaults: { baseURL: url },
  }).init();
  const call = (
    name: string,
    query: Record<string, string | number>,
    body?: object,
    config: AxiosRequestConfig = {},
  ) => (documented[name] ?? own[name])?.(query, body, { validateStatus: () => true, ...config });

  const registered = await call('addAttendee', {}, sampleRegistration());
  expect(registered).toMatchObject({ status: 200, data: { status: 'success', message: REGISTERED } });

  const { userId } = await app.signInAs('Administrator');
  const credentials = { email: `${userId}@users.example`, password: await passwordOf(app, { userId }) };
  const signedIn = await call('signIn', {}, credentials);
  expect(signedIn).toMatchObject({ status: 200, data: { status: 200, userId, role: 'Administrator' } });

  expect(await call('viewAttendees', {})).toMatchObject({ status: 401, data: { code: 'unauthenticated' } });
  const cookie = signedIn?.headers['set-cookie']?.[0]?.split(';')[0];
  const made = await call('addToken', {}, { name: 'Badge printer' }, { headers: { cookie } });
  const headers = { authorization: `Bearer ${made?.data.token}` };
  const listed = await call('viewAttendees', { search: 'AIMEE', page: 1 }, undefined, { headers });
  expect(listed).toMatchObject({
    status: 200,
    data: { status: 'success', total: 1, records: [{ id: registered?.data.id, whatsapp: '+233241234567' }] },
  });
  const { id } = registered?.data ?? {};
  expect(await call('viewAttendee', { id }, undefined, { headers })).toMatchObject({
    status: 200,
    data: { record: { id } },
  });
  const newest = { 'page[number]': 1, 'page[size]': 1, sort: '-time', 'filter[subject]': 'attendee' };
  expect(await call('viewActivity', newest, undefined, { headers })).toMatchObject({
    status: 200,
    data: { records: [{ subject_id: id }] },
  });
});

test('our own calls are the committed ones', async () => {
  const committed = readFileSync(fromRoot('docs/api/calls.txt'), 'utf8');
  const { document } = await publishedDocument(OWN);
  expect(callIndex(document).split('\n'), 'npm run api writes it anew').toEqual(committed.split('\n'));
});

test('a call’s line changes with what it refers to', async () => {
  const { document } = await publishedDocument(OWN);
  const lines = callIndex(document).split('\n');
  const { viewQuestionsReply, ...schemas } = document.components.schemas;
  const components = {
    ...document.components,
    schemas: { ...schemas, viewQuestionsReply: { ...viewQuestionsReply, deprecated: true } },
  };
  const changed = callIndex({ ...document, components }).split('\n');
  const different = changed.filter((line, index) => line !== lines[index]);
  expect(different).toEqual([expect.stringMatching(/^GET \/api\/v1\/questions viewQuestions [0-9a-f]{12}$/)]);
});

test('the page for people describes our own calls, too, and what each code means', async () => {
  const { url } = await publishedDocument();
  const page = await (await fetch(`${url}/aiAPI/docs`)).text();
  for (const call of OWN_CALLS) {
    const [, section = ''] = page.split(`<section id="${call.name}"`);
    expect(section.split('</section>')[0], call.name).toContain(callAddress(call));
  }
  for (const code of Object.keys(REFUSAL_STATUS)) expect(page).toContain(`id="problem-${code}"`);
});

test('a version may be sent as proxies and clients write it', async () => {
  const { document } = await publishedDocument(OWN);
  const { parameters } = document.paths['/api/v1/registrations/{id}']?.put ?? {};
  const { schema } = parameters?.find(({ name }) => name === 'If-Match') ?? {};
  for (const sent of ['*', '"a-1"', 'W/"a-1"', '"a-1;gzip"', '"x", W/"a-1"'])
    expect(sent).toMatch(new RegExp(schema?.pattern ?? ''));
  expect('a-1').not.toMatch(new RegExp(schema?.pattern ?? ''));
});

type Schema = z.core.JSONSchema.JSONSchema;

/** All schemas of the document, also those inside others. */
function schemasIn(document: OpenApiDocument): Schema[] {
  const found: Schema[] = [];
  JSON.stringify(document, (_name, value) => {
    if (typeof value?.type === 'string' || value?.anyOf) found.push(value);
    return value;
  });
  return found;
}

async function publishedDocument(path = DOCUMENTED) {
  const { app, url } = await createTestAppOnPort();
  const response = await fetch(url + path);
  return { app, url, document: (await response.json()) as OpenApiDocument };
}
