import { expect, test } from 'vitest';
import { exchangeInText } from './exchange-in-text.ts';

const OLD = '<img src="/pictures/old.webp?w=640" alt="" width="1200" height="500">';
const OTHER = '<img src="/pictures/other.webp" alt="" width="10" height="20">';
const NEW = '<img src="/pictures/new.webp?w=640" alt="" width="600" height="300">';
const stored = { name: 'new.webp', width: 600, height: 300 };

test('a picture is shown with its own size in place of another one', () => {
  expect(exchangeInText(`<p>${OLD}${OTHER}${OLD}</p>`, 'old.webp', stored)).toBe(
    `<p>${NEW}${OTHER}${NEW}</p>`,
  );
});

test('so it is in the fields of a draft', () => {
  const fields = (content: string, cover: string) => JSON.stringify({ title: 'A post', content, cover });
  expect(exchangeInText(fields(OLD, 'old.webp'), 'old.webp', stored)).toBe(fields(NEW, 'new.webp'));
});
