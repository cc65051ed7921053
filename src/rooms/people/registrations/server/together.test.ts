import type { LogEvent } from 'kysely';
import { expect, inject, onTestFinished, test } from 'vitest';
import { QUERIES } from '#platform/server/watch/query-channel.ts';
import { createTestApp, type TestApp } from '#testing/app.ts';
import { sampleRegistration } from '#testing/samples.ts';
import { addAttendee } from '../contract.ts';

const isPostgres = inject('template').engine === 'postgres';
const VISITORS = Array.from({ length: 40 }, (_, number) => `visitor-${number}@visitors.example`);
/** A transaction for those who come first, and one or two for the others, with fewer than 20 statements each. */
const STATEMENTS_MAX = 60;

function register(app: TestApp, email: string, changes = {}) {
  return app.visitor.call(addAttendee, { body: sampleRegistration({ email, ...changes }) });
}

const rowsOf = ({ store }: TestApp, table: 'attendees' | 'personal_links' | 'mails' | 'activity') =>
  store.database.selectFrom(table).selectAll().execute();

/** Each query from now on. */
function watchQueries(): string[] {
  const seen: string[] = [];
  const add = (event: unknown) => void seen.push((event as LogEvent).query.sql);
  QUERIES.subscribe(add);
  onTestFinished(() => void QUERIES.unsubscribe(add));
  return seen;
}

test('who registers at the same time gets a row, a link, a mail and an entry of their own', async () => {
  const app = await createTestApp();
  const before = (await rowsOf(app, 'activity')).length;
  const replies = await Promise.all(VISITORS.map((email) => register(app, email, { name: email })));
  expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200]));
  const ids = replies.map(({ body }) => body.id).toSorted();
  const attendees = await rowsOf(app, 'attendees');
  expect(attendees.map(({ id }) => id).toSorted()).toEqual(ids);
  for (const [index, email] of VISITORS.entries()) {
    expect(attendees.find(({ id }) => id === replies[index]?.body.id)).toMatchObject({ email });
  }
  expect((await rowsOf(app, 'personal_links')).map((row) => Object(row).attendee_id).toSorted()).toEqual(ids);
  const mails = await rowsOf(app, 'mails');
  const addressed = attendees.map(({ id, email }) => `${id} ${email}`).toSorted();
  expect(mails.map((mail) => `${Object(mail).about_id} ${Object(mail).recipient}`).toSorted()).toEqual(
    addressed,
  );
  const entries = (await rowsOf(app, 'activity')).slice(before);
  expect(entries.map((entry) => Object(entry).subject_id).toSorted()).toEqual(ids);
});

test('who is refused doesn’t keep the others from registering', async () => {
  const app = await createTestApp();
  const [first = ''] = VISITORS;
  expect((await register(app, first)).status).toBe(200);
  const replies = await Promise.all([
    ...VISITORS.map((email) => register(app, email)),
    register(app, 'curious@visitors.example', { answers: { unasked: 'answered' } }),
  ]);
  expect(replies.map(({ status }) => status)).toEqual([409, ...Array(VISITORS.length - 1).fill(200), 422]);
  expect(await rowsOf(app, 'attendees')).toHaveLength(VISITORS.length);
});

test.runIf(isPostgres)('many who register at the same time take few statements', async () => {
  const queries = watchQueries();
  const app = await createTestApp();
  expect((await register(app, 'first@visitors.example')).status).toBe(200);
  queries.length = 0;
  await Promise.all(VISITORS.map((email) => register(app, email)));
  expect(queries.length, queries.join('\n')).toBeLessThan(STATEMENTS_MAX);
});
