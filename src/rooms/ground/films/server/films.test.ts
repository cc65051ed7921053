import { describe, expect, test } from 'vitest';
import { newId } from '#platform/server/identifier.ts';
import { publishContent, saveSection, singleSection } from '#rooms/edition/content/contract.ts';
import { purgeFilms } from '#rooms/edition/content/server/jobs.ts';
import { viewActivity } from '#rooms/ground/activity/contract.ts';
import { addPicture } from '#rooms/ground/pictures/contract.ts';
import { createTestApp } from '#testing/app.ts';
import { databaseBefore } from '#testing/database-before.ts';
import { longFilm, sendFilm, shippedFilm } from '#testing/films.ts';
import { anotherInstance } from '#testing/jobs.ts';
import { samplePhoto } from '#testing/sample-pictures.ts';
import {
  addFilmPart,
  beginFilm,
  FILM_BYTES_MAX,
  FILM_PART_BYTES,
  FILMS_MAX,
  filmAddress,
  finishFilm,
} from '../contract.ts';
import { insertFilm, readPart, writePart } from './queries.ts';
import { PIECE } from './recent-parts.ts';

const TWO_DAYS_MS = 49 * 60 * 60 * 1000;
const CAPTIONS = 'WEBVTT\n\n00:00.000 --> 00:02.000\nWelcome.\n';

/** The same bytes, but every name of four letters is another. */
function renamed(content: Uint8Array, name: string, other: string): Uint8Array<ArrayBuffer> {
  const text = Buffer.from(content).toString('latin1').replaceAll(name, other);
  return new Uint8Array(Buffer.from(text, 'latin1'));
}

async function desk() {
  const app = await createTestApp();
  const { client } = await app.signInAs('Administrator');
  const begin = async (bytes: number) => (await client.call(beginFilm, { body: { bytes } })).body.id ?? '';
  const sendPart = (filmId: string, number: number, content: Uint8Array) =>
    client.call(addFilmPart, {
      body: { filmId, number: String(number), part: new File([new Uint8Array(content)], 'part') },
    });
  const finish = (filmId: string) => client.call(finishFilm, { body: { filmId } });
  const send = (content: Uint8Array<ArrayBuffer>) => sendFilm(client, content);
  const fetchFilm = (id: string, headers: Record<string, string> = {}) =>
    app.visitor.fetch(filmAddress(id), { headers });
  const save = async (values: Record<string, unknown>) => {
    const { record } = (await client.call(singleSection, { query: { section: 'hero' } })).body;
    return client.call(saveSection, { body: { section: 'hero', values: { ...record.values, ...values } } });
  };
  return { app, client, begin, sendPart, finish, send, fetchFilm, save };
}

describe('a film that is uploaded', () => {
  test.each([
    ['loom.mp4', 'video/mp4'],
    ['loom.webm', 'video/webm'],
  ])('%s is known by its content', async (name, type) => {
    const { client, send, fetchFilm } = await desk();
    const content = await shippedFilm(name);
    const { body } = await send(content);
    expect(body).toMatchObject({ type });
    const [newest] = (await client.call(viewActivity, { query: { subjectId: body.id } })).body.records;
    expect(newest?.activity_description).toBe('Added a film to the site');
    const response = await fetchFilm(body.id);
    expect([response.status, response.headers.get('content-type')]).toEqual([200, type]);
    expect(response.headers.get('cache-control')).toContain('immutable');
    expect(Buffer.from(await response.arrayBuffer()).equals(content)).toBe(true);
  });

  test('is sent in the parts that are asked for, also across those in which it is kept', async () => {
    const { send, fetchFilm } = await desk();
    const content = await longFilm();
    const { id } = (await send(content)).body;
    const size = content.byteLength;
    const part = async (range: string, headers = {}) => {
      const response = await fetchFilm(id, { range, ...headers });
      const bytes = Buffer.from(await response.arrayBuffer());
      return { status: response.status, range: response.headers.get('content-range'), bytes };
    };
    const [from, to] = [FILM_PART_BYTES - 5, 2 * FILM_PART_BYTES + 5];
    const middle = await part(`bytes=${from}-${to}`);
    expect([middle.status, middle.range]).toEqual([206, `bytes ${from}-${to}/${size}`]);
    expect(middle.bytes.equals(content.subarray(from, to + 1))).toBe(true);
    expect((await part('bytes=-3')).bytes.equals(content.subarray(size - 3))).toBe(true);
    expect((await part('bytes=0-')).range).toBe(`bytes 0-${size - 1}/${size}`);
    expect(await part(`bytes=${size}-`)).toMatchObject({ status: 416, range: `bytes */${size}` });
    expect((await fetchFilm(id, { range: `bytes=${size}-` })).headers.get('cache-control')).toBeNull();
    for (const other of ['bytes=5-2', 'bytes=0-1,4-5', 'lines=1-2'])
      expect((await part(other)).status).toBe(200);
    expect((await part('bytes=0-1', { 'if-range': '"another"' })).status).toBe(200);
    for (const known of [`"${id}"`, `W/"${id}"`, `"x", "${id}"`, '*'])
      expect((await fetchFilm(id, { 'if-none-match': known })).status).toBe(304);
  });

  test('is read once for all who watch it, and sent in small pieces', async () => {
    const { app, send, fetchFilm } = await desk();
    const content = await longFilm();
    const { id } = (await send(content)).body;
    const { body } = await fetchFilm(id);
    for await (const piece of body ?? []) expect(piece.byteLength).toBeLessThanOrEqual(PIECE);
    await app.store.database.deleteFrom('film_parts').where('film_id', '=', id).execute();
    expect(Buffer.from(await (await fetchFilm(id)).arrayBuffer()).equals(content)).toBe(true);
  });

  test('goes on after it was cut off, and isn’t kept while a part is missing', async () => {
    const { begin, sendPart, finish, fetchFilm } = await desk();
    const content = await longFilm();
    const part = (number: number) =>
      content.subarray(number * FILM_PART_BYTES, (number + 1) * FILM_PART_BYTES);
    const id = await begin(content.byteLength);
    await sendPart(id, 0, part(0));
    expect((await sendPart(id, 1, part(1).subarray(9))).status).toBe(409);
    expect((await finish(id)).status).toBe(409);
    expect((await fetchFilm(id)).status).toBe(404);
    for (const number of [0, 1, 2]) await sendPart(id, number, part(number));
    expect((await finish(id)).body).toMatchObject({ type: 'video/mp4' });
    expect((await finish(id)).body).toMatchObject({ type: 'video/mp4' });
    expect((await sendPart(id, 0, part(1))).status).toBe(404);
  });

  test.each([
    ['a page', new TextEncoder().encode('<!doctype html><script>alert(1)</script>')],
    ['a picture', async () => new Uint8Array(await (await samplePhoto()).arrayBuffer())],
    ['half a film', async () => (await shippedFilm('loom.webm')).subarray(0, 120)],
    ['sound alone', new TextEncoder().encode('\0\0\0\u0010ftypM4A \0\0\0\0\0\0\0\u0008moov')],
    [
      'of a codec that not all browsers play',
      async () => renamed(await shippedFilm('loom.mp4'), 'avc1', 'hvc1'),
    ],
    ['captions without any', new TextEncoder().encode('WEBVTT\n\nWelcome.\n')],
    ['captions with a wrong time', new TextEncoder().encode(CAPTIONS.replace('02.000', '2'))],
    ['captions of another kind', new TextEncoder().encode(CAPTIONS.replace('WEBVTT', '1'))],
  ])('is refused if it is %s', async (_what, content) => {
    const { send } = await desk();
    const bytes = typeof content === 'function' ? await content() : content;
    expect((await send(bytes)).status).toBe(415);
  });

  test('is refused before it is sent if it is too large', async () => {
    const { client } = await desk();
    const { status, body } = await client.call(beginFilm, { body: { bytes: FILM_BYTES_MAX + 1 } });
    expect([status, body.errors?.bytes]).toEqual([422, expect.stringMatching(/30 MB/)]);
  });

  test('is refused if there are too many', async () => {
    const { app, client } = await desk();
    const created_at = app.clock.now().toISOString();
    const others = Array.from({ length: FILMS_MAX - 1 }, () => ({
      id: newId(),
      bytes: 1,
      media_type: null,
      created_at,
    }));
    await app.store.database.insertInto('films').values(others).execute();
    expect((await client.call(beginFilm, { body: { bytes: 1 } })).status).toBe(201);
    expect((await client.call(beginFilm, { body: { bytes: 1 } })).status).toBe(409);
  });

  test('has its place in a database that never had any', async () => {
    const { store, migrate } = await databaseBefore('044-films');
    const { database } = store;
    const id = newId();
    const part = { film_id: id, number: 0, content: new Uint8Array([1, 2]) };
    const film = { id, bytes: 2, media_type: null, created_at: '2027-03-09T08:00:00.000Z' };
    await expect(insertFilm(database, film)).rejects.toThrow(/films/);
    await migrate();
    await expect(writePart(database, part)).rejects.toThrow();
    await insertFilm(database, film);
    await writePart(database, part);
    await writePart(database, { ...part, content: new Uint8Array([3, 4]) });
    expect([...((await readPart(database, id, 0)) ?? [])]).toEqual([1, 2]);
  });
});

test('a film plays over its picture, with captions, and is kept as long as anything needs it', async () => {
  const { app, client, send, save, fetchFilm } = await desk();
  const { id } = (await send(await shippedFilm('loom.webm'))).body;
  const captions = (await send(new TextEncoder().encode(CAPTIONS))).body.id;
  const unused = (await send(await shippedFilm('loom.webm'))).body.id;
  const { name } = (await client.call(addPicture, { body: { image: await samplePhoto() } })).body;
  const picture = { name, alt: 'A loom' };
  for (const wrong of [{ id: captions }, { id, captions: id }, { id: 'missing' }]) {
    const { body } = await save({ film: 'own', picture, ownFilm: wrong });
    expect(body.errors?.ownFilm).toMatch(/no longer stored/);
  }
  expect((await save({ film: 'own', picture, ownFilm: { id, captions } })).status).toBe(200);
  await client.call(publishContent, { body: {} });
  const page = await (await app.visitor.fetch('/')).text();
  expect(page).toMatch(
    new RegExp(`<img[^>]* src="/aiAPI/uploads/${name}\\?w=1280"[^>]*><video[^>]* aria-label="A loom"`),
  );
  // Which browsers may load it is known only in the browser.
  expect(page).not.toMatch(/<(source|track)[^>]*films/);

  app.clock.advance(TWO_DAYS_MS);
  await anotherInstance(app, [purgeFilms]).runDue();
  expect([(await fetchFilm(id)).status, (await fetchFilm(captions)).status]).toEqual([200, 200]);
  expect((await fetchFilm(unused)).status).toBe(404);
});

test('a film that isn’t shown yet is kept with what has it', async () => {
  const { app, send, save, fetchFilm } = await desk();
  const { id } = (await send(await shippedFilm('loom.webm'))).body;
  expect((await save({ film: 'woven', picture: null, ownFilm: { id } })).status).toBe(200);
  app.clock.advance(TWO_DAYS_MS);
  await anotherInstance(app, [purgeFilms]).runDue();
  expect((await fetchFilm(id)).status).toBe(200);
});
