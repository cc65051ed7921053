/** @module-tag long */

import { describe, expect, inject, test } from 'vitest';
import { saveLanguages, saveTranslations, viewTranslations } from '#rooms/access/languages/contract.ts';
import { restoreRecord, viewHanging } from '#rooms/ground/records/contract.ts';
import { addRole } from '#rooms/ground/roles/contract.ts';
import { addSpeaker, speakerList } from '#rooms/programme/speakers/contract.ts';
import { addPost, saveDraft, singlePost } from '#rooms/website/blog/contract.ts';
import { createTestApp } from '#testing/app.ts';
import { plansOf } from '#testing/plans-of.ts';
import { notAPicture, samplePhoto } from '#testing/sample-pictures.ts';
import { sampleSpeaker } from '#testing/samples.ts';
import {
  addPicture,
  deletePicture,
  pictureUses,
  replacePictureEverywhere,
  updatePicture,
  viewPictures,
} from '../contract.ts';
import { picturesOf, usesOf } from './uses.ts';

async function library() {
  const app = await createTestApp();
  const { client } = await app.signInAs('Administrator');
  const add = async (alt = 'Cashews on a scale', file = 'cashew_nuts.jpg') =>
    (await client.call(addPicture, { body: { image: await samplePhoto(file), alt } })).body;
  const list = async (query = {}) => (await client.call(viewPictures, { query })).body.records;
  const uses = async (id: string) => (await client.call(pictureUses, { query: { id } })).body.record;
  const titles = async (id: string) => (await uses(id)).uses.map(({ title }) => title).toSorted();
  const write = async (title: string, more: Record<string, string>) =>
    (await client.call(addPost, { body: { title, state: 'published', content: '<p>Text</p>', ...more } }))
      .body.id ?? '';
  return { app, client, add, list, titles, uses, write };
}

const isSqlite = inject('template').engine === 'sqlite';

describe('the library', () => {
  test('stores a picture without metadata, named after its file, and finds it by its words', async () => {
    const { app, add, list } = await library();
    const { id, address } = await add();
    expect((await app.visitor.fetch(address)).headers.get('content-type')).toBe('image/webp');
    expect(await list()).toMatchObject([
      { id, title: 'cashew nuts', alt: 'Cashews on a scale', width: 400, height: 300, uses: [] },
    ]);
    expect(await list({ search: 'scale' })).toHaveLength(1);
    expect(await list({ search: 'loom' })).toEqual([]);
  });

  test('refuses what is no picture', async () => {
    const { client, list } = await library();
    expect((await client.call(addPicture, { body: { image: notAPicture() } })).status).toBe(415);
    expect(await list()).toEqual([]);
  });

  test('says on which pages a picture is, also those of speakers', async () => {
    const { client, add, list, titles, write } = await library();
    const { id, name, address } = await add();
    await write('In its text', { content: `<p>Text</p><img src="${address}" alt="Cashews">` });
    await write('As its cover', { cover: name });
    await client.call(addSpeaker, { body: await sampleSpeaker({ username: 'Ama' }) });
    const records = await list();
    expect(records.find((one) => one.id === id)?.uses).toMatchObject([{ title: 'As its cover' }]);
    expect(await titles(id)).toEqual(['As its cover', 'In its text']);
    expect(records.flatMap(({ uses }) => uses.map(({ title }) => title))).toContain('Ama');
  });

  test('names the first of many, in the list three, and says how many there are', async () => {
    const { add, list, uses, write } = await library();
    const [{ id, name }, other] = [await add(), await add('Looms')];
    for (let number = 1; number <= 21; number += 1) {
      await write(`Post ${number}`, { cover: name });
      if (number === 3) expect(await list()).toMatchObject([{ uses: [] }, { hasMore: false }]);
    }
    await write('Woven', { cover: other.name });
    expect(await list()).toMatchObject([
      { uses: [{ title: 'Woven' }], hasMore: false },
      { uses: [{}, {}, {}], hasMore: true },
    ]);
    const found = await uses(id);
    expect([found.count, found.uses.length]).toEqual([21, 20]);
    expect(await uses(other.id)).toMatchObject({ count: 1, keptForVersions: false, isLogo: false });
  });

  test.runIf(isSqlite)('finds records by their own picture, and reads only texts with one', async () => {
    const { app } = await library();
    const plans = await plansOf(app.store, (database) =>
      usesOf(database, picturesOf(app.services), ['one.webp', 'two.webp']),
    );
    const first = await plansOf(app.store, (database) =>
      usesOf(database, picturesOf(app.services), ['one.webp', 'two.webp'], (user, some) =>
        Promise.resolve(user.findFirst?.(database, some, 4) ?? []),
      ),
    );
    for (const table of ['posts', 'speakers', 'sponsors', 'programme_sessions'])
      expect(plans.join('\n')).toMatch(
        new RegExp(`SEARCH ${table} USING (COVERING )?INDEX ${table}_by_picture`),
      );
    expect(plans.join('\n')).toContain('SCAN posts USING INDEX posts_with_addresses');
    expect([...plans, ...first].join('\n')).not.toMatch(/SCAN posts(?! USING INDEX posts_with_addresses)/);
    expect(first.join('\n')).toMatch(/(SEARCH posts USING COVERING INDEX posts_by_picture.*){2}/s);
  });

  test('says it of a thousand pictures at once', async () => {
    const { app, add, write } = await library();
    const { name } = await add();
    const id = await write('As its cover', { cover: name });
    const names = [...Array.from({ length: 999 }, (_, index) => `picture-${index}.webp`), name];
    expect(await usesOf(app.store.database, picturesOf(app.services), names)).toMatchObject([{ id, name }]);
  });

  test('finds a picture by the title of its record, under which it is listed', async () => {
    const { client, add, list, write } = await library();
    const { id, name } = await add();
    await write('A plan for the first hundred days', { cover: name });
    await client.call(addSpeaker, { body: await sampleSpeaker({ username: 'Ama' }) });
    expect(await list({ search: 'hundred' })).toMatchObject([{ id }]);
    expect(await list({ search: 'ama' })).toMatchObject([{ title: 'Ama' }]);
    expect(await list({ search: 'nobody' })).toEqual([]);
  });

  test('tells who may only know of pictures no title of a draft', async () => {
    const { app, client, add, write } = await library();
    const { id, name } = await add();
    await write('Sold to Volta', { cover: name, state: 'draft' });
    await client.call(addSpeaker, { body: await sampleSpeaker({ username: 'Ama Unseen' }) });
    const searched = async (by: typeof client, search: string) =>
      (await by.call(viewPictures, { query: { search } })).body.total;
    for (const right of ['pictures', 'posts']) {
      await client.call(addRole, { body: { name: `May ${right}`, rights: ['pictures', right] } });
      const { client: helper } = await app.signInAs(`May ${right}`);
      const told = [
        await helper.call(viewPictures, {}),
        await helper.call(viewHanging, { body: { ids: [id] } }),
        await helper.call(deletePicture, { query: { id } }),
      ];
      const words = JSON.stringify(told.map(({ body }) => body));
      expect(told.map(({ status }) => status)).toEqual([200, 200, 409]);
      expect(words.includes('Sold to Volta')).toBe(right === 'posts');
      expect(words).not.toContain('Unseen');
      expect(await searched(helper, 'volta')).toBe(right === 'posts' ? 1 : 0);
      expect(await searched(helper, 'unseen')).toBe(0);
      expect(words).toContain(right === 'posts' ? 'still needed by: Sold to Volta' : 'still needed by: post');
    }
    expect(await searched(client, 'unseen')).toBe(1);
  });

  test('describes a picture', async () => {
    const { client, add, list } = await library();
    const { id } = await add();
    const body = { pictureId: id, title: 'Cashews', alt: 'Cashew nuts' };
    expect((await client.call(updatePicture, { body })).status).toBe(200);
    expect(await list({ search: 'nuts' })).toMatchObject([{ title: 'Cashews', alt: 'Cashew nuts' }]);
  });

  test('replaces a picture everywhere: in texts, covers, drafts and of speakers', async () => {
    const { app, client, add, list, write } = await library();
    const { id, name, address } = await add();
    const content = `<p>Text</p><img src="${address}" alt="Cashews" width="1200" height="500">`;
    const postId = await write('A post', { content, cover: name });
    await client.call(saveDraft, {
      body: { postId, title: 'A post', content: `${content}<p>More</p>`, revision: 0 },
    });
    const replaced = await client.call(replacePictureEverywhere, {
      body: { pictureId: id, image: await samplePhoto('new.jpg', '#c5492a') },
    });
    const next = replaced.body.name;
    const { record } = (await client.call(singlePost, { query: { postId } })).body;
    expect([
      record.cover,
      record.content.includes(next),
      record.draft?.fields.content.includes(next),
    ]).toEqual([next, true, true]);
    const { width, height } = (await list())[0]!;
    for (const text of [record.content, record.draft?.fields.content]) {
      expect(text).toContain(`width="${width}" height="${height}"`);
    }
    expect(await list()).toMatchObject([{ name: next, title: 'cashew nuts', uses: [{ title: 'A post' }] }]);
    expect((await app.visitor.fetch(address)).status).toBe(404);

    await client.call(addSpeaker, { body: await sampleSpeaker() });
    const image = async () => (await app.visitor.call(speakerList, {})).body.records[0]!.image;
    const portrait = (await image()).replace('.webp', '');
    await client.call(replacePictureEverywhere, {
      body: { pictureId: portrait, image: await samplePhoto() },
    });
    expect((await app.visitor.fetch(`/aiAPI/uploads/${await image()}`)).status).toBe(200);
    expect(await image()).not.toContain(portrait);
  });

  test('knows of pictures that a post shows only in another language', async () => {
    const { client, add, titles, write } = await library();
    await client.call(saveLanguages, { body: { main: 'en', others: ['fr'] } });
    const [{ id, name, address }, another] = [await add(), await add('Looms')];
    const of = { kind: 'post', id: await write('A post', {}) };
    await write('Another post', { cover: another.name });
    const content = `<p>Texte</p><img src="${address}" alt="Noix" width="1200" height="500">`;
    await client.call(saveTranslations, { body: { ...of, translations: { fr: { content } } } });
    expect([await titles(id), await titles(another.id)]).toEqual([['A post'], ['Another post']]);
    expect((await client.call(deletePicture, { query: { id } })).status).toBe(409);
    const body = { pictureId: id, image: await samplePhoto('new.jpg', '#c5492a') };
    const { id: nextId, name: next } = (await client.call(replacePictureEverywhere, { body })).body;
    const { translations } = (await client.call(viewTranslations, { query: of })).body.record;
    expect(translations.fr?.content).toContain(next);
    expect(translations.fr?.content).not.toContain(name);
    expect(await titles(nextId)).toEqual(['A post']);
  });

  test('deletes a picture that is shown nowhere, and brings it back', async () => {
    const { app, client, add, list, write } = await library();
    const used = await add();
    await write('A post', { cover: used.name });
    const unused = await add('Nothing');
    const refused = await client.call(deletePicture, { query: { id: used.id } });
    expect(refused).toMatchObject({
      status: 409,
      body: { code: 'conflict', message: expect.stringMatching(/A post/) },
    });
    expect((await client.call(deletePicture, { query: { id: unused.id } })).status).toBe(200);
    expect((await list()).map(({ id }) => id)).toEqual([used.id]);
    expect((await app.visitor.fetch(unused.address)).status).toBe(404);
    expect((await client.call(restoreRecord, { body: { id: unused.id } })).status).toBe(200);
    expect((await app.visitor.fetch(unused.address)).status).toBe(200);
  });
});
