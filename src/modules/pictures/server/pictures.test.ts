/** @module-tag long */

import { describe, expect, test } from 'vitest';
import { addPost, saveDraft, singlePost } from '#modules/blog/contract.ts';
import { saveLanguages, saveTranslations, viewTranslations } from '#modules/languages/contract.ts';
import { restoreRecord, viewHanging } from '#modules/records/contract.ts';
import { addRole } from '#modules/roles/contract.ts';
import { addSpeaker, speakerList } from '#modules/speakers/contract.ts';
import { createTestApp } from '#testing/app.ts';
import { notAPicture, samplePhoto } from '#testing/sample-pictures.ts';
import { sampleSpeaker } from '#testing/samples.ts';
import {
  addPicture,
  deletePicture,
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
  const write = async (title: string, more: Record<string, string>) =>
    (await client.call(addPost, { body: { title, state: 'published', content: '<p>Text</p>', ...more } }))
      .body.id ?? '';
  return { app, client, add, list, write };
}

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
    const { client, add, list, write } = await library();
    const { id, name, address } = await add();
    await write('In its text', { content: `<p>Text</p><img src="${address}" alt="Cashews">` });
    await write('As its cover', { cover: name });
    await client.call(addSpeaker, { body: await sampleSpeaker({ username: 'Ama' }) });
    const records = await list();
    const usesOf = (of: string) => records.find((one) => one.id === of)?.uses.map(({ title }) => title);
    expect(usesOf(id)?.toSorted()).toEqual(['As its cover', 'In its text']);
    expect(records.flatMap(({ uses }) => uses.map(({ title }) => title))).toContain('Ama');
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
    const { client, add, list, write } = await library();
    await client.call(saveLanguages, { body: { main: 'en', others: ['fr'] } });
    const [{ id, name, address }, another] = [await add(), await add('Looms')];
    const of = { kind: 'post', id: await write('A post', {}) };
    await write('Another post', { cover: another.name });
    const content = `<p>Texte</p><img src="${address}" alt="Noix" width="1200" height="500">`;
    await client.call(saveTranslations, { body: { ...of, translations: { fr: { content } } } });
    const usesOf = async (picture: string) =>
      (await list()).find((one) => one.name === picture)?.uses.map(({ title }) => title);
    expect([await usesOf(name), await usesOf(another.name)]).toEqual([['A post'], ['Another post']]);
    expect((await client.call(deletePicture, { query: { id } })).status).toBe(409);
    const body = { pictureId: id, image: await samplePhoto('new.jpg', '#c5492a') };
    const next = (await client.call(replacePictureEverywhere, { body })).body.name;
    const { translations } = (await client.call(viewTranslations, { query: of })).body.record;
    expect(translations.fr?.content).toContain(next);
    expect(translations.fr?.content).not.toContain(name);
    expect(await usesOf(next)).toEqual(['A post']);
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
