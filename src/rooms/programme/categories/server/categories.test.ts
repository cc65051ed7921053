import { describe, expect, test } from 'vitest';
import { newId } from '#platform/server/identifier.ts';
import { restoreRecord } from '#rooms/ground/records/contract.ts';
import { createTestApp } from '#testing/app.ts';
import { addCategory, deleteCategory, singleCategory, updateCategory, viewCategories } from '../contract.ts';

async function organiser() {
  const app = await createTestApp();
  const { client } = await app.signInAs('Administrator');
  const add = (title: string) => client.call(addCategory, { body: { title } });
  const addNamed = async (title: string) => (await add(title)).body.id ?? '';
  const list = async () => (await client.call(viewCategories, {})).body.records;
  return { app, client, add, addNamed, list };
}

describe('a category', () => {
  test('gets the next code, which is never reused', async () => {
    const { client, addNamed, list } = await organiser();
    await addNamed('Strategy');
    const second = await addNamed('Finance');
    await client.call(deleteCategory, { query: { id: second } });
    await addNamed('Engineering');
    expect((await list()).map(({ code, title }) => [code, title])).toEqual([
      ['C001', 'Strategy'],
      ['C003', 'Engineering'],
    ]);
  });

  test('has a unique title, however it is written', async () => {
    const { client, add, addNamed } = await organiser();
    const finance = await addNamed('Finance');
    const other = await addNamed('Skills');
    const refused = { status: 409, body: { code: 'conflict', errors: { title: expect.any(String) } } };
    expect(await add('  FINÁNCE ')).toMatchObject(refused);
    const rename = (id: string, title: string) =>
      client.call(updateCategory, { query: { categoryId: id }, body: { title } });
    expect(await rename(other, 'finance')).toMatchObject(refused);
    expect((await rename(finance, 'FINANCE')).status).toBe(200);
  });

  test('is renamed with its id in the query or in the body', async () => {
    const { client, addNamed, list } = await organiser();
    const id = await addNamed('Finance');
    await client.call(updateCategory, { query: { id }, body: { title: 'Money' } });
    await client.call(updateCategory, { body: { id, title: 'Capital' } });
    expect(await list()).toMatchObject([{ id, title: 'Capital' }]);
    expect((await client.call(updateCategory, { body: { title: 'None' } })).status).toBe(422);
    expect((await client.call(updateCategory, { body: { id: newId(), title: 'None' } })).status).toBe(404);
  });

  test('can be read by itself, and is refused if it doesn’t exist', async () => {
    const { client, addNamed } = await organiser();
    const categoryId = await addNamed('Finance');
    const { status } = await client.call(singleCategory, { query: { categoryId } });
    expect(status).toBe(200);
    expect((await client.call(singleCategory, { query: { categoryId: newId() } })).status).toBe(404);
  });

  test('can be restored after deletion, unless its title was taken meanwhile', async () => {
    const { client, addNamed, list } = await organiser();
    const id = await addNamed('Finance');
    await client.call(deleteCategory, { query: { id } });
    expect((await client.call(deleteCategory, { query: { id } })).status).toBe(404);
    const taken = await addNamed('Finance');
    expect((await client.call(restoreRecord, { body: { id } })).status).toBe(409);
    await client.call(deleteCategory, { query: { id: taken } });
    expect((await client.call(restoreRecord, { body: { id } })).status).toBe(200);
    expect(await list()).toMatchObject([{ id, code: 'C001' }]);
  });

  test('is found by part of its title', async () => {
    const { client, addNamed } = await organiser();
    await addNamed('Finance');
    await addNamed('Skills and policy');
    const { body } = await client.call(viewCategories, { query: { search: 'POLI', page: 1 } });
    expect(body).toMatchObject({ total: 1, records: [{ title: 'Skills and policy' }] });
  });
});
