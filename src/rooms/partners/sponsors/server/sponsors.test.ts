import { describe, expect, test } from 'vitest';
import { newId } from '#platform/server/identifier.ts';
import { restoreRecord } from '#rooms/ground/records/contract.ts';
import { createTestApp } from '#testing/app.ts';
import { publishSection } from '#testing/publish-section.ts';
import { notAPicture, sampleDrawing, samplePhoto } from '#testing/sample-pictures.ts';
import {
  addSponsor,
  deleteSponsor,
  type NewSponsorInput,
  orderSponsors,
  singleSponsor,
  updateSponsor,
  viewSponsors,
} from '../contract.ts';

async function organiser() {
  const app = await createTestApp();
  const { client } = await app.signInAs('Administrator');
  const add = (body: NewSponsorInput) => client.call(addSponsor, { body });
  const addNamed = async (name: string) =>
    (await add({ title: 'Sponsor', name, image: sampleDrawing() })).body.id ?? '';
  const list = async () => (await app.visitor.call(viewSponsors, {})).body;
  return { app, client, add, addNamed, list };
}

describe('a sponsor is added', () => {
  test('with a title and a logo alone, and is named after the file', async () => {
    const { app, add, list } = await organiser();
    const reply = await add({ title: 'Media Partner', image: sampleDrawing() });
    expect(reply).toMatchObject({ status: 200, body: { status: '200' } });
    const { status, records } = await list();
    expect(status).toBe(200);
    expect(records).toMatchObject([{ title: 'Media Partner', name: 'Data works logo', website: '' }]);
    const logo = await app.visitor.fetch(`/aiAPI/partnersponsor/${records[0]!.image}`);
    expect(logo.headers.get('content-type')).toBe('image/svg+xml');
  });

  test('with a kind that organisers added, and no other', async () => {
    const { add, client } = await organiser();
    const asked = { title: 'Knowledge partner', name: 'Sika', image: sampleDrawing() };
    expect((await add(asked)).body.status).toBe('401');
    await publishSection(client, 'sponsors', { furtherKinds: 'Knowledge partner' });
    expect((await add(asked)).status).toBe(200);
  });

  test('with a name and a website', async () => {
    const { add, list } = await organiser();
    const sent = { title: 'Partners', name: 'Owusu & Daughters', website: 'https://owusu.example' } as const;
    await add({ ...sent, image: await samplePhoto() });
    expect((await list()).records).toMatchObject([sent]);
  });

  test('with a website whose scheme was left out', async () => {
    const { add, list } = await organiser();
    await add({ title: 'Partners', website: 'owusu.example/summit', image: sampleDrawing() });
    expect((await list()).records).toMatchObject([{ website: 'https://owusu.example/summit' }]);
  });

  test('with its SVG sanitised', async () => {
    const { app, add, list } = await organiser();
    const drawing = sampleDrawing('<path d="M0 0h9v9z" onclick="alert(1)"/><script>alert(1)</script>');
    await add({ title: 'Sponsor', image: drawing });
    const { records } = await list();
    const served = await app.visitor.fetch(`/aiAPI/partnersponsor/${records[0]!.image}`);
    expect(await served.text()).toMatch(/^<svg[^>]*><path d="M0 0h9v9z" ?\/><\/svg>$/);
  });

  test.each([
    ['without a logo', { title: 'Sponsor', image: new File([], '') }, 422, 'image'],
    ['without a title', { title: '', image: sampleDrawing() }, 422, 'title'],
    ['with a page for a logo', { title: 'Sponsor', image: notAPicture() }, 415, 'image'],
    [
      'with a script for a website',
      { title: 'Sponsor', image: sampleDrawing(), website: 'javascript:alert(1)' },
      422,
      'website',
    ],
  ])('not %s', async (_what, body, status, field) => {
    const { add, list } = await organiser();
    const reply = await add(body as NewSponsorInput);
    expect(reply).toMatchObject({ status, body: { status: '401', errors: { [field]: expect.any(String) } } });
    expect((await list()).records).toEqual([]);
  });
});

describe('a sponsor', () => {
  test('is changed, and keeps its name and logo when none is sent', async () => {
    const { client, addNamed, list } = await organiser();
    const id = await addNamed('Owusu');
    const [before] = (await list()).records;
    await client.call(updateSponsor, {
      query: { id },
      body: { title: 'Partners', website: 'https://o.example' },
    });
    expect((await list()).records).toEqual([{ ...before, title: 'Partners', website: 'https://o.example' }]);
    const missing = await client.call(updateSponsor, { query: { id: newId() }, body: { title: 'Partners' } });
    expect(missing.status).toBe(404);
  });

  test('gets a new logo, and the old one is gone', async () => {
    const { app, client, addNamed, list } = await organiser();
    const id = await addNamed('Owusu');
    const [before] = (await list()).records;
    await client.call(updateSponsor, {
      query: { id },
      body: { title: 'Sponsor', image: await samplePhoto() },
    });
    const [after] = (await list()).records;
    expect(after!.image).toMatch(/\.webp$/);
    expect((await app.visitor.fetch(`/aiAPI/partnersponsor/${before!.image}`)).status).toBe(404);
  });

  test('is deleted with its logo and restored with it', async () => {
    const { app, client, addNamed, list } = await organiser();
    const id = await addNamed('Owusu');
    const address = `/aiAPI/partnersponsor/${(await list()).records[0]!.image}`;
    await client.call(deleteSponsor, { query: { id } });
    expect((await list()).records).toEqual([]);
    expect((await app.visitor.fetch(address)).status).toBe(404);
    expect((await client.call(singleSponsor, { query: { id } })).status).toBe(404);
    await client.call(restoreRecord, { body: { id } });
    expect((await app.visitor.fetch(address)).status).toBe(200);
    expect((await client.call(singleSponsor, { query: { id } })).status).toBe(200);
  });

  test('appears where it is put, and is found by title or name', async () => {
    const { app, client, add, addNamed, list } = await organiser();
    const [a, b] = [await addNamed('Ábalo'), await addNamed('Boateng')];
    await client.call(orderSponsors, { body: { ids: [b, a] } });
    expect((await list()).records.map(({ id }) => id)).toEqual([b, a]);
    await add({ title: 'Media Partner', name: 'Radio', image: sampleDrawing() });
    const found = async (query: { search?: string; title?: 'Sponsor' }) =>
      (await app.visitor.call(viewSponsors, { query })).body.records.map(({ name }) => name);
    expect(await found({ search: 'abalo' })).toEqual(['Ábalo']);
    expect(await found({ search: 'media' })).toEqual(['Radio']);
    expect(await found({ title: 'Sponsor' })).toEqual(['Boateng', 'Ábalo']);
  });
});
