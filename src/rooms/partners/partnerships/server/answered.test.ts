import { expect, test } from 'vitest';
import { viewActivity } from '#rooms/ground/activity/contract.ts';
import { createTestApp } from '#testing/app.ts';
import { samplePartnership } from '#testing/samples.ts';
import { addPartnership, markAnswered, singlePartnership, viewPartnerships } from '../contract.ts';

async function requested() {
  const app = await createTestApp();
  const { client } = await app.signInAs('Administrator');
  const ask = async (name: string) => {
    const body = samplePartnership({ name, email: `${name}@owusu.example` });
    return (await app.visitor.call(addPartnership, { body })).body.id ?? '';
  };
  const mark = (ids: string[], answered = true) => client.call(markAnswered, { body: { ids, answered } });
  return { app, client, ask, mark };
}

test('a request is marked as answered, and each mark is recorded', async () => {
  const { app, client, ask, mark } = await requested();
  const [ama, kofi] = [await ask('ama'), await ask('kofi')];
  expect((await mark([ama, kofi])).body).toMatchObject({
    message: '2 requests marked as answered.',
    ids: [ama, kofi],
  });
  const now = app.clock.now().toISOString();
  expect((await client.call(singlePartnership, { query: { id: ama } })).body.record.answered).toBe(now);
  await mark([ama], false);
  const open = (await client.call(viewPartnerships, { query: { answered: 'no' } })).body;
  expect(open.records).toMatchObject([{ id: ama, answered: '' }]);

  const { records } = (await client.call(viewActivity, { query: { subjectId: ama, type: 'Updated' } })).body;
  expect(records.map(({ activity_description, changes }) => [activity_description, changes])).toEqual([
    [
      'Marked the partnership request of ama (Owusu & Daughters) as not answered',
      [{ field: 'Answered', from: 'yes', to: 'no' }],
    ],
    [
      'Marked the partnership request of ama (Owusu & Daughters) as answered',
      [{ field: 'Answered', from: 'no', to: 'yes' }],
    ],
  ]);
});

test('what is already marked is skipped, and refused if nothing is left', async () => {
  const { client, ask, mark } = await requested();
  const [ama, kofi] = [await ask('ama'), await ask('kofi')];
  await mark([ama]);
  expect((await mark([ama, kofi, kofi])).body).toMatchObject({
    ids: [kofi],
    message: '1 request marked as answered.',
  });
  const before = (await client.call(viewActivity, { query: { page: 1 } })).body.total;
  expect(await mark([ama, kofi])).toMatchObject({ status: 404, body: { code: 'not-found' } });
  expect((await client.call(viewActivity, { query: { page: 1 } })).body.total).toBe(before);
});
