import fc from 'fast-check';
import { expect, test } from 'vitest';
import { callAddress } from '#platform/contract/call.ts';
import { previewImport, runImport } from '#rooms/edition/imports/contract.ts';
import { createTestApp } from '#testing/app.ts';
import { publishSection } from '#testing/publish-section.ts';
import { sampleRegistration } from '#testing/samples.ts';
import { exportAttendees, viewAttendees } from '../contract.ts';
import { enterAttendee, viewAttendee } from '../desk.ts';

const SEVERAL = ['Tea', 'Coffee; black', 'Thé, « fort »', '=Water'];
const QUESTIONS = [
  { key: 'line', label: 'Your "handle"', kind: 'line', isAsked: true },
  { key: 'lines', label: 'What, do you hope for?', kind: 'lines', isAsked: true },
  { key: 'several', label: 'Drinks', kind: 'several', choices: SEVERAL.join('\n'), isAsked: true },
  { key: 'yes', label: 'Visa?', kind: 'yes-no', isAsked: true },
];
const PEOPLE = 15;

const SCRIPTS = [
  'Ama',
  'Adébáyọ̀',
  'N’Diaye',
  "O'Neill",
  'محمد',
  'สมชาย',
  'ꯀꯣ',
  '李小龍',
  'ߞߊ߬',
  '𞤀𞤁',
  'Ångström',
  'ß',
  '"Ama"',
  'a;b',
  'a,b',
  '7th',
  'NULL',
  '-',
  '=1+1',
  '@x',
  '+5',
  "'=x",
  '|a',
  '100%',
];
const words = fc
  .array(fc.constantFrom(...SCRIPTS), { minLength: 1, maxLength: 4 })
  .map((parts) => parts.join(' '));
const name = words.map((text) => (/^\p{L}/u.test(text) ? text : `Esi ${text}`));
const block = fc.array(words, { minLength: 0, maxLength: 3 }).map((lines) => lines.join('\n'));
const person = fc.record({
  name,
  company_name: words,
  role: words,
  note: block,
  line: fc.option(words, { nil: '' }),
  lines: block,
  several: fc.subarray(SEVERAL).map((chosen) => chosen.join('\n')),
  yes: fc.constantFrom('', 'Yes', 'No'),
});

type Person = typeof person extends fc.Arbitrary<infer One> ? One : never;

async function desk() {
  const app = await createTestApp();
  const { client } = await app.signInAs('Administrator');
  await publishSection(client, 'forms', { registration: QUESTIONS });
  const everybody = async () => {
    const { records } = (await client.call(viewAttendees, { query: { sort: 'email', order: 'asc' } })).body;
    return Promise.all(
      records.map(async ({ id, date: _date, group: _group, named: _named, ...rest }) => {
        const { note } = (await client.call(viewAttendee, { query: { id } })).body.record;
        return { ...rest, note };
      }),
    );
  };
  return { client, everybody };
}

test.each(['csv', 'xlsx'])('what is exported as %s is read again unchanged', async (format) => {
  const people = fc.array(person, { minLength: PEOPLE, maxLength: PEOPLE });
  const property = fc.asyncProperty(people, (some) => expectReadAgain(some, format));
  await fc.assert(property, { numRuns: 1, endOnFailure: true });
});

async function expectReadAgain(people: readonly Person[], format: string): Promise<void> {
  const from = await desk();
  for (const [index, { line, lines, several, yes, note, ...one }] of people.entries()) {
    const answers = { line, lines, several, yes };
    const body = { ...sampleRegistration({ ...one, email: `p${index + 100}@x.example`, answers }), note };
    expect(await from.client.call(enterAttendee, { body })).toMatchObject({ status: 201 });
  }
  const exported = await from.client.fetch(`${callAddress(exportAttendees)}?filter[notes]=yes`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ format }),
  });
  expect(exported.status).toBe(200);
  const file = new File([await exported.arrayBuffer()], `people.${format}`);
  const to = await desk();
  const query = { kind: 'attendee' as const };
  const preview = (await to.client.call(previewImport, { query, body: { file } })).body;
  // What people are called here may be no name, and wait: they are meant so.
  const decisions = JSON.stringify(preview.words.map(({ column, word }) => ({ column, word, take: true })));
  const body = { file, decisions } as never;
  const decided = (await to.client.call(previewImport, { query, body })).body;
  expect(decided).toMatchObject({ importable: PEOPLE, problems: [], unused: ['Date'] });
  await to.client.call(runImport, { query, body });
  expect(await to.everybody()).toEqual(await from.everybody());
}
