import fc from 'fast-check';
import { beforeEach, describe, expect, inject, test } from 'vitest';
import { z } from 'zod';
import { refusalCodes } from '#documentation/openapi-operation.ts';
import { callAddress, hasBody, isOwn } from '#platform/contract/call.ts';
import { REFUSAL_STATUS, type RefusalCode } from '#platform/contract/refusal.ts';
import { shareTestApp } from '#testing/app.ts';
import { boundaryValuesOf } from '#testing/calls/boundary-values.ts';
import { Fixtures } from '#testing/calls/fixtures.ts';
import { type Fuzzing, fuzz, fuzzingOf, UNTOUCHED } from '#testing/calls/fuzz.ts';
import type { SentInput } from '#testing/calls/row.ts';
import { send } from '#testing/calls/send.ts';
import { TRIED_CALLS, type TriedCall } from '#testing/calls/tried-calls.ts';
import type { TestClient } from '#testing/client.ts';
import { type DatabaseState, databaseState, emptyTables } from '#testing/database-state.ts';

const RUNS = inject('template').engine === 'sqlite' ? 16 : 5;
const TIMEOUT_MS = 60_000;
const HANGS_MS = 5_000;
const MULTIPART = 'multipart/form-data; boundary=edge';
const TEN_MEGABYTES = 10 * 1024 * 1024;
/** Concern nobody else: what isn't saved yet, a secret that has no effect yet, and a user's own views. */
const UNRECORDED = ['saveDraft', 'startTwoFactor', 'addSavedView', 'deleteSavedView'];

const refusal = z.strictObject({
  status: z.union([z.string(), z.number()]),
  code: z.enum(Object.keys(REFUSAL_STATUS) as [RefusalCode, ...RefusalCode[]]),
  message: z.string().min(1),
  errors: z.record(z.string(), z.string()),
});
const problem = z.strictObject({
  type: z.string(),
  title: z.string(),
  status: z.number(),
  detail: z.string().min(1),
  code: refusal.shape.code,
  errors: refusal.shape.errors,
});
const sharedApp = shareTestApp();

describe.each(TRIED_CALLS)('$name', (row) => {
  beforeEach(() => emptyTables(sharedApp()));

  test('whatever is sent: never a failure, no hang, a declared answer, and no change without its record', {
    timeout: TIMEOUT_MS,
  }, async () => {
    const fixtures = await Fixtures.of(sharedApp());
    const statuses = new Set<number>();
    await fc.assert(
      fc.asyncProperty(fuzzingOf(row.call), async (how) => {
        const { response, before } = await request(fixtures, row, how);
        statuses.add(response.status);
        await expectDeclaredAnswer(row, response.clone());
        await response.arrayBuffer();
        expectRecorded(row, response.status, before, await databaseState(fixtures.app));
      }),
      { numRuns: RUNS, examples: [[UNTOUCHED]] },
    );
    expect(statuses, 'taken at least once').toContain(successOf(row));
  });

  test('each declared field at its limits: a declared answer', {
    timeout: TIMEOUT_MS,
  }, async () => {
    const fixtures = await Fixtures.of(sharedApp());
    const { client, ...me } = await fixtures.app.signInAs('Administrator');
    const sent = await row.request(fixtures, me);
    const { query = {}, body = {} } = sent;
    const inputs = [
      ...boundaryValuesOf(row.call, 'path').map(([name, value]) => ({
        ...sent,
        address: callAddress(row.call).replace(`{${name}}`, encodeURIComponent(String(value))),
      })),
      ...boundaryValuesOf(row.call, 'query').map(([name, value]) => ({
        ...sent,
        query: { ...query, [name]: String(value) },
      })),
      ...boundaryValuesOf(row.call, 'body').map(([name, value]) => ({
        ...sent,
        body: { ...body, [name]: value },
      })),
    ].filter(({ address }) => !isAnother(address));
    for (const input of inputs) {
      const response = await sendAs(client, row, input);
      await expectDeclaredAnswer(row, response, JSON.stringify(input));
    }
  });
});

/** Values that one engine stores and the other refuses, or that overfill a column. */
const HALF_A_LETTER = '\ud800';
const UNSTORABLE = ['a\0b', HALF_A_LETTER, 'x'.repeat(100_000)];
const TWO_LINES = 'a\nb';
/** Long texts, and values that are only compared. */
const MAY_HAVE_LINES = [
  ...['description', 'activity_description', 'password', 'current'],
  ...['content', 'excerpt', 'note', 'body'],
];

test('text that can’t be stored or breaks a line is refused in every field of every call', {
  timeout: TIMEOUT_MS,
}, async () => {
  const fixtures = await Fixtures.of(sharedApp());
  const { client, ...me } = await fixtures.app.signInAs('Administrator');
  for (const row of TRIED_CALLS.filter(({ name }) => name !== 'signOut')) {
    const sent = await row.request(fixtures, me);
    const { query = {}, body = {} } = sent;
    for (const value of [...UNSTORABLE, TWO_LINES]) {
      for (const name of Object.keys(body)) {
        if (value === TWO_LINES && MAY_HAVE_LINES.includes(name)) continue;
        const response = await sendAs(client, row, { ...sent, body: { ...body, [name]: value } });
        // A form can't transmit half a letter, and a password is only compared.
        const isLost = value === HALF_A_LETTER && Object.values(body).some((field) => field instanceof File);
        expect(isLost ? [400, 422] : [401, 422], `${row.name} body ${name}`).toContain(response.status);
      }
      for (const [name] of boundaryValuesOf(row.call, 'query')) {
        const response = await sendAs(client, row, { ...sent, query: { ...query, [name]: value } });
        await expectDeclaredAnswer(row, response);
      }
    }
  }
});

test.each(['application/json', 'application/x-www-form-urlencoded', MULTIPART])(
  'ten megabytes of %s are refused by every call',
  async (contentType) => {
    const { client } = await sharedApp().signInAs('Administrator');
    // A blob is read in pieces; bytes would be copied for each request.
    const body = new Blob([new Uint8Array(TEN_MEGABYTES).fill(0x78)]);
    for (const { name, method, call } of TRIED_CALLS.filter(({ call }) => hasBody(call))) {
      const init = { method, body, headers: { 'content-type': contentType } };
      const response = await client.fetch(callAddress(call), init);
      expect(response.status, name).toBe(413);
      expect((await response.json()).code).toBe('too-large');
    }
  },
);

/** Nothing, or a step up, in a path makes it that of another call. */
function isAnother(address: string): boolean {
  return /\/(%20)*\.{0,2}(\/|$)/.test(address);
}

function successOf({ call }: TriedCall): number {
  return isOwn(call) && call.status === 201 ? 201 : 200;
}

function sendAs(client: TestClient, { method, multipartOnly }: TriedCall, input: SentInput) {
  const { address, headers } = input;
  return send(client, { method, address }, input, multipartOnly && 'multipart', headers);
}

async function request(fixtures: Fixtures, row: TriedCall, how: Fuzzing) {
  const { client, ...me } = await fixtures.app.signInAs('Administrator');
  const sent = row.multipartOnly ? { ...how, contentType: MULTIPART } : how;
  const { address, init } = await fuzz(await row.request(fixtures, me), row.method, sent);
  const before = await databaseState(fixtures.app);
  const hangs = new Promise<never>((_resolve, reject) => {
    setTimeout(() => reject(new Error('no answer')), HANGS_MS).unref();
  });
  const response = await Promise.race([client.fetch(address, init), hangs]);
  return { response, before };
}

async function expectDeclaredAnswer(row: TriedCall, response: Response, sent = ''): Promise<void> {
  expect(response.status, `${row.name} ${sent}`).toBeLessThan(500);
  const { call } = row;
  const type = response.headers.get('content-type') ?? '';
  if ((response.ok && call.file !== undefined) || !/^application\/(problem\+)?json/.test(type)) {
    // Read to the end, as clients do: otherwise other exports would have to wait.
    await response.arrayBuffer();
    return;
  }
  const body = await response.json();
  if (response.ok) {
    const { status: _, ...fields } = body;
    return void call.reply.parse(isOwn(call) || Array.isArray(body) ? body : fields);
  }
  const { code } = isOwn(call) ? problem.parse(body) : refusal.parse(body);
  expect(REFUSAL_STATUS[code]).toBe(response.status);
  expect(refusalCodes(call), `${row.name} ${sent} is documented`).toContain(code);
}

function expectRecorded(row: TriedCall, status: number, before: DatabaseState, after: DatabaseState): void {
  const recorded = after.activity - before.activity;
  const isChanged = after.rows !== before.rows;
  if (row.method === 'GET' || status >= 300) {
    // A failed sign-in is recorded, but changes nothing.
    const failed = row.name === 'signIn' && status === 401 ? 1 : 0;
    expect({ isChanged, recorded }).toEqual({ isChanged: false, recorded: failed });
  } else if (!UNRECORDED.includes(row.name)) {
    expect(recorded).toBeGreaterThanOrEqual(isChanged ? 1 : 0);
  }
}
