import { expect, test } from 'vitest';
import { inlineTexts } from './inline-texts.ts';

test.each([
  ['const a = <p>Sold out</p>;', 'Sold out'],
  ['const a = <Field label="Name" name="name" />;', 'Name'],
  ['const a = { label: `Map` };', 'Map'],
  ["const a = column.text('name', 'Name');", 'Name'],
  ["throw new Refusal('conflict', 'This is taken.');", 'This is taken.'],
])('%s says it inline', (source, text) => {
  expect(inlineTexts('src/a.tsx', source)).toEqual([`src/a.tsx:1 says ‘${text}’`]);
});

test.each([
  'const a = <p className="text-lead">{say.soldOut()} · {count}</p>;',
  'const a = <TextField name="website" placeholder="https://" label={say.website()} />;',
  "throw new Refusal('conflict', say.taken());",
])('%s does not', (source) => {
  expect(inlineTexts('src/a.tsx', source)).toEqual([]);
});
