/** @module-tag long */

import { beforeEach, describe, expect, inject, test } from 'vitest';
import { z } from 'zod';
import { describeOwnCalls } from '#documentation/openapi.ts';
import { requestSchemas } from '#documentation/openapi-schemas.ts';
import { type Call, callAddress, OWN_PREFIX } from '#platform/contract/call.ts';
import { REFUSAL_STATUS, type RefusalCode } from '#platform/contract/refusal.ts';
import { mediaTypes } from '#platform/server/http/media-types.ts';
import { PROBLEM_TYPE } from '#platform/server/http/problem.ts';
import { shareTestApp } from '#testing/app.ts';
import { Fixtures } from '#testing/calls/fixtures.ts';
import { EXAMPLES, OWN_CALLS } from '#testing/calls/own-calls.ts';
import { NO_ID, type SentInput } from '#testing/calls/row.ts';
import { ENCODINGS, type Encoding, send } from '#testing/calls/send.ts';
import { ownRequest } from '#testing/calls/tried-calls.ts';
import { retireUsers } from '#testing/session.ts';

type Schema = z.core.JSONSchema.JSONSchema;
interface Operation {
  parameters: { name?: string; in?: string; required: boolean; schema: Schema }[];
  requestBody?: { content: Record<string, object> };
  responses: Record<number, { content?: Record<string, object>; headers?: Record<string, object> }>;
}
const PUBLISHED = describeOwnCalls(OWN_CALLS) as {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, Schema> };
};
const sharedApp = shareTestApp();
/** What is refused before the database is asked is the same on both engines. */
const isSqlite = inject('template').engine === 'sqlite';
const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'];

test('every example is of a call, and under the prefix only calls and their document are answered', () => {
  const names = OWN_CALLS.map(({ name }) => name);
  expect(Object.keys(EXAMPLES).filter((name) => !names.includes(name))).toEqual([]);
  const routes = sharedApp().routes.filter(({ method, path }) => method !== 'ALL' && path.startsWith('/api'));
  const declared = OWN_CALLS.map(
    (call) => `${call.method} ${callAddress(call).replace(/\{(\w+)\}/g, ':$1')}`,
  );
  expect(routes.map(({ method, path }) => `${method} ${path}`).toSorted()).toEqual(
    [...declared, `GET ${OWN_PREFIX}/openapi.json`].toSorted(),
  );
});

test.each([OWN_PREFIX, `${OWN_PREFIX}/nothing`, `${OWN_PREFIX}/nothing/at/all`])(
  '%s doesn’t exist',
  async (path) => {
    for (const method of METHODS)
      await expectProblem(await sharedApp().visitor.fetch(path, { method }), 'not-found');
  },
);

test('what comes from another site is a problem too', async () => {
  const headers = { origin: 'https://elsewhere.example' };
  const response = await sharedApp().visitor.fetch(`${OWN_PREFIX}/nothing`, { method: 'POST', headers });
  await expectProblem(response, 'forbidden');
});

describe.each(OWN_CALLS)('$method $path', (call) => {
  const { name, method } = call;
  const { parameters, requestBody, responses } = operationOf(call);
  beforeEach(() => retireUsers(sharedApp()));

  test('is documented as it is made and answered', async () => {
    const { input, response } = await make(call);
    const reply = await response.clone().text();
    expect([response.status, reply]).toEqual([call.status === 201 ? 201 : 200, reply]);
    for (const field of ['path', 'query'] as const) {
      const declared = parameters.filter((one) => one.in === field).map((one) => one.name);
      const sent = Object.keys(
        field === 'path' ? (requestSchemas(call).path.properties as object) : (input.query ?? {}),
      );
      expect(declared).toEqual(expect.arrayContaining(sent));
    }
    if (requestBody && !call.picture) expectTaken(`${name}Body`, input.body);
    const { content = {}, headers = {} } = responses[response.status] ?? {};
    const [type = ''] = response.headers.get('content-type')?.split(';') ?? [];
    expect(Object.keys(content)).toContain(type);
    if (type === 'application/json' && !call.file) expectTaken(`${name}Reply`, JSON.parse(reply));
    expect(response.headers.has('etag')).toBe('ETag' in headers);
  });

  if (isSqlite)
    test('refuses what it doesn’t know', async () => {
      const { response } = await make(call, (input) => ({
        ...input,
        query: { ...input.query, unheardOf: '1' },
      }));
      expect(await expectProblem(response, 'invalid')).toHaveProperty('errors.unheardOf');
    });

  const atThisAddress = OWN_CALLS.filter((other) => callAddress(other) === callAddress(call));
  if (isSqlite && atThisAddress[0] === call) {
    test('accepts no other method', async () => {
      const taken = atThisAddress.map((other) => other.method);
      const allow = taken.join(', ').replace('GET', 'GET, HEAD');
      for (const other of METHODS.filter((one) => !taken.includes(one as Call['method']))) {
        const response = await sharedApp().visitor.fetch(callAddress(call).replace(/\{\w+\}/, NO_ID), {
          method: other,
        });
        await expectProblem(response, 'wrong-method');
        expect(response.headers.get('allow')).toBe(allow);
      }
    });
  }

  if (parameters.some((one) => one.in === 'path' && one.name === 'id')) {
    test('has nothing for an id that nobody has', async () => {
      const { response } = await make(call, (input) => ({
        ...input,
        address: callAddress(call).replace('{id}', NO_ID),
      }));
      await expectProblem(response, 'not-found');
    });
  }

  if (isSqlite && requestBody) {
    test('accepts its body in no other encoding', async () => {
      const others = (Object.keys(ENCODINGS) as Encoding[]).filter(
        (one) => !mediaTypes(call).includes(ENCODINGS[one]),
      );
      for (const encoding of others) {
        const { response } = await make(
          call,
          ({ body, ...input }) => ({ ...input, body: { ...body, title: 'x' } }),
          encoding,
        );
        await expectProblem(response, 'unsupported-type');
      }
    });
  }

  if (method === 'GET') {
    test('HEAD is answered like GET, without a body', async () => {
      const { response } = await make(call, (input) => input, undefined, 'HEAD');
      expect([response.status, await response.text()]).toEqual([200, '']);
    });
  }
});

async function make(
  call: Call,
  change: (input: SentInput) => SentInput = (input) => input,
  encoding?: Encoding,
  method: Call['method'] | 'HEAD' = call.method,
) {
  const app = sharedApp();
  const { client, ...me } = await app.signInAs('Administrator');
  const input = change(await ownRequest(call, await Fixtures.of(app), me));
  const { address, headers } = input;
  const as = encoding ?? (call.picture === 'required' ? 'multipart' : undefined);
  return { input, response: await send(client, { method, address }, input, as, headers) };
}

function operationOf(call: Call): Operation {
  const operation = PUBLISHED.paths[callAddress(call)]?.[call.method.toLowerCase()];
  if (!operation) throw new Error(`${call.name} isn’t documented`);
  return operation;
}

function expectTaken(name: string, value: unknown): void {
  const schema = PUBLISHED.components.schemas[name] ?? {};
  expect(z.fromJSONSchema(schema).safeParse(value).error, name).toBeUndefined();
}

async function expectProblem(response: Response, code: RefusalCode): Promise<unknown> {
  expect(response.headers.get('content-type')).toBe(`${PROBLEM_TYPE}; charset=utf-8`);
  const body = await response.json();
  expect(body).toMatchObject({ code, status: REFUSAL_STATUS[code] });
  expectTaken('Problem', body);
  expect(response.status).toBe(REFUSAL_STATUS[code]);
  return body;
}
