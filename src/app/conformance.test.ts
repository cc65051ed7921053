import { describe, expect, test } from 'vitest';
import { REFUSAL_STATUS } from '#platform/contract/refusal.ts';
import { shareTestApp } from '#testing/app.ts';
import { NOBODY_HEARD_OF, type Row } from '#testing/calls/row.ts';
import { addressesOf, ENCODINGS, send } from '#testing/calls/send.ts';
import { DOCUMENTED_CALLS } from '#testing/calls/table.ts';
import { World } from '#testing/calls/world.ts';
import { createAnswers } from './api.ts';

const sharedApp = shareTestApp();
const METHODS = ['GET', 'POST', 'DELETE', 'PUT', 'PATCH'];

test('every call of the program has its row, and every row its call', () => {
  const answered = createAnswers().map(({ call }) => titleOf(call));
  expect(answered.toSorted()).toEqual(DOCUMENTED_CALLS.map(titleOf).toSorted());
});

describe.each(DOCUMENTED_CALLS)('$method $name', (row) => {
  const addresses = addressesOf(row);

  test('is taken as documented at each address, however its body is encoded', async () => {
    const app = sharedApp();
    const world = await World.of(app);
    for (const [index, address] of addresses.entries()) {
      const me = await app.signInAs('Administrator');
      const input = (await row.example?.(world, me)) ?? {};
      const encoding = ENCODINGS[index % ENCODINGS.length];
      const response = await send(me.client, { ...row, address }, input, encoding);
      const reply = await readReply(response);
      expect.soft({ address, encoding, http: response.status, reply }).toMatchObject({ http: 200 });
      expectFields(row, reply);
    }
  });

  test('is refused as documented at each address', async () => {
    const { client } = await sharedApp().signInAs('Administrator');
    const { code, errors = [], status, ...input } = row.refused ?? NOBODY_HEARD_OF;
    for (const address of addresses) {
      const response = await send(
        client,
        { ...row, address },
        input,
        row.multipartOnly ? 'multipart' : 'json',
      );
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

  test('is answered to no other method', async () => {
    const { client } = await sharedApp().signInAs('Administrator');
    const taken = DOCUMENTED_CALLS.filter(({ paths }) => paths.some((path) => row.paths.includes(path)));
    const allowed = taken.map(({ method }) => method);
    for (const method of METHODS.filter((other) => !allowed.includes(other as Row['method']))) {
      for (const address of addresses) {
        const response = await client.fetch(address, { method });
        expect(response.status, `${method} ${address}`).toBe(405);
        expect(response.headers.get('allow')).toBe(allowed.join(', ').replace('GET', 'GET, HEAD'));
        expect(await response.json()).toMatchObject({ code: 'wrong-method', errors: {} });
      }
    }
  });
});

const READING_CALLS = DOCUMENTED_CALLS.filter(({ method }) => method === 'GET');

test.each(READING_CALLS)('HEAD $name is answered like GET, without a body', async (row) => {
  const app = sharedApp();
  const { client, ...me } = await app.signInAs('Administrator');
  const input = (await row.example?.(await World.of(app), me)) ?? {};
  const response = await send(client, { method: 'HEAD', address: addressesOf(row)[0] ?? '' }, input);
  expect([response.status, response.headers.get('content-type')]).toEqual([
    200,
    expect.stringContaining('json'),
  ]);
  expect(await response.text()).toBe('');
});

const PICTURE_CALLS = DOCUMENTED_CALLS.filter(({ multipartOnly }) => multipartOnly);

test.each(PICTURE_CALLS)('$method $name is taken in no other encoding than multipart', async (row) => {
  const { client } = await sharedApp().signInAs('Administrator');
  for (const encoding of ['json', 'form'] as const) {
    const body = { title: 'Sponsor' };
    const response = await send(client, { ...row, address: addressesOf(row)[0] ?? '' }, { body }, encoding);
    expect(await response.json()).toMatchObject({ status: '415', code: 'unsupported-type' });
  }
});

type Titled = Pick<Row, 'method' | 'name' | 'access' | 'sessionOnly'>;

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
  for (const field of fields) expect(reply).toHaveProperty(field);
  if (!recordFields) return;
  const records = Array.isArray(reply) ? reply : (reply as { records: unknown[] }).records;
  expect(Object.keys(records[0] ?? {})).toEqual(expect.arrayContaining([...recordFields]));
}

/** The body's status of a refusal: of the type that the call's own status has. */
function refusedStatus({ status }: Row, http: number): string | number {
  if (status === 200) return http;
  return status === '200' ? String(http) : 'error';
}
