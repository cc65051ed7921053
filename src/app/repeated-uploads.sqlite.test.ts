import { beforeEach, describe, expect, test } from 'vitest';
import { purgeFilms } from '#rooms/edition/content/server/jobs.ts';
import { FILM_PART_BYTES, filmAddress } from '#rooms/ground/films/contract.ts';
import { addPicture, deletePicture } from '#rooms/ground/pictures/contract.ts';
import { restoreRecord } from '#rooms/ground/records/contract.ts';
import { PICTURES } from '#rooms/programme/speakers/pictures.ts';
import { longFilm, sendFilm } from '#testing/films.ts';
import { anotherInstance } from '#testing/jobs.ts';
import { createTestAppOnPort } from '#testing/on-port.ts';
import { rawGet } from '#testing/raw-get.ts';
import { samplePhoto } from '#testing/sample-pictures.ts';

const AVIF = { accept: 'image/avif,image/webp,*/*' };
const WEBP = { accept: 'image/webp,*/*' };
const OF_ONE_REQUEST = ['x-request-id', 'date'];
const TWO_DAYS_MS = 49 * 60 * 60 * 1000;

type Headers = Record<string, string>;
type Program = Awaited<ReturnType<typeof createTestAppOnPort>>;
let program: Program;
let client: Awaited<ReturnType<Program['app']['signInAs']>>['client'];

beforeEach(async () => {
  program = await createTestAppOnPort();
  ({ client } = await program.app.signInAs('Administrator'));
});

async function get(path: string, asked: Headers = {}) {
  const before = program.handled();
  const { headers, ...reply } = await rawGet(program.url + path, asked);
  for (const name of OF_ONE_REQUEST) delete headers[name];
  return { reply: { ...reply, headers }, isRepeated: program.handled() === before };
}

/** At once on SQLite. On PostgreSQL the program may still be finding out whether anything has changed. */
async function repeated(path: string, asked: Headers = {}) {
  let last = await get(path, asked);
  await expect
    .poll(async () => {
      last = await get(path, asked);
      return last.isRepeated;
    })
    .toBe(true);
  return last.reply;
}

async function picture() {
  const { name } = (await client.call(addPicture, { body: { image: await samplePhoto() } })).body;
  return { id: name.split('.')[0] ?? '', path: `${PICTURES}/${name}` };
}

describe('an uploaded picture', () => {
  test('is repeated in each width and format as the program answers it', async () => {
    const { path } = await picture();
    const etags = new Set<unknown>();
    for (const query of ['', '?w=320', '?w=640']) {
      for (const asked of [AVIF, WEBP, {}]) {
        const { reply } = await get(`${path}${query || '?'}&by=program`, asked);
        expect(await repeated(path + query, asked)).toEqual(reply);
        etags.add(reply.headers.etag);
      }
    }
    // As it is stored, 320 wide, and 640, which it isn't.
    expect(etags.size).toBe(5);
  });

  test('isn’t sent to a browser that has this form of it', async () => {
    const { path } = await picture();
    const { etag = '' } = (await get(`${path}?w=320`, AVIF)).reply.headers;
    const known = { ...AVIF, 'if-none-match': etag };
    const again = await repeated(`${path}?w=320`, known);
    expect([again.status, again.body.length, again.headers.vary]).toEqual([304, 0, 'accept']);
    const { reply } = await get(`${path}?w=320&by=program`, known);
    expect(again).toEqual(reply);
    expect((await get(`${path}?w=320`, { ...known, ...WEBP })).reply.status).toBe(200);
  });

  test('is answered by the program at an address that it doesn’t write', async () => {
    const { path } = await picture();
    for (const query of ['?w=5', '?w=320&v=1', '?v=1']) {
      await get(path + query);
      expect((await get(path + query)).isRepeated, query).toBe(false);
    }
  });

  test('is gone as soon as it is deleted, and back when it is restored', async () => {
    const { id, path } = await picture();
    await repeated(path);
    await client.call(deletePicture, { query: { id } });
    expect((await get(path)).reply.status).toBe(404);
    expect((await get(`${path}?w=320`)).reply.status).toBe(404);
    await client.call(restoreRecord, { body: { id } });
    expect((await get(path)).reply.status).toBe(200);
    await repeated(path);
  });

  test('that stands in for others is repeated too', async () => {
    const path = `${PICTURES}/default-speaker.jpg`;
    const { reply } = await get(path);
    expect(await repeated(path)).toEqual(reply);
    expect(reply.headers['cache-control']).toBe('public, max-age=86400');
  });
});

async function film() {
  const content = await longFilm();
  const { id } = (await sendFilm(client, content)).body;
  return { id, path: filmAddress(id), content };
}

describe('an uploaded film', () => {
  test('is repeated whole and in parts as the program answers it', async () => {
    const { path, content } = await film();
    const size = content.byteLength;
    const across = `bytes=${FILM_PART_BYTES - 70_000}-${FILM_PART_BYTES + 70_000}`;
    await get(path);
    for (const range of ['', 'bytes=0-', 'bytes=0-1', 'bytes=65536-131071', 'bytes=-3', across]) {
      const asked: Headers = range ? { range } : {};
      // Addresses with such a query aren't repeated.
      const { reply } = await get(`${path}?by=program`, asked);
      expect(await repeated(path, asked), range).toEqual(reply);
      expect(reply.status).toBe(range ? 206 : 200);
    }
    expect((await repeated(path, { range: across })).body).toEqual(
      Buffer.from(content.subarray(FILM_PART_BYTES - 70_000, FILM_PART_BYTES + 70_001)),
    );
    expect((await repeated(path, { 'if-none-match': '*' })).status).toBe(304);
    const { reply } = await get(path, { range: `bytes=${size}-` });
    expect([reply.status, reply.headers['cache-control']]).toEqual([416, undefined]);
    expect((await repeated(path)).headers['cache-control']).toContain('immutable');
  });

  test('is gone as soon as nothing needs it', async () => {
    const { path } = await film();
    await repeated(path);
    program.app.clock.advance(TWO_DAYS_MS);
    await anotherInstance(program.app, [purgeFilms]).runDue();
    // On PostgreSQL, what another instance has changed shows within half a second.
    await expect.poll(async () => (await get(path)).reply.status).toBe(404);
  });

  test('of which a part is missing ends with the connection', async () => {
    const { id, path } = await film();
    await repeated(path, { range: 'bytes=0-1' });
    await program.app.store.database
      .deleteFrom('film_parts')
      .where('film_id', '=', id)
      .where('number', '>', 0)
      .execute();
    await expect(rawGet(program.url + path, {})).rejects.toThrow('aborted');
  });
});
