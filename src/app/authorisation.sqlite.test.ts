/** @module-tag long */

import { describe, expect, test } from 'vitest';
import { type Access, mayAccess, type Right, type Role, rightsIn } from '#platform/contract/access.ts';
import { isOwn } from '#platform/contract/call.ts';
import { accessTo } from '#platform/contract/kind.ts';
import { BUILT_IN_ROLES, type BuiltInRole, type DeclaredRight } from '#platform/contract/rights.ts';
import { addPartnership } from '#rooms/partners/partnerships/contract.ts';
import { addAttendee } from '#rooms/people/registrations/contract.ts';
import { shareTestApp, type TestApp } from '#testing/app.ts';
import {
  type Caller,
  type MakeCaller,
  NOBODIES,
  SOMEBODIES,
  STOPPED_AT_THE_DOOR,
  withRole,
} from '#testing/calls/actors.ts';
import { Fixtures } from '#testing/calls/fixtures.ts';
import { DOCUMENTED_PICTURES } from '#testing/calls/pictures.ts';
import type { SentInput } from '#testing/calls/row.ts';
import { send } from '#testing/calls/send.ts';
import { TRIED_CALLS, type TriedCall } from '#testing/calls/tried-calls.ts';
import { EVERY_KIND, EVERY_SCREEN } from '#testing/every-kind.ts';
import { samplePartnership, sampleRegistration } from '#testing/samples.ts';
import { retireUsers } from '#testing/session.ts';
import { HANDLERS, MODULES } from './modules.ts';

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
    const answer = (row: TriedCall) => answerTo(role, byToken, row);
    const answers = await answersTo(sharedApp(), make, (row) => answer(row) !== '200');
    expect(answers).toEqual(expected(answer));
  });

  test.each(BUILT_IN_ROLES)('is open to %s as far as its rights go, and tells nothing else', async (role) => {
    const app = sharedApp();
    const rights = rightsOf(role);
    await registerSomebody(app);
    const isOpen = ({ access }: TriedCall) => mayAccess(access, { role, rights });
    const hidden = rights.includes('attendees') ? undefined : SECRET;
    const answers = await answersTo(app, withRole(role), (row) => !isOpen(row), hidden);
    for (const row of TRIED_CALLS) {
      // What is about any kind of record is refused for those that the role may not know.
      const may = row.access === 'any-right' ? ['200', NOT_YOURS, '404 not-found'] : ['200'];
      expect(isOpen(row) ? may : [NOT_YOURS], row.name).toContain(answers[row.name]);
    }
  });

  test('is refused to an Administrator without the required second step, except own account', async () => {
    const open: Access[] = ['anyone', 'own-account'];
    const isOpen = ({ access }: TriedCall) => open.includes(access);
    expect(await answersTo(sharedApp(), STOPPED_AT_THE_DOOR, (row) => !isOpen(row))).toEqual({
      ...expected((row) => (isOpen(row) ? '200' : NOT_YET)),
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

test('the roles that are there from the start have these rights', () => {
  expect(BUILT_IN_ROLES.map((role) => [role, rightsOf(role)])).toEqual([
    ['Editor', ['speakers', 'sponsors', 'posts', 'site', 'pictures']],
    ['Desk', ['attendees', 'waiting-list', 'partnerships', 'mail', 'mailings', 'news']],
  ]);
});

test('every right that something asks for is declared, and every declared one is asked for', () => {
  const declared = MODULES.flatMap(({ rights = {} }) => Object.keys(rights));
  const asked = [
    ...HANDLERS.map(({ call }) => call.access),
    ...Object.values(EVERY_SCREEN),
    ...EVERY_KIND.map(accessTo),
  ].flatMap(rightsIn);
  expect([...new Set(asked)].toSorted()).toEqual(declared.toSorted());
});

function rightsOf(role: BuiltInRole): Right[] {
  return MODULES.flatMap(({ rights = {} }) =>
    (Object.entries(rights) as [Right, DeclaredRight][]).flatMap(([name, { roles = [] }]) =>
      roles.includes(role) ? [name] : [],
    ),
  );
}

/** Stands in whatever is kept about somebody. */
const SECRET = 'Zuwarungu';

async function registerSomebody(app: TestApp): Promise<void> {
  const about = { name: `Ama ${SECRET}`, company_name: `${SECRET} Ltd`, email: `${SECRET}@people.example` };
  await app.visitor.call(addAttendee, { body: { ...sampleRegistration(), ...about } });
  await app.visitor.call(addPartnership, { body: { ...samplePartnership(), ...about } });
}

function answerTo(role: Role, byToken: boolean, { access, sessionOnly }: TriedCall): string {
  if (byToken && sessionOnly) return NOT_YOURS;
  return mayAccess(access, { role, rights: [] }) ? '200' : NOT_YOURS;
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
  hidden?: string,
) {
  await retireUsers(app);
  const fixtures = await Fixtures.of(app);
  const refused = await make(app);
  const answers: Record<string, string> = {};
  for (const row of TRIED_CALLS) {
    const caller = isRefused(row) ? refused : await make(app);
    const input = (isRefused(row) && kept.get(row.name)) || (await row.request(fixtures, caller.me));
    if (isRefused(row)) kept.set(row.name, input);
    answers[row.name] = await answerOf(fixtures, row, caller, { input, hidden });
    if (caller !== refused) await retireUsers(app, caller.me.userId);
  }
  return answers;
}

async function answerOf(
  fixtures: Fixtures,
  row: TriedCall,
  { client }: Caller,
  { input, hidden }: { input: SentInput; hidden: string | undefined },
): Promise<string> {
  const claims = row.access === 'anyone' || isOwn(row.call) ? {} : CLAIMS;
  const recordedBefore = await countActivity(fixtures.app);
  const { method } = row;
  const { address, headers } = input;
  const query = { ...input.query, ...claims };
  const response = await send(client, { method, address }, { ...input, query }, undefined, headers);
  if (response.ok) {
    const told = await response.text();
    // What anyone may do doesn't depend on the role: a device of the door sees who comes.
    if (hidden && row.access !== 'anyone')
      expect(told.toLowerCase(), `${row.name} tells of somebody`).not.toContain(hidden.toLowerCase());
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
