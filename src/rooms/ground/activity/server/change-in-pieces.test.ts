import { expect, test } from 'vitest';
import { Refusal } from '#platform/contract/refusal.ts';
import { NOBODY_TO_CONFIRM } from '#platform/server/http/context.ts';
import { createTestApp } from '#testing/app.ts';
import { changeInPieces, withActivity } from './service.ts';

const IDS = Array.from({ length: 35 }, (_, index) => `record-${index}`);

/** Notes each of some records, and may fail at one of them. */
async function noting(failsAt?: string) {
  const app = await createTestApp();
  const context = { ...app.services, actor: undefined, confirmAccess: NOBODY_TO_CONFIRM };
  const note = (id: string) => ({ type: 'Noted', description: id, subject: { type: 'other' } }) as const;
  const run = (ids: readonly string[]) =>
    changeInPieces(context, ids, async (_database, some) => {
      if (some.some((id) => id === failsAt)) throw new Refusal('conflict', 'Not this one.');
      return { result: [...some], activity: some.map(note) };
    });
  const noteOne = (id: string) =>
    withActivity(context, async () => ({ result: undefined, activity: note(id) }));
  const noted = async () => {
    const rows = app.store.database.selectFrom('activity').select('activity_description');
    return (await rows.where('activity_type', '=', 'Noted').orderBy('id').execute()).map(
      ({ activity_description }) => activity_description,
    );
  };
  return { run, noteOne, noted };
}

test('all are changed once, each with its record, and others don’t wait for all of them', async () => {
  const { run, noteOne, noted } = await noting();
  const [{ done, missed }] = await Promise.all([run([...IDS, 'record-0']), noteOne('of somebody else')]);
  expect([done, missed]).toEqual([IDS, 0]);
  const records = await noted();
  expect(records.filter((id) => id !== 'of somebody else')).toEqual(IDS);
  expect(records.indexOf('of somebody else')).toBeLessThan(20);
});

test('what was done before a failure stays done, and the rest is told', async () => {
  const { run, noted } = await noting('record-25');
  expect(await run(IDS)).toEqual({ done: IDS.slice(0, 25), missed: 10 });
  expect(await noted()).toEqual(IDS.slice(0, 25));
});

test('if nothing could be done, it fails', async () => {
  const { run, noted } = await noting('record-3');
  await expect(run(IDS)).rejects.toThrow('Not this one.');
  expect(await noted()).toEqual([]);
});
