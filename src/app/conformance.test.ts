/** @module-tag long */

import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { describeCalls } from '#documentation/openapi.ts';
import { type Call, isOwn } from '#platform/contract/call.ts';
import { REFUSAL_STATUS } from '#platform/contract/refusal.ts';
import type { SiteIdentity } from '#platform/contract/site-identity.ts';
import { FILMS } from '#rooms/ground/films/contract.ts';
import { shareTestApp } from '#testing/app.ts';
import { kindOf, kindsOf } from '#testing/calls/field-types.ts';
import { Fixtures } from '#testing/calls/fixtures.ts';
import { DOCUMENTED_PICTURES, storedPicture } from '#testing/calls/pictures.ts';
import { NO_ID, NOBODY_HEARD_OF, type Row } from '#testing/calls/row.ts';
import { addressesOf, ENCODINGS, type Encoding, encodingsOf, send } from '#testing/calls/send.ts';
import { DOCUMENTED_CALLS } from '#testing/calls/table.ts';
import { HANDLERS } from './modules.ts';

const PUBLISHED = describeCalls(
  HANDLERS.map(({ call }) => call),
  'https://summit.example',
  { name: 'Summit', organiser: '', email: '' } as SiteIdentity,
) as {
  paths: Record<string, Record<string, { responses: Record<number, { content: object }> }>>;
  components: { schemas: Record<string, z.core.JSONSchema.JSONSchema> };
};
const sharedApp = shareTestApp();
/** Some have many addresses and encodings. */
const TAKES = { timeout: 120_000 };
const METHODS = ['GET', 'POST', 'DELETE', 'PUT', 'PATCH'];

test('every call of the program has its row, and every row its call', () => {
  const answered = HANDLERS.filter(({ call }) => !isOwn(call)).map(({ call }) => titleOf(call));
  expect(answered.toSorted()).toEqual(DOCUMENTED_CALLS.map(titleOf).toSorted());
});

/** The documentation of the calls. */
const DOCUMENTATION = ['GET /aiAPI/openapi.json', 'GET /aiAPI/docs'];

test('under the calls’ prefix only calls with a row and the documentation are answered', () => {
  const routes = sharedApp().routes.filter(({ method }) => method !== 'ALL');
  const answered = routes.map(({ method, path }) => `${method} ${path}`);
  const rows = DOCUMENTED_CALLS.flatMap((row) =>
    addressesOf(row).map((address) => `${row.method} ${address}`),
  );
  const pictures = DOCUMENTED_PICTURES.map(({ folder }) => `GET ${folder}/:name`);
  const documented = [...rows, ...pictures, `GET ${FILMS}/:id`, ...DOCUMENTATION].filter((one) =>
    one.includes(' /aiAPI/'),
  );
  expect(answered.filter((one) => one.includes(' /aiAPI/')).toSorted()).toEqual(documented.toSorted());
});

describe.each(DOCUMENTED_PICTURES)('GET $folder/{image}', ({ folder, standIn, kind }) => {
  test('answers with a picture, or a stand-in for a missing one', async () => {
    const app = sharedApp();
    for (const name of [await storedPicture(app, kind), standIn]) {
      const response = await app.visitor.fetch(`${folder}/${name}`);
      expect([name, response.status]).toEqual([name, 200]);
      expect(response.headers.get('content-type')).toMatch(/^image\//);
      expect((await sharp(await response.bytes()).metadata()).width).toBeGreaterThan(0);
    }
  });

  test('has none for an unknown name, and accepts no other method', async () => {
    const { visitor } = sharedApp();
    const unknown = await visitor.fetch(`${folder}/${NO_ID}.webp`);
    expect(unknown.status).toBe(404);
    expect(await unknown.json()).toMatchObject({ status: 'error', code: 'not-found', errors: {} });
    for (const method of METHODS.filter((other) => other !== 'GET')) {
      const response = await visitor.fetch(`${folder}/${standIn}`, { method });
      expect([method, response.status, response.headers.get('allow')]).toEqual([method, 405, 'GET, HEAD']);
      expect(await response.json()).toMatchObject({ code: 'wrong-method', errors: {} });
    }
  });
});

describe.each(DOCUMENTED_CALLS)('$method $name', (row) => {
  const addresses = addressesOf(row);

  test('is accepted as documented at each address, however its body is encoded', TAKES, async () => {
    const app = sharedApp();
    const fixtures = await Fixtures.of(app);
    const encodings = row.method === 'POST' ? encodingsOf(row) : [undefined];
    for (const address of addresses) {
      for (const encoding of encodings) {
        const me = await app.signInAs('Administrator');
        const input = (await row.example?.(fixtures, me)) ?? {};
        const response = await send(me.client, { ...row, address }, input, encoding);
        const reply = await readReply(response);
        expect.soft({ address, encoding, http: response.status, reply }).toMatchObject({ http: 200 });
        expectFields(row, reply);
        expectAsPublished(row, response, reply);
      }
    }
  });

  test('is refused as documented at each address', async () => {
    const { client } = await sharedApp().signInAs('Administrator');
    const { code, errors = [], status, ...input } = row.refused ?? NOBODY_HEARD_OF;
    for (const address of addresses) {
      const response = await send(client, { ...row, address }, input, encodingsOf(row)[0]);
      const http = REFUSAL_STATUS[code];
      expect(response.status).toBe(http);
      expect(await response.json()).toEqual({
        status: status ?? refusedStatus(row, http),
        code,
        message: expect.stringMatching(/\w/),
        errors: expect.objectContaining(Object.fromEntries(errors.map((name) => [name, expect.any(String)]))),
      });
    }
  });

  test('accepts no other method', async () => {
    const { client } = await sharedApp().signInAs('Administrator');
    const taken = DOCUMENTED_CALLS.filter(({ paths }) => paths.some((path) => row.paths.includes(path)));
    const allowed = taken.map(({ method }) => method);
    for (const method of METHODS.filter((other) => !allowed.includes(other as Row['method']))) {
      for (const address of addresses) {
        const response = await client.fetch(address, { method });
        expect(response.status, `${method} ${address}`).toBe(405);
        expect(response.headers.get('allow')).toBe(allowed.join(', ').replace('GET', 'GET, HEAD'));
        expect(await response.json()).toEqual({
          status: refusedStatus(row, 405),
          code: 'wrong-method',
          message: expect.stringMatching(/\w/),
          errors: {},
        });
      }
    }
  });
});

const READING_CALLS = DOCUMENTED_CALLS.filter(({ method }) => method === 'GET');

test.each(READING_CALLS)('HEAD $name is answered like GET, without a body', TAKES, async (row) => {
  const app = sharedApp();
  const { client, ...me } = await app.signInAs('Administrator');
  const input = (await row.example?.(await Fixtures.of(app), me)) ?? {};
  const response = await send(client, { method: 'HEAD', address: addressesOf(row)[0] ?? '' }, input);
  expect([response.status, response.headers.get('content-type')]).toEqual([
    200,
    expect.stringContaining(row.mediaType ?? 'json'),
  ]);
  expect(await response.text()).toBe('');
});

const ONE_WAY_CALLS = DOCUMENTED_CALLS.filter((row) => encodingsOf(row).length === 1);

test.each(ONE_WAY_CALLS)('$method $name is accepted in one encoding only', async (row) => {
  const { client } = await sharedApp().signInAs('Administrator');
  const taken = encodingsOf(row);
  for (const encoding of Object.keys(ENCODINGS) as Encoding[]) {
    if (taken.includes(encoding)) continue;
    const input = { body: { title: 'Sponsor' } };
    const response = await send(client, { ...row, address: addressesOf(row)[0] ?? '' }, input, encoding);
    const refused = { status: refusedStatus(row, 415), code: 'unsupported-type' };
    expect(await response.json(), encoding).toMatchObject(refused);
  }
});

const RESENDABLE_CALLS = DOCUMENTED_CALLS.filter((row) => row.takesIdempotencyKey);

test.each(RESENDABLE_CALLS)('$method $name, sent again with its key, is answered as before', async (row) => {
  const app = sharedApp();
  const { client, ...me } = await app.signInAs('Administrator');
  const input = (await row.example?.(await Fixtures.of(app), me)) ?? {};
  const again = { 'idempotency-key': `the-same-${row.name}` };
  const once = () => send(client, { ...row, address: addressesOf(row)[0] ?? '' }, input, 'json', again);
  const [first, second] = [await once(), await once()];
  expect([first.status, second.status]).toEqual([200, 200]);
  expect(await second.json()).toEqual(await first.json());
});

type Titled = Pick<Call, 'method' | 'name' | 'access'> & { sessionOnly?: true | undefined };

function titleOf({ method, name, access, sessionOnly }: Titled): string {
  return `${method} ${name} for ${access}${sessionOnly ? ', by session' : ''}`;
}

async function readReply(response: Response): Promise<unknown> {
  return response.headers.get('content-type')?.startsWith('application/json')
    ? response.json()
    : response.text();
}

function expectFields({ status, reply: fields, record: recordFields }: Row, reply: unknown): void {
  if (status === undefined) expect(reply).not.toHaveProperty('status');
  else expect(reply).toHaveProperty('status', status);
  expectKinds(fields, reply);
  if (!recordFields) return;
  const records = Array.isArray(reply) ? reply : (reply as { records: unknown[] }).records;
  expectKinds(recordFields, records[0]);
}

/** The published document has the response's media type, and its schema takes the response. */
function expectAsPublished({ name, method, paths: [path = ''] }: Row, response: Response, reply: unknown) {
  const { content } = PUBLISHED.paths[path]?.[method.toLowerCase()]?.responses[200] ?? {};
  const [type = ''] = response.headers.get('content-type')?.split(';') ?? [];
  expect(Object.keys(content ?? {}), name).toContain(type);
  const schema = PUBLISHED.components.schemas[`${name}Reply`];
  if (schema) expect(z.fromJSONSchema(schema).safeParse(reply).error, name).toBeUndefined();
}

function expectKinds(fields: readonly string[], holder: unknown): void {
  for (const field of fields) {
    expect(kindsOf(field), field).toContain(kindOf((holder as Record<string, unknown>)[field]));
  }
}

/** The status in the body of a refusal, of the same type as the call's own status. */
function refusedStatus({ status }: Row, http: number): string | number {
  if (status === 200) return http;
  return status === '200' ? String(http) : 'error';
}
