import { describe, expect, test } from 'vitest';
import { viewActivity } from '#rooms/ground/activity/contract.ts';
import { addPartnership } from '#rooms/partners/partnerships/contract.ts';
import { addAttendee, viewAttendees } from '#rooms/people/registrations/contract.ts';
import { alreadyRegistered } from '#rooms/people/registrations/messages.ts';
import { createTestApp } from '#testing/app.ts';
import { samplePartnership, sampleRegistration } from '#testing/samples.ts';
import { deleteRecord, deleteRecords, restoreRecord, restoreRecords } from '../contract.ts';

async function organiser() {
  const app = await createTestApp();
  const { client } = await app.signInAs('Administrator');
  const register = async (name: string) => {
    const body = sampleRegistration({ name, email: `${name}@visitors.example` });
    return (await app.visitor.call(addAttendee, { body })).body.id ?? '';
  };
  const request = async () => {
    const body = samplePartnership({ name: 'Esi' });
    return (await app.visitor.call(addPartnership, { body })).body.id ?? '';
  };
  const names = async () =>
    (await client.call(viewAttendees, { query: { sort: 'fullname' } })).body.records.map(
      (row) => row.fullname,
    );
  const recordsOf = async (type: string) =>
    (await client.call(viewActivity, { query: { type } })).body.records;
  return { client, register, request, names, recordsOf };
}

describe('many records', () => {
  test('are deleted at once, each with its own activity record, and restored', async () => {
    const { client, register, request, names, recordsOf } = await organiser();
    const ids = [await register('Ama'), await register('Kofi'), await request()];
    await register('Yaw');
    const { body } = await client.call(deleteRecords, { body: { ids } });
    expect(body).toMatchObject({ message: '3 records deleted.', ids });
    expect(await names()).toEqual(['Yaw']);
    expect((await recordsOf('Deleted')).map((record) => record.subject_id).toSorted()).toEqual(
      ids.toSorted(),
    );

    const restored = await client.call(restoreRecords, { body: { ids } });
    expect(restored.body).toMatchObject({ message: '3 records restored.', ids });
    expect(await names()).toEqual(['Ama', 'Kofi', 'Yaw']);
    expect(await recordsOf('Restored')).toHaveLength(3);
  });

  test('that somebody else deleted in the meantime are skipped', async () => {
    const { client, register } = await organiser();
    const [ama, kofi] = [await register('Ama'), await register('Kofi')];
    await client.call(deleteRecord, { query: { id: ama } });
    const ids = [ama, kofi, kofi];
    const { body } = await client.call(deleteRecords, { body: { ids } });
    expect(body).toMatchObject({ message: '1 record deleted.', ids: [kofi] });
    expect((await client.call(deleteRecords, { body: { ids } })).status).toBe(404);
    expect((await client.call(restoreRecords, { body: { ids: ['no-such-id'] } })).status).toBe(404);
  });

  test('are restored except those that can’t be', async () => {
    const { client, register, names } = await organiser();
    const ids = [await register('Ama'), await register('Kofi')];
    await client.call(deleteRecords, { body: { ids } });
    await register('Ama');
    const { body } = await client.call(restoreRecords, { body: { ids } });
    expect(body.message).toBe(`1 record restored. 1 couldn’t be restored: ${alreadyRegistered()}`);
    expect(await names()).toEqual(['Ama', 'Kofi']);
    const refused = await client.call(restoreRecord, { body: { id: ids[0] ?? '' } });
    expect(refused).toMatchObject({ status: 409, body: { message: alreadyRegistered() } });
  });

  test('are limited to a thousand', async () => {
    const { client } = await organiser();
    const ids = Array.from({ length: 1001 }, (_, index) => `id-${index}`);
    expect((await client.call(deleteRecords, { body: { ids } })).status).toBe(422);
    expect((await client.call(deleteRecords, { body: { ids: [] } })).status).toBe(422);
  });
});
