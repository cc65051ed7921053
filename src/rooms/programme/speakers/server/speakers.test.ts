import { describe, expect, test } from 'vitest';
import type { z } from 'zod';
import { callAddress } from '#platform/contract/call.ts';
import { allRequired } from '#platform/contract/messages.ts';
import { PICTURE_BYTES_MAX, tooLargePicture } from '#platform/contract/picture-file.ts';
import { newId } from '#platform/server/identifier.ts';
import { restoreRecord } from '#rooms/ground/records/contract.ts';
import { addCategory, deleteCategory } from '#rooms/programme/categories/contract.ts';
import { createTestApp } from '#testing/app.ts';
import { notAPicture, samplePhoto } from '#testing/sample-pictures.ts';
import { sampleSpeaker } from '#testing/samples.ts';
import {
  addSpeaker,
  deleteSpeaker,
  type NewSpeakerInput,
  orderSpeakers,
  singleSpeaker,
  speakerCounts,
  speakerList,
  updateSpeaker,
} from '../contract.ts';

async function organiser() {
  const app = await createTestApp();
  const { client } = await app.signInAs('Administrator');
  const add = async (changes: Partial<NewSpeakerInput> = {}) =>
    client.call(addSpeaker, { body: await sampleSpeaker(changes) });
  const addNamed = async (username: string) => (await add({ username })).body.id ?? '';
  const list = async () => (await app.visitor.call(speakerList, {})).body.records;
  const pictures = () =>
    app.store.database.selectFrom('pictures').select(['name', 'deleted_at']).orderBy('name').execute();
  const activities = async () => {
    const about = app.store.database.selectFrom('activity').where('subject_type', '=', 'speaker');
    const rows = await about.select('activity_description').orderBy('id').execute();
    return rows.map((row) => row.activity_description);
  };
  return { app, client, add, addNamed, list, pictures, activities };
}

describe('a speaker is added', () => {
  test('and appears on the page with a picture, and in the activity', async () => {
    const { app, add, list, activities } = await organiser();
    const reply = await add();
    expect(reply).toMatchObject({ status: 200, body: { status: '200', id: expect.any(String) } });
    const [speaker] = await list();
    expect(speaker).toMatchObject({
      id: reply.body.id,
      title: 'Dr.',
      fullname: 'Aimée Owusu',
      country: 'Ghana',
      countryCode: 'GH',
      category: '',
      image: expect.stringMatching(/\.webp$/),
    });
    const picture = await app.visitor.fetch(`/aiAPI/uploads/${speaker!.image}`);
    expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/webp']);
    expect(await activities()).toEqual(['Added Aimée Owusu (Owusu & Daughters) as Speaker']);
  });

  test.each(['Key Addresse', 'Keynote Address', 'Keynote Addresses'])(
    'with the keynote role spelled %s',
    async (role) => {
      const { add, list } = await organiser();
      await add({ role });
      expect((await list())[0]!.role).toBe('Key Address');
    },
  );

  test('but not with an unknown role or title; the refusal lists the known ones', async () => {
    const { add } = await organiser();
    const roles = 'Please choose one of: Speaker, Key Address, Moderator, Panelist.';
    expect((await add({ role: 'Drummer' })).body).toMatchObject({ errors: { role: roles } });
    const untitled = await add({ title: '' as 'Dr.' });
    expect(untitled.body).toMatchObject({ message: allRequired(), errors: { title: 'Choose a title.' } });
  });

  test('but not with two pictures', async () => {
    const { client } = await organiser();
    const form = new FormData();
    for (const name of ['a.jpg', 'b.jpg']) form.append('image', await samplePhoto(name));
    const reply = await client.fetch(callAddress(addSpeaker), { method: 'POST', body: form });
    expect([reply.status, await reply.json()]).toMatchObject([
      400,
      { status: '401', code: 'malformed', errors: { image: expect.any(String) } },
    ]);
  });

  test.each([
    ['without a name', { username: ' ' }, 422, 'username'],
    ['without a picture', { image: new File([], '') }, 422, 'image'],
    ['with a page for a picture', { image: notAPicture() }, 415, 'image'],
    ['of a category that isn’t there', { categoryId: newId() }, 422, 'categoryId'],
    ['of no country', { country: 'Atlantis' }, 422, 'country'],
  ])('not %s, and nothing is kept', async (what, changes, status, field) => {
    const { add, pictures, activities } = await organiser();
    const reply = await add(changes);
    expect(reply).toMatchObject({ status, body: { status: '401', errors: { [field]: expect.any(String) } } });
    expect(reply.body.message === allRequired()).toBe(field === 'username' || what === 'without a picture');
    expect(await pictures()).toEqual([]);
    expect(await activities()).toEqual([]);
  });

  test('but not with a picture over 8 MB', async () => {
    const { client, add } = await organiser();
    const large = new File([new Uint8Array(PICTURE_BYTES_MAX + 1)], 'face.jpg');
    const refused = { status: '401', errors: { image: tooLargePicture() } };
    expect(await add({ image: large })).toMatchObject({ status: 422, body: refused });
    const announced = { 'content-length': String(2 * PICTURE_BYTES_MAX) };
    const reply = await client.call(addSpeaker, { body: await sampleSpeaker() }, announced);
    expect(reply).toMatchObject({ status: 413, body: refused });
  });
});

describe('a speaker is changed', () => {
  test('and keeps the picture when none is sent', async () => {
    const { client, addNamed, list } = await organiser();
    const id = await addNamed('Ama');
    const [before] = await list();
    const { image: _, ...data } = await sampleSpeaker({ username: 'Ama Two', categoryId: '' });
    const reply = await client.call(updateSpeaker, { query: { speakerId: id }, body: data });
    expect(reply.body.status).toBe('200');
    expect(await list()).toMatchObject([{ fullname: 'Ama Two', image: before!.image }]);
  });

  test('also when the browser sends an empty file, and the id in the form', async () => {
    const { client, addNamed, list } = await organiser();
    const id = await addNamed('Ama');
    const body = { ...(await sampleSpeaker({ username: 'Ama Three', image: new File([], '') })), id };
    expect((await client.call(updateSpeaker, { body })).status).toBe(200);
    expect(await list()).toMatchObject([{ fullname: 'Ama Three' }]);
  });

  test('and a new picture replaces the old one', async () => {
    const { app, client, addNamed, list, pictures } = await organiser();
    const id = await addNamed('Ama');
    const [before] = await list();
    const body = await sampleSpeaker({ image: await samplePhoto('new.png', '#c5492a') });
    await client.call(updateSpeaker, { query: { id }, body });
    const [after] = await list();
    expect(after!.image).not.toBe(before!.image);
    expect(await pictures()).toEqual([{ name: after!.image, deleted_at: null }]);
    expect((await app.visitor.fetch(`/aiAPI/uploads/${before!.image}`)).status).toBe(404);
  });

  test.each([
    ['without an id', {}, 422],
    ['with two ids', { speakerId: 'a', id: 'b' }, 400],
    ['that isn’t there', { id: newId() }, 404],
  ])('not %s', async (_what, query, status) => {
    const { client } = await organiser();
    const reply = await client.call(updateSpeaker, { query, body: await sampleSpeaker() });
    expect(reply.status).toBe(status);
  });
});

describe('a speaker is deleted', () => {
  test('with the picture, and both can be restored', async () => {
    const { app, client, addNamed, list } = await organiser();
    const id = await addNamed('Ama');
    const image = (await list())[0]!.image;
    expect((await client.call(deleteSpeaker, { query: { id } })).body.message).toBe('Ama deleted.');
    expect(await list()).toEqual([]);
    expect((await app.visitor.fetch(`/aiAPI/uploads/${image}`)).status).toBe(404);
    expect((await client.call(deleteSpeaker, { query: { id } })).status).toBe(404);
    expect((await client.call(restoreRecord, { body: { id } })).status).toBe(200);
    expect(await list()).toMatchObject([{ id, image }]);
    expect((await app.visitor.fetch(`/aiAPI/uploads/${image}`)).status).toBe(200);
  });
});

test('but stays, with the picture, when the activity can’t be recorded', async () => {
  const { app, client, addNamed, list, pictures } = await organiser();
  const id = await addNamed('Ama');
  const before = [await list(), await pictures()];
  await app.store.database.schema.alterTable('activity').renameTo('activity_elsewhere').execute();
  const change = { ...(await sampleSpeaker({ username: 'Abena' })), id };
  expect((await client.call(deleteSpeaker, { query: { id } })).status).toBe(500);
  expect((await client.call(updateSpeaker, { body: change })).status).toBe(500);
  expect(await addNamed('Kofi')).toBe('');
  expect([await list(), await pictures()]).toEqual(before);
});

describe('the list of speakers', () => {
  test('keeps the given order; reordering a part moves only that part', async () => {
    const { client, addNamed, list, activities } = await organiser();
    const [a, b, c] = [await addNamed('A'), await addNamed('B'), await addNamed('C')];
    expect((await list()).map(({ id }) => id)).toEqual([a, b, c]);
    await client.call(orderSpeakers, { body: { ids: [c, a] } });
    expect((await list()).map(({ id }) => id)).toEqual([c, b, a]);
    expect((await activities()).at(-1)).toBe('Changed the order of the speakers');
    expect((await client.call(orderSpeakers, { body: { ids: [a, a] } })).status).toBe(422);
    expect((await client.call(orderSpeakers, { body: { ids: [a, newId()] } })).status).toBe(404);
  });

  test('is searched, filtered, sorted and split into pages', async () => {
    const { app, add } = await organiser();
    await add({ username: 'Zoë Ábalo', company: 'b works' });
    await add({ username: 'Kofi Abalo', role: 'Moderator', company: 'A works' });
    const names = async (query: z.input<(typeof speakerList)['query']>) => {
      const { body } = await app.visitor.call(speakerList, { query });
      return { names: body.records.map(({ fullname }) => fullname), total: body.total };
    };
    expect(await names({ search: 'abalo' })).toEqual({
      names: ['Zoë Ábalo', 'Kofi Abalo'],
      total: 2,
    });
    expect(await names({ role: 'Moderator' })).toEqual({ names: ['Kofi Abalo'], total: 1 });
    expect(await names({ sort: 'company', page: 1, pageSize: 1 })).toEqual({
      names: ['Kofi Abalo'],
      total: 2,
    });
    expect(await names({ search: '%' })).toEqual({ names: [], total: 0 });
    expect((await names({})).total).toBeUndefined();
  });

  test('is counted, and a single speaker can be read', async () => {
    const { app, client, addNamed } = await organiser();
    const id = await addNamed('Ama');
    expect((await client.call(speakerCounts, {})).body).toEqual({
      status: '200',
      message: 'Speakers: 1.',
      totalSpeaker: 1,
    });
    const { body } = await app.visitor.call(singleSpeaker, { query: { speakerId: id } });
    expect(body.records[0].fullname).toBe('Ama');
    expect((await app.visitor.call(singleSpeaker, { query: { speakerId: newId() } })).status).toBe(404);
  });

  test('shows a speaker’s category until it is deleted', async () => {
    const { client, add, list } = await organiser();
    const { body: category } = await client.call(addCategory, { body: { title: 'Finance' } });
    await add({ categoryId: category.id });
    expect(await list()).toMatchObject([{ categoryId: category.id, category: 'Finance' }]);
    await client.call(deleteCategory, { query: { id: category.id ?? '' } });
    expect(await list()).toMatchObject([{ categoryId: '', category: '' }]);
  });
});
