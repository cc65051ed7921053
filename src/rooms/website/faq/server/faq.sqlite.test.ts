import { expect, test } from 'vitest';
import { address } from '#platform/client/call-client.ts';
import { publicAddress } from '#platform/contract/public-addresses.ts';
import { createBasicData, makeCurrent } from '#rooms/edition/editions/contract.ts';
import { previewImport, runImport } from '#rooms/edition/imports/contract.ts';
import { searchEverything } from '#rooms/edition/search/contract.ts';
import { createTestApp } from '#testing/app.ts';
import { emptySite } from '#testing/empty-site.ts';
import { csvFile } from '#testing/table-files.ts';
import { QUESTIONS_PAGE } from '../addresses.ts';
import {
  addQuestion,
  currentQuestions,
  deleteQuestion,
  exportQuestions,
  orderQuestions,
  singleQuestion,
  updateQuestion,
  viewQuestions,
} from '../contract.ts';

async function desk() {
  const app = await createTestApp();
  const { client } = await app.signInAs('Administrator');
  const add = async (question: string, more: { group?: string; answer?: string; edition?: string } = {}) =>
    (await client.call(addQuestion, { body: { question, answer: 'Yes.', ...more } })).body.id ?? '';
  const page = async () => (await app.visitor.fetch(QUESTIONS_PAGE)).text();
  const shown = async () => (await app.visitor.call(currentQuestions, {})).body.records;
  return { app, client, add, page, shown };
}

test('visitors read questions in groups and in their order, and so do machines', async () => {
  const { client, add, page, shown } = await desk();
  expect(await page()).toContain('No questions have been answered here yet.');
  const bus = await add('Is there a bus?', { group: 'Getting there', answer: '<p>Yes, <b>hourly</b>.</p>' });
  const meal = await add('Is there lunch?');
  expect((await shown()).map(({ id }) => id)).toEqual([bus, meal]);
  expect((await client.call(orderQuestions, { body: { ids: [meal, bus] } })).status).toBe(200);
  expect((await shown()).map(({ id }) => id)).toEqual([meal, bus]);

  const html = await page();
  expect(html.indexOf('In general')).toBeGreaterThan(0);
  expect(html.indexOf('In general')).toBeLessThan(html.indexOf('Getting there'));
  const [, json = '{}'] = /<script type="application\/ld\+json">([^<]*FAQPage[^<]*)</.exec(html) ?? [];
  expect(JSON.parse(json).mainEntity).toMatchObject([
    { name: 'Is there lunch?' },
    { name: 'Is there a bus?', acceptedAnswer: { text: expect.stringContaining('hourly') } },
  ]);
});

test('an answer can’t do harm', async () => {
  const { add, page } = await desk();
  await add('Hello?', { answer: '<p>Hi<script>alert(1)</script><img src=x onerror=alert(2)></p>' });
  const html = await page();
  expect(html).toContain('<p>Hi');
  expect(html).not.toMatch(/alert\([12]\)/);
});

test('each edition has its own', async () => {
  const { client, add, shown } = await desk();
  await add('This year?');
  const next = (await client.call(createBasicData, { body: { event_year: 2027 } })).body.id ?? '';
  await add('Next year?', { edition: next });
  expect((await shown()).map(({ question }) => question)).toEqual(['This year?']);
  const listed = async (edition: string) =>
    (await client.call(viewQuestions, { query: { edition } })).body.records.map(({ question }) => question);
  expect(await listed(next)).toEqual(['Next year?']);
  expect(await listed('all')).toEqual(['This year?', 'Next year?']);
  await client.call(makeCurrent, { body: { id: next } });
  expect((await shown()).map(({ question }) => question)).toEqual(['Next year?']);
});

test('what was written before there was an edition belongs to the first', async () => {
  const app = await emptySite();
  const { client } = await app.signInAs('Administrator');
  const shown = async () =>
    (await app.visitor.call(currentQuestions, {})).body.records.map(({ question }) => question);
  await client.call(addQuestion, { body: { question: 'Is there a bus?', answer: 'Yes.' } });
  const first = (await client.call(createBasicData, { body: { event_year: 2027 } })).body.id ?? '';
  expect(await shown()).toEqual(['Is there a bus?']);
  await client.call(createBasicData, { body: { event_year: 2028 } });
  await client.call(makeCurrent, { body: { id: first } });
  expect(await shown()).toEqual(['Is there a bus?']);
});

test('questions are found by any of their words, in the list and in the palette', async () => {
  const { client, add } = await desk();
  const id = await add('Où manger ?', { group: 'Food', answer: '<p>Au restaurant Kɔkɔ.</p>' });
  await add('Is there a bus?');
  const found = async (search: string) =>
    (await client.call(viewQuestions, { query: { search } })).body.records.map((one) => one.id);
  for (const text of ['ou manger', 'food', 'kɔkɔ']) expect(await found(text)).toEqual([id]);
  const { records } = (await client.call(searchEverything, { query: { search: 'manger' } })).body;
  expect(records).toMatchObject([{ kind: 'faq', id, title: 'Où manger ?', detail: 'Food' }]);
});

test('what is missing is said at its field, and a question that is gone', async () => {
  const { client, add } = await desk();
  const empty = await client.call(addQuestion, { body: { question: ' ', answer: '<p></p>' } });
  expect([empty.status, empty.body]).toMatchObject([
    422,
    { errors: { question: 'Please enter the question', answer: 'Please enter the answer' } },
  ]);
  const id = await add('Is there a bus?');
  await client.call(deleteQuestion, { query: { id } });
  expect((await client.call(singleQuestion, { query: { id } })).status).toBe(404);
  const body = { question: 'Bus?', answer: 'No.' };
  expect((await client.call(updateQuestion, { query: { id }, body })).status).toBe(404);
});

test('a list is exported as it is written, and can be imported, each question once', async () => {
  const { client, add } = await desk();
  await add('Is there a bus?', { group: 'Getting there', answer: '<p>Yes, <b>hourly</b>.</p>' });
  const response = await client.fetch(address(exportQuestions, {}), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{}',
  });
  const text = await response.text();
  expect(text.split('\r\n').slice(0, 2)).toEqual([
    'Question,Answer,Group',
    'Is there a bus?,"<p>Yes, <b>hourly</b>.</p>",Getting there',
  ]);
  const file = csvFile(`${text}Is there lunch?,At noon.,\r\n`);
  const query = { kind: 'faq' as const };
  expect((await client.call(previewImport, { query, body: { file } })).body).toMatchObject({
    importable: 1,
    problems: [{ line: 2, column: 'Question', message: 'This question is already there.' }],
  });
  expect((await client.call(runImport, { query, body: { file } })).body).toMatchObject({ added: 1, left: 1 });
});

test('the page is in the sitemap', async () => {
  const { app } = await desk();
  expect(await (await app.visitor.fetch(publicAddress.sitemap)).text()).toContain(`${QUESTIONS_PAGE}</loc>`);
});
