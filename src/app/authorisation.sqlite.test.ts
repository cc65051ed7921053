import { describe, expect, test } from 'vitest';
import type { Role } from '#platform/contract/access.ts';
import { isOwn } from '#platform/contract/call.ts';
import { shareTestApp, type TestApp } from '#testing/app.ts';
import {
  type Caller,
  type MakeCaller,
  NOBODIES,
  SOMEBODIES,
  STOPPED_AT_THE_DOOR,
} from '#testing/calls/actors.ts';
import { Fixtures } from '#testing/calls/fixtures.ts';
import { DOCUMENTED_PICTURES } from '#testing/calls/pictures.ts';
import type { SentInput } from '#testing/calls/row.ts';
import { send } from '#testing/calls/send.ts';
import { TRIED_CALLS, type TriedCall } from '#testing/calls/tried-calls.ts';

const NO_SESSION = '401 unauthenticated';
const NOT_YOURS = '403 forbidden';
const NOT_YET = '403 second-step-missing';
/** What documented clients add to their requests, and the server ignores. */
const CLAIMS = { authorize: '1', role: 'Administrator' };

/** Most calls take a new user each: half a minute on a busy machine. */
const EVERY_CALL_MS = 180_000;

const sharedApp = shareTestApp();

describe('every call', { timeout: EVERY_CALL_MS }, () => {
  test.each(Object.entries(NOBODIES))('is refused to %s, except what anyone may do', async (_who, make) => {
    expect(await answersTo(sharedApp(), make, ({ access }) => access !== 'anyone')).toEqual(
      expected(({ access }) => (access === 'anyone' ? '200' : NO_SESSION)),
    );
  });

  test.each(SOMEBODIES)('is open to $who as far as the role allows', async ({ role, byToken, make }) => {
    expect(await answersTo(sharedApp(), make)).toEqual(expected((row) => answerTo(role, byToken, row)));
  });

  test('is refused to an Administrator without the required second step, except own account', async () => {
    const open = ['anyone', 'own-account'];
    expect(await answersTo(sharedApp(), STOPPED_AT_THE_DOOR)).toEqual({
      ...expected(({ access }) => (open.includes(access) ? '200' : NOT_YET)),
      // A user who is required to have it can't turn it off.
      stopTwoFactor: NOT_YOURS,
    });
  });
});

const EVERYBODY = { ...NOBODIES, ...Object.fromEntries(SOMEBODIES.map(({ who, make }) => [who, make])) };

test.each(Object.entries(EVERYBODY))('a picture is shown to %s', async (_who, make) => {
  const { client } = await make(sharedApp());
  for (const { folder, standIn } of DOCUMENTED_PICTURES) {
    expect((await client.fetch(`${folder}/${standIn}`)).status).toBe(200);
  }
});

function answerTo(role: Role, byToken: boolean, { access, sessionOnly }: TriedCall): string {
  if (byToken && sessionOnly) return NOT_YOURS;
  return access === 'administrator' && role !== 'Administrator' ? NOT_YOURS : '200';
}

function expected(answer: (row: TriedCall) => string): Record<string, string> {
  return Object.fromEntries(TRIED_CALLS.map((row) => [row.name, answer(row)]));
}

/** Valid requests for calls that are refused: they change nothing, so the next caller can send the same. */
const kept = new Map<string, SentInput>();

/**
 * Makes every call with a valid request and returns the answers. Calls that aren't refused are each made by a new
 * user.
 */
async function answersTo(
  app: TestApp,
  make: MakeCaller,
  isRefused: (row: TriedCall) => boolean = () => false,
) {
  const fixtures = await Fixtures.of(app);
  const refused = await make(app);
  const answers: Record<string, string> = {};
  for (const row of TRIED_CALLS) {
    const caller = isRefused(row) ? refused : await make(app);
    const input = (isRefused(row) && kept.get(row.name)) || (await row.request(fixtures, caller.me));
    if (isRefused(row)) kept.set(row.name, input);
    answers[row.name] = await answerOf(fixtures, row, caller, input);
  }
  return answers;
}

async function answerOf(
  fixtures: Fixtures,
  row: TriedCall,
  { client }: Caller,
  input: SentInput,
): Promise<string> {
  const claims = row.access === 'anyone' || isOwn(row.call) ? {} : CLAIMS;
  const recordedBefore = await countActivity(fixtures.app);
  const { method } = row;
  const { address, headers } = input;
  const query = { ...input.query, ...claims };
  const response = await send(client, { method, address }, { ...input, query }, undefined, headers);
  if (response.ok) {
    await response.arrayBuffer();
    return '200';
  }
  const { code, message, detail = message, errors } = await response.json();
  expect({ detail, errors }, row.name).toEqual({ detail: expect.stringMatching(/\w/), errors: {} });
  expect(await countActivity(fixtures.app), `${row.name} changed nothing`).toBe(recordedBefore);
  return `${response.status} ${code}`;
}

async function countActivity({ store }: TestApp): Promise<number> {
  const { total } = await store.database
    .selectFrom('activity')
    .select((count) => count.fn.countAll().as('total'))
    .executeTakeFirstOrThrow();
  return Number(total);
}
