import fc from 'fast-check';
import { beforeEach, describe, expect, inject, test } from 'vitest';
import { z } from 'zod';
import { refusalCodes } from '#documentation/openapi-operation.ts';
import type { Call } from '#platform/contract/call.ts';
import { REFUSAL_STATUS, type RefusalCode } from '#platform/contract/refusal.ts';
import { shareTestApp } from '#testing/app.ts';
import { boundaryValuesOf } from '#testing/calls/boundary-values.ts';
import { Fixtures } from '#testing/calls/fixtures.ts';
import { type Fuzzing, fuzz, fuzzingOf, UNTOUCHED } from '#testing/calls/fuzz.ts';
import type { Row } from '#testing/calls/row.ts';
import { send } from '#testing/calls/send.ts';
import { DOCUMENTED_CALLS } from '#testing/calls/table.ts';
import { type DatabaseState, databaseState, emptyTables } from '#testing/database-state.ts';
import { HANDLERS } from './modules.ts';

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
const calls = new Map(HANDLERS.map(({ call }) => [call.name, call]));
const sharedApp = shareTestApp();

describe.each(DOCUMENTED_CALLS)('$name', (row) => {
  beforeEach(() => emptyTables(sharedApp()));

  test('whatever is sent: never a failure, no hang, a declared answer, and no change without its record', {
    timeout: TIMEOUT_MS,
  }, async () => {
    const fixtures = await Fixtures.of(sharedApp());
    const statuses = new Set<number>();
    await fc.assert(
      fc.asyncProperty(fuzzingOf(callOf(row)), async (how) => {
        const { response, before } = await request(fixtures, row, how);
        statuses.add(response.status);
        await expectDeclaredAnswer(row, response.clone());
        await response.arrayBuffer();
        expectRecorded(row, response.status, before, await databaseState(fixtures.app));
      }),
      { numRuns: RUNS, examples: [[UNTOUCHED]] },
    );
    expect(statuses, 'taken at least once').toContain(200);
  });

  test('each declared field at its limits: a declared answer', {
    timeout: TIMEOUT_MS,
  }, async () => {
    const fixtures = await Fixtures.of(sharedApp());
    const { client, ...me } = await fixtures.app.signInAs('Administrator');
    const { query = {}, body = {} } = (await row.example?.(fixtures, me)) ?? {};
    const inputs = [
      ...boundaryValuesOf(callOf(row), 'query').map(([name, value]) => ({
        query: { ...query, [name]: String(value) },
        body,
      })),
      ...boundaryValuesOf(callOf(row), 'body').map(([name, value]) => ({
        query,
        body: { ...body, [name]: value },
      })),
    ];
    for (const input of inputs) {
      const response = await send(client, at(row), input, row.multipartOnly && 'multipart');
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
  for (const row of DOCUMENTED_CALLS.filter(({ name }) => name !== 'signOut')) {
    const { query = {}, body = {} } = (await row.example?.(fixtures, me)) ?? {};
    for (const value of [...UNSTORABLE, TWO_LINES]) {
      for (const name of Object.keys(body)) {
        if (value === TWO_LINES && MAY_HAVE_LINES.includes(name)) continue;
        const input = { query, body: { ...body, [name]: value } };
        const response = await send(client, at(row), input, row.multipartOnly && 'multipart');
        // A form can't transmit half a letter, and a password is only compared.
        const isLost = value === HALF_A_LETTER && Object.values(body).some((field) => field instanceof File);
        expect(isLost ? [400, 422] : [401, 422], `${row.name} body ${name}`).toContain(response.status);
      }
      for (const name of queryNames(row)) {
        await expectDeclaredAnswer(
          row,
          await send(client, at(row), { query: { ...query, [name]: value }, body }),
        );
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
    for (const { name, paths } of DOCUMENTED_CALLS.filter(({ method }) => method === 'POST')) {
      const init = { method: 'POST', body, headers: { 'content-type': contentType } };
      const response = await client.fetch(paths[0] ?? '', init);
      expect(response.status, name).toBe(413);
      expect(refusal.parse(await response.json()).code).toBe('too-large');
    }
  },
);

function callOf({ name }: Row): Call {
  const call = calls.get(name);
  if (!call) throw new Error(`${name} is declared nowhere`);
  return call;
}

function queryNames(row: Row): string[] {
  const { query } = callOf(row);
  return query instanceof z.ZodObject ? Object.keys(query.shape) : [];
}

function at({ method, paths }: Row) {
  return { method, address: paths[0] ?? '' };
}

async function request(fixtures: Fixtures, row: Row, how: Fuzzing) {
  const { client, ...me } = await fixtures.app.signInAs('Administrator');
  const sent = row.multipartOnly ? { ...how, contentType: MULTIPART } : how;
  const { query, init } = await fuzz((await row.example?.(fixtures, me)) ?? {}, row.method, sent);
  const before = await databaseState(fixtures.app);
  const hangs = new Promise<never>((_resolve, reject) => {
    setTimeout(() => reject(new Error('no answer')), HANGS_MS).unref();
  });
  const response = await Promise.race([client.fetch(`${row.paths[0]}?${query}`, init), hangs]);
  return { response, before };
}

async function expectDeclaredAnswer(row: Row, response: Response, sent = ''): Promise<void> {
  expect(response.status, `${row.name} ${sent}`).toBeLessThan(500);
  const isFile = response.status === 200 && callOf(row).file !== undefined;
  if (isFile || !response.headers.get('content-type')?.startsWith('application/json')) {
    // Read to the end, as clients do: otherwise other exports would have to wait.
    await response.arrayBuffer();
    return;
  }
  const body = await response.json();
  const call = callOf(row);
  if (response.status === 200) {
    const { status: _, ...fields } = body;
    return void call.reply.parse(Array.isArray(body) ? body : fields);
  }
  const { code } = refusal.parse(body);
  expect(REFUSAL_STATUS[code]).toBe(response.status);
  expect(refusalCodes(call), `${row.name} ${sent} is documented`).toContain(code);
}

function expectRecorded(row: Row, status: number, before: DatabaseState, after: DatabaseState): void {
  const recorded = after.activity - before.activity;
  const isChanged = after.rows !== before.rows;
  if (row.method === 'GET' || status !== 200) {
    // A failed sign-in is recorded, but changes nothing.
    const failed = row.name === 'signIn' && status === 401 ? 1 : 0;
    expect({ isChanged, recorded }).toEqual({ isChanged: false, recorded: failed });
  } else if (!UNRECORDED.includes(row.name)) {
    expect(recorded).toBeGreaterThanOrEqual(isChanged ? 1 : 0);
  }
}
