import { expect, test } from 'vitest';
import { saveSection, singleSection } from '#rooms/edition/content/contract.ts';
import { addPicture } from '#rooms/ground/pictures/contract.ts';
import { createTestApp } from '#testing/app.ts';
import { publishSection } from '#testing/publish-section.ts';
import { samplePhoto } from '#testing/sample-pictures.ts';

async function home(environment: Record<string, string> = {}) {
  const app = await createTestApp(environment);
  const { client } = await app.signInAs('Administrator');
  const picture = async () =>
    (await client.call(addPicture, { body: { image: await samplePhoto() } })).body.name;
  const save = async (section: 'hero' | 'past' | 'contactPage', values: Record<string, unknown>) => {
    const { record } = (await client.call(singleSection, { query: { section } })).body;
    return client.call(saveSection, { body: { section, values: { ...record.values, ...values } } });
  };
  const slides = async () => {
    const { record } = (await client.call(singleSection, { query: { section: 'past' } })).body;
    return record.values.slides as Record<string, unknown>[];
  };
  const read = async () => (await app.visitor.fetch('/')).text();
  return { ...app, client, picture, save, slides, read };
}

test('a picture stands beside the summit’s name in place of the film, and never without words', async () => {
  const { client, picture, save, read } = await home();
  expect(await read()).toContain('<video');
  const name = await picture();
  expect((await save('hero', { film: 'own' })).body.errors?.picture).toMatch(/Choose a picture/);
  expect((await save('hero', { film: 'own', picture: { name } })).body.errors?.picture).toMatch(
    /what the picture shows/,
  );
  await publishSection(client, 'hero', {
    film: 'own',
    picture: { name, alt: 'A full hall', focus: '20 80' },
  });
  const page = await read();
  expect(page).not.toContain('<video');
  expect(page).toMatch(
    new RegExp(
      `<img src="/aiAPI/uploads/${name}\\?w=640"[^>]* alt="A full hall"[^>]* data-left="20" data-top="80"`,
    ),
  );

  await publishSection(client, 'hero', { film: 'none' });
  expect(await read()).not.toContain(name);
});

test('slides after the summit show pictures with captions in their order, and lead to films', async () => {
  const { client, picture, save, slides, read } = await home({ CLOCK: '2025-09-01T09:00:00Z' });
  const [first = {}, ...others] = await slides();
  const shown = [await picture(), await picture()];
  const pictured = shown.map((name, index) => ({
    ...first,
    title: `Slide ${index}`,
    picture: { name, alt: `Shows ${index}`, focus: '50 50' },
    caption: `Caption ${index}`,
    video: 'https://youtu.be/abcdefghijk?si=tracked',
  }));
  const broken = [{ ...pictured[0], video: 'javascript:alert(1)' }];
  expect(Object.keys((await save('past', { slides: broken })).body.errors ?? {})).toEqual(['slides.0.video']);
  await publishSection(client, 'past', { slides: [...pictured, ...others] });
  const page = await read();
  const inOrder = /Shows 0.*Caption 0.*Slide 0.*Shows 1.*Caption 1.*Slide 1/s;
  expect(page).toMatch(inOrder);
  expect(page).toContain('href="https://www.youtube.com/watch?v=abcdefghijk"');
  expect(page).not.toContain('tracked');
  // The others keep the woven film.
  expect(page.match(/<video/g)).toHaveLength(others.length);
});

test('a picture stands in place of the map, and nothing is loaded from another site', async () => {
  const { client, visitor, picture, save } = await home();
  const contact = async () => (await visitor.fetch('/contact')).text();
  expect(await contact()).toContain('data-island="venue-map"');
  expect((await save('contactPage', { map: 'picture' })).body.errors?.mapPicture).toMatch(/Choose a picture/);
  const mapPicture = { name: await picture(), alt: 'The way from the station' };
  await publishSection(client, 'contactPage', { map: 'picture', mapPicture });
  const page = await contact();
  expect(page).toMatch(
    new RegExp(`<img src="/aiAPI/uploads/${mapPicture.name}[^>]* alt="The way from the station"`),
  );
  expect(page).toMatch(/<a [^>]*href="https:\/\/www\.openstreetmap\.org[^>]*>Open OpenStreetMap/);
  expect(page).not.toContain('data-island="venue-map"');
});
