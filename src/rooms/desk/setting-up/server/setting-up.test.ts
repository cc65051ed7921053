import { expect, test } from 'vitest';
import { saveLanguages } from '#rooms/access/languages/contract.ts';
import {
  publishContent,
  saveSection,
  singleSection,
  startTexts,
  viewContent,
} from '#rooms/edition/content/contract.ts';
import type { SectionName } from '#rooms/edition/content/sections.ts';
import { createBasicData } from '#rooms/edition/editions/contract.ts';
import { createTestApp, type TestApp } from '#testing/app.ts';
import type { TestClient } from '#testing/client.ts';
import { emptySite } from '#testing/empty-site.ts';
import { viewSettingUp } from '../contract.ts';
import { settingUp } from './service.ts';

async function setUp() {
  const app = await emptySite();
  const { client } = await app.signInAs('Administrator');
  return { app, client, state: async () => (await client.call(viewSettingUp, {})).body };
}

async function change(client: TestClient, section: SectionName, values: Record<string, unknown>) {
  const { record } = (await client.call(singleSection, { query: { section } })).body;
  await client.call(saveSection, { body: { section, values: { ...record.values, ...values } } });
}

const inProduction = ({ services }: TestApp) =>
  settingUp({ ...services, config: { ...services.config, production: true } });

const leftoversOf = async (app: TestApp) =>
  Object.fromEntries((await inProduction(app)).leftovers.map(({ section, labels }) => [section, labels]));

test('the setting-up goes on at what is missing, until the site is published', async () => {
  const { client, state } = await setUp();
  const empty = { wasPublished: false, entered: false, words: 'empty' };
  expect(await state()).toMatchObject({ ...empty, next: 'language' });
  await client.call(saveLanguages, { body: { main: 'en', others: [] } });
  expect(await state()).toMatchObject({ ...empty, next: 'name' });
  await change(client, 'identity', { name: 'Sommet du Fil' });
  expect(await state()).toMatchObject({ next: 'dates', entered: false });
  const edition = { event_year: 2027, city: 'Lomé', event_date: '2027-03-09' };
  await client.call(createBasicData, { body: edition });
  expect(await state()).toMatchObject({ next: 'fees', entered: true });
  await change(client, 'contact', { email: 'bonjour@fil.tg' });
  expect(await state()).toMatchObject({ next: 'fees', wasPublished: false });
  await client.call(publishContent, { body: {} });
  expect(await state()).toMatchObject({ wasPublished: true });
});

test('words begin with a sample or empty, as a draft, until they are written', async () => {
  const { app, client, state } = await setUp();
  await client.call(createBasicData, { body: { event_year: 2027, city: 'Lomé' } });
  const packages = async () =>
    (await app.visitor.call(viewContent, {})).body.edition.packages.offers.map(({ name }) => name);
  await client.call(startTexts, { body: { from: 'sample' } });
  expect(await packages()).toEqual([]);
  expect(await state()).toMatchObject({ words: 'sample' });
  await client.call(publishContent, { body: {} });
  expect(await packages()).toEqual(['Gold', 'Silver', 'Bronze']);
  await change(client, 'about', { heading: 'Pourquoi' });
  expect(await state()).toMatchObject({ words: null });
  await client.call(startTexts, { body: { from: 'empty' } });
  expect(await state()).toMatchObject({ words: 'empty' });
});

test('in production, what of a sample visitors still see is named by its place', async () => {
  const { app, client, state } = await setUp();
  await client.call(createBasicData, { body: { event_year: 2027, city: 'Lomé' } });
  expect(await leftoversOf(app)).toEqual({ identity: ['Name of the summit'] });
  await change(client, 'identity', { name: 'Sommet du Fil', website: 'https://www.example.com/' });
  await client.call(startTexts, { body: { from: 'sample' } });
  await client.call(publishContent, { body: {} });
  const left = await leftoversOf(app);
  expect(left.identity).toEqual(['The organiser’s website']);
  expect(left.about).toEqual(['Text', 'Principles']);
  expect(left.packages).toEqual(['Packages']);
  await change(client, 'about', { text: '<p>Le fil.</p>', principles: [] });
  expect((await leftoversOf(app)).about).toBeDefined();
  await client.call(publishContent, { body: {} });
  expect((await leftoversOf(app)).about).toBeUndefined();
  expect((await state()).leftovers).toEqual([]);
});

test('in production, the contact details of 2025 are placeholders', async () => {
  const app = await createTestApp();
  expect(await leftoversOf(app)).toMatchObject({
    contact: ['Email', 'Phone', 'Where you are'],
    identity: ['The organiser’s website', 'The designer’s website'],
  });
});
