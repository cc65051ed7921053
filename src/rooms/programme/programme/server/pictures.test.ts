import { expect, test } from 'vitest';
import {
  addPicture,
  deletePicture,
  pictureUses,
  replacePictureEverywhere,
  updatePicture,
  viewPictures,
} from '#rooms/ground/pictures/contract.ts';
import { createTestApp } from '#testing/app.ts';
import { samplePhoto } from '#testing/sample-pictures.ts';
import { addSession, publishProgramme, singleSession, undoProgramme, updateSession } from '../contract.ts';

test('the library knows which session shows a picture, and exchanges it on its page, too', async () => {
  const app = await createTestApp();
  const { client } = await app.signInAs('Administrator');
  const image = await samplePhoto('loom.jpg');
  const { id: pictureId, name } = (await client.call(addPicture, { body: { image, alt: 'A loom' } })).body;
  const id = (await client.call(addSession, { body: { title: 'Looms', day: 0, start: 540 } })).body.id ?? '';
  const show = (picture: string) => client.call(updateSession, { query: { id }, body: { picture } });
  const uses = async () => {
    const { record } = (await client.call(pictureUses, { query: { id: pictureId } })).body;
    return [record.uses.map(({ title }) => title), record.keptForVersions];
  };
  const remove = () => client.call(deletePicture, { query: { id: pictureId } });
  expect((await show('elsewhere.webp')).body.errors).toEqual({ picture: 'This picture is no longer there.' });
  await show(name);
  expect(await uses()).toEqual([['Looms'], false]);
  await client.call(publishProgramme, { body: {} });
  // Visitors still see it, and taking back may bring it back.
  await show('');
  expect([await uses(), (await remove()).status]).toEqual([[['Looms'], false], 409]);
  await client.call(publishProgramme, { body: {} });
  expect([await uses(), (await remove()).status]).toEqual([[[], true], 409]);

  await client.call(undoProgramme, { body: {} });
  await client.call(publishProgramme, { body: {} });
  const body = { image: await samplePhoto('other.jpg'), pictureId };
  const { name: other } = (await client.call(replacePictureEverywhere, { body })).body;
  expect((await client.call(singleSession, { query: { id } })).body.record.picture).toBe(other);
  const page = await (await app.visitor.fetch('/programme/looms')).text();
  expect(page).toContain(other);
  expect(page).not.toContain(name);
  // Changed in the library, it is said at once.
  expect(page).not.toContain('A wide loom');
  const { records } = (await client.call(viewPictures, {})).body;
  const shown = {
    pictureId: records.find((one) => one.name === other)?.id ?? '',
    title: 'Loom',
    alt: 'A wide loom',
  };
  expect((await client.call(updatePicture, { body: shown })).status).toBe(200);
  expect(await (await app.visitor.fetch('/programme/looms')).text()).toContain('alt="A wide loom"');
});
