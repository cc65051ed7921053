import { expect, test } from 'vitest';
import { addAttendee } from '#rooms/people/registrations/contract.ts';
import { threadMarks } from '#rooms/people/registrations/server/service.ts';
import { createTestApp, type TestApp } from '#testing/app.ts';
import { sampleRegistration } from '#testing/samples.ts';

const EMPTY = 'The loom is set up';

async function register({ visitor }: TestApp, name: string): Promise<void> {
  const email = `${name.replace(' ', '.')}@attendees.example`;
  const { status } = await visitor.call(addAttendee, { body: sampleRegistration({ name, email }) });
  expect(status).toBe(200);
}

async function cloth({ visitor }: TestApp, path = '/summit-cloth.svg') {
  const response = await visitor.fetch(path);
  return { response, svg: await response.text() };
}

test('the cloth grows within a minute of a registration, without rendering the page again', async () => {
  const app = await createTestApp();
  const page = await (await app.visitor.fetch('/')).text();
  expect((await cloth(app)).svg).toContain(EMPTY);
  for (const name of ['Ama Mensah', 'Kofi Boateng']) await register(app, name);
  expect((await cloth(app)).svg).toContain(EMPTY);
  app.clock.advance(60_000);
  expect((await cloth(app)).svg).toContain('2 threads, one for each registration');
  expect((await cloth(app, '/summit-cloth-tall.svg')).svg).toContain('2 threads');
  expect(await (await app.visitor.fetch('/')).text()).toBe(page);
});

test('the cloth is small, is kept for a minute, and says nothing about anybody', async () => {
  const app = await createTestApp();
  await register(app, 'Ama Mensah');
  const { response, svg } = await cloth(app);
  expect(response.headers.get('content-type')).toBe('image/svg+xml');
  expect(response.headers.get('cache-control')).toBe('public, max-age=60');
  const [row] = await app.store.database.selectFrom('attendees').selectAll().execute();
  for (const personal of [row?.id, row?.fullname, row?.email, row?.created_at]) {
    expect(personal).toBeTruthy();
    expect(svg).not.toContain(personal);
  }
});

test('only the current edition is woven, and nobody who was deleted', async () => {
  const app = await createTestApp();
  const { database } = app.store;
  for (const name of ['Ama Mensah', 'Kofi Boateng', 'Efua Asante']) await register(app, name);
  const [first, second] = await database.selectFrom('attendees').select('id').orderBy('id').execute();
  const change = (values: object, id = '') =>
    database.updateTable('attendees').set(values).where('id', '=', id).execute();
  await change({ event_id: null }, first?.id);
  expect((await threadMarks(database, app.clock.now(), 10)).count).toBe(2);
  await change({ deleted_at: '2025-07-01T09:00:00.000Z' }, second?.id);
  expect((await threadMarks(database, app.clock.now(), 10)).count).toBe(1);
});

test('a mark stays the same, differs between sites, and stands for several beyond the most', async () => {
  const app = await createTestApp();
  const { database } = app.store;
  for (let number = 0; number < 5; number++) await register(app, `Person ${number}`);
  const known = await threadMarks(database, app.clock.now(), 5);
  expect(known).toMatchObject({ count: 5, each: 1 });
  expect(await threadMarks(database, app.clock.now(), 5)).toEqual(known);
  expect(await threadMarks(database, app.clock.now(), 2)).toEqual({
    count: 5,
    each: 3,
    marks: known.marks.slice(0, 2),
    isOver: false,
  });
  await database.deleteFrom('settings').where('name', '=', 'cloth_salt').execute();
  expect((await threadMarks(database, app.clock.now(), 5)).marks).not.toEqual(known.marks);
});

test('an older cloth is shown while the registrations can’t be read', async () => {
  const app = await createTestApp();
  await register(app, 'Ama Mensah');
  const { svg } = await cloth(app);
  await app.store.database.schema.alterTable('attendees').renameTo('elsewhere').execute();
  app.clock.advance(60_000);
  expect(await cloth(app)).toMatchObject({ svg, response: { status: 200 } });
  expect((await cloth(app, '/summit-cloth-tall.svg')).response.status).toBe(503);
});
