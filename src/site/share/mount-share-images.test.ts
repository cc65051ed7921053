import sharp from 'sharp';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { DRAWING } from '#platform/server/pictures/drawing-queue.ts';
import { addPicture } from '#rooms/ground/pictures/contract.ts';
import { sharedSpeaker } from '#rooms/programme/speakers/addresses.ts';
import { createTestApp } from '#testing/app.ts';
import { Fixtures } from '#testing/calls/fixtures.ts';
import { insertedSpeaker } from '#testing/calls/public-fixtures.ts';
import { publishSection } from '#testing/publish-section.ts';
import { samplePhoto } from '#testing/sample-pictures.ts';
import { drawShareImage } from './share-image.ts';

/** As many as are kept in memory and may wait to be drawn, and one more. */
const AT_ONCE = 201;

vi.mock(import('./share-image.ts'), { spy: true });
afterEach(() => void vi.mocked(drawShareImage).mockReset());

test('a share image is drawn once for all requests', async () => {
  const { visitor } = await createTestApp();
  const ask = async () => (await visitor.fetch('/share/summit.png')).headers.get('content-type');
  expect(await Promise.all([ask(), ask()])).toEqual(['image/png', 'image/png']);
  expect(await ask()).toBe('image/png');
  expect(drawShareImage).toHaveBeenCalledOnce();
});

test('a share image that could not be drawn is tried again', async () => {
  const { visitor } = await createTestApp();
  vi.mocked(drawShareImage).mockRejectedValueOnce(new Error('out of memory'));
  expect((await visitor.fetch('/share/summit.png')).status).toBe(500);
  expect((await visitor.fetch('/share/summit.png')).status).toBe(200);
});

test('an image is answered even if others have taken its place in memory while it waited', async () => {
  const app = await createTestApp();
  const fixtures = await Fixtures.of(app);
  vi.mocked(drawShareImage).mockImplementation(async ({ title }) => new TextEncoder().encode(title));
  const ids: string[] = [];
  while (ids.length < AT_ONCE) ids.push(await insertedSpeaker(fixtures));
  const end = await DRAWING.begin();
  const statuses = ids.map(async (id) => (await app.visitor.fetch(sharedSpeaker(id))).status);
  await Promise.race(statuses);
  end();
  expect((await Promise.all(statuses)).toSorted()).toEqual([...Array(AT_ONCE - 1).fill(200), 503]);
});

test('whoever asks for many images waits for them, not everybody else', async () => {
  const app = await createTestApp({ TRUST_PROXY: '1' });
  const fixtures = await Fixtures.of(app);
  const drawn: string[] = [];
  vi.mocked(drawShareImage).mockImplementation(async ({ title }) => {
    drawn.push(title);
    return new Uint8Array();
  });
  const ids = [];
  while (ids.length < 12) ids.push(await insertedSpeaker(fixtures));
  const ask = (network: string, id: string) =>
    app.client({ 'x-forwarded-for': network }).fetch(sharedSpeaker(id));
  const queued = vi.spyOn(DRAWING, 'join');
  onTestFinished(() => queued.mockRestore());
  const end = await DRAWING.begin();
  const crowd = ids.slice(1).map((id) => ask('192.0.2.7', id));
  await expect.poll(() => queued.mock.calls.length).toBe(11);
  const others = [ask('198.51.100.1', ids[0] ?? ''), ask('198.51.100.2', ids[11] ?? '')];
  await expect.poll(() => queued.mock.calls.length).toBe(13);
  end();
  await Promise.all([...crowd, ...others]);
  const { database } = app.store;
  const rows = await database
    .selectFrom('speakers')
    .select('fullname')
    .where('id', 'in', [ids[0] ?? '', ids[11] ?? ''])
    .execute();
  expect(drawn.slice(0, 3)).toEqual(expect.arrayContaining(rows.map(({ fullname }) => fullname)));
  expect(drawn).toHaveLength(12);
});

test('a picture of the site’s own stands in place of the drawn one, at the size that networks show', async () => {
  const app = await createTestApp();
  const { client } = await app.signInAs('Administrator');
  const body = { image: await samplePhoto(), purpose: 'photo' as const };
  const { name } = (await client.call(addPicture, { body })).body;
  await publishSection(client, 'logo', { shared: { name, alt: 'Weavers', focus: '100 0' } });
  const response = await app.visitor.fetch('/share/summit.png');
  const { width, height, format } = await sharp(await response.arrayBuffer()).metadata();
  expect({ width, height, format }).toEqual({ width: 1200, height: 630, format: 'png' });
  expect(drawShareImage).not.toHaveBeenCalled();
});
