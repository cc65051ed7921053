import { describe, expect, test } from 'vitest';
import {
  addPicture,
  deletePicture,
  pictureUses,
  replacePictureEverywhere,
} from '#rooms/ground/pictures/contract.ts';
import { addSponsor, viewSponsors } from '#rooms/partners/sponsors/contract.ts';
import { createTestApp } from '#testing/app.ts';
import { publishSection } from '#testing/publish-section.ts';
import { sampleDrawing, samplePhoto } from '#testing/sample-pictures.ts';
import {
  discardDraft,
  publishContent,
  restoreContent,
  saveSection,
  singleSection,
  viewContent,
  viewPublications,
} from '../contract.ts';

async function desk() {
  const app = await createTestApp();
  const { client } = await app.signInAs('Administrator');
  const add = async (image: File, purpose: 'logo' | 'photo' = 'logo') =>
    (await client.call(addPicture, { body: { image, purpose } })).body;
  const shown = async () => (await app.visitor.call(viewContent, {})).body.site.logo;
  const uses = async (id: string) => (await client.call(pictureUses, { query: { id } })).body.record;
  const save = async (values: Record<string, unknown>) => {
    const { record } = (await client.call(singleSection, { query: { section: 'logo' } })).body;
    const body = { section: 'logo' as const, values: { ...record.values, ...values } };
    return client.call(saveSection, { body });
  };
  return { app, client, add, shown, uses, save };
}

describe('a picture in the content', () => {
  test('is shown with the size of the stored one, whatever is sent', async () => {
    const { client, add, shown } = await desk();
    const { name } = await add(sampleDrawing());
    await publishSection(client, 'logo', { light: { name, width: 9000, height: 1 } });
    expect((await shown()).light).toEqual({ name, alt: '', focus: '50 50', width: 30, height: 20 });
  });

  test('is refused if it isn’t in the library', async () => {
    const { client, save } = await desk();
    await client.call(addSponsor, { body: { title: 'Sponsor', image: await samplePhoto() } });
    const ofSponsor = (await client.call(viewSponsors, {})).body.records[0]!.image;
    for (const name of ['missing.webp', '../secret.webp', 'logo.gif', ofSponsor]) {
      const { status, body } = await save({ light: { name } });
      expect([status, Object.keys(body.errors ?? {})[0]]).toEqual([422, expect.stringMatching(/^light/)]);
    }
  });

  test('is counted where it is shown, and can’t be deleted while anything needs it', async () => {
    const { client, add, save, uses } = await desk();
    const { id, name } = await add(sampleDrawing());
    const remove = () => client.call(deletePicture, { query: { id } });
    await save({ light: { name } });
    expect(await uses(id)).toMatchObject({ uses: [], keptForVersions: true, isLogo: true });
    expect((await remove()).status).toBe(409);
    await client.call(publishContent, { body: {} });
    const use = { kind: 'content', id: 'logo', title: 'Logo and icon' };
    expect(await uses(id)).toMatchObject({ uses: [use], keptForVersions: false });

    await publishSection(client, 'logo', { light: null });
    expect(await uses(id)).toMatchObject({ uses: [], keptForVersions: true });
    expect((await remove()).body.message).toContain('Logo and icon');
  });

  test('that only a discarded draft had can be deleted', async () => {
    const { client, add, save } = await desk();
    const { id, name } = await add(sampleDrawing());
    await save({ light: { name } });
    await client.call(discardDraft, { body: { section: 'logo' } });
    expect((await client.call(deletePicture, { query: { id } })).status).toBe(200);
    expect((await save({ light: { name } })).body.errors?.light).toMatch(/no longer in the library/);
  });

  test('is replaced everywhere: on pages, in the draft and in earlier versions, with its size', async () => {
    const { app, client, add, shown, save } = await desk();
    const { id, name } = await add(sampleDrawing());
    await publishSection(client, 'logo', { light: { name } });
    const [first] = (await client.call(viewPublications, {})).body.records;
    await publishSection(client, 'logo', { light: null, icon: { name } });
    await save({ showsName: false });
    expect(await (await app.visitor.fetch('/contact')).text()).not.toContain(name);
    await client.call(restoreContent, { query: { id: first!.id }, body: { publish: true } });
    expect(await (await app.visitor.fetch('/contact')).text()).toContain(name);

    const replaced = await client.call(replacePictureEverywhere, {
      body: { pictureId: id, image: await samplePhoto() },
    });
    const next = replaced.body.name;
    expect((await shown()).light).toMatchObject({ name: next, width: 400, height: 300 });
    const page = await (await app.visitor.fetch('/contact')).text();
    expect([page.includes(next), page.includes(name)]).toEqual([true, false]);
    const { records } = (await client.call(viewPublications, {})).body;
    expect(JSON.stringify(records)).not.toContain(name);
  });

  test('is a drawing only where a logo stands', async () => {
    const { client, add, uses } = await desk();
    const refused = await client.call(addPicture, { body: { image: sampleDrawing(), purpose: 'photo' } });
    expect(refused.status).toBe(415);
    const gif = new File(['GIF89a\x01\x00\x01\x00'], 'moves.gif', { type: 'image/gif' });
    expect((await client.call(addPicture, { body: { image: gif, purpose: 'logo' } })).status).toBe(415);
    const hostile = sampleDrawing('<script>alert(1)</script><path d="M0 0h30v20z" onload="alert(1)"/>');
    const { id, address } = await add(hostile);
    expect((await uses(id))?.isLogo).toBe(true);
    const stored = await (await client.fetch(address)).text();
    expect(stored).not.toMatch(/script|onload|alert/);
  });
});

test('a page of one’s own may have pictures and tables, which are kept, replaced and nothing more', async () => {
  const { app, client, add, uses } = await desk();
  const { id, name } = await add(await samplePhoto(), 'photo');
  const table = '<table><tbody><tr><th>Hotel</th><td>Price</td></tr></tbody></table>';
  const text = `<p>Where to stay</p><figure><img src="/aiAPI/uploads/${name}" alt="The hotel" width="9" height="9"></figure>${table}<script>alert(1)</script>`;
  await publishSection(client, 'ownPages', { pages: [{ title: 'Hotels', slug: 'hotels', text }] });
  const shown = async () => (await app.visitor.fetch('/p/hotels')).text();
  expect(await shown()).toContain(`<img src="/aiAPI/uploads/${name}" alt="The hotel"`);
  expect(await shown()).toContain('<th>Hotel</th>');
  expect(await shown()).not.toContain('alert(1)');
  expect((await uses(id))?.uses).toHaveLength(1);
  expect((await client.call(deletePicture, { query: { id } })).status).toBe(409);
  const image = await samplePhoto();
  const replaced = (await client.call(replacePictureEverywhere, { body: { pictureId: id, image } })).body;
  expect(replaced).toMatchObject({ message: expect.any(String) });
  expect(await shown()).not.toContain(name);
  expect(await shown()).toMatch(/<img src="\/aiAPI\/uploads\/[\w-]+\.webp" alt="The hotel"/);
});
