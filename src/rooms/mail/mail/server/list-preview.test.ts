import { expect, test } from 'vitest';
import { DEFAULT_LOOK } from '#platform/contract/look.ts';
import { textOfHtml } from '#platform/contract/rich-text.ts';
import type { Letter } from './letter.ts';
import { renderHtml } from './render-html.tsx';
import { renderText } from './render-text.ts';

/** What lists of mails show after the subject, of which there is seldom more. */
const SHOWN = 140;
const LETTER: Letter = {
  ...{ summit: 'Summit', siteAddress: 'https://summit.example/', look: DEFAULT_LOOK },
  ...{ subject: 'You’re registered: Summit', heading: 'You’re registered, Ama.' },
  ...{ opening: ['This is what you need to know.'], facts: [], closing: [], reason: '' },
};

function shownAfterSubject(letter: Letter): string {
  const [, body = ''] = renderHtml(letter).split('<body');
  return textOfHtml(`<p ${body}`)
    .slice(0, SHOWN)
    .replace(/(?:\s|\u034f)+/g, ' ')
    .trim();
}

test('a list of mails shows what the subject doesn’t say already', () => {
  const facts = [
    ['When', '26th August 2025'],
    ['Where', 'Accra'],
  ] as const;
  expect(shownAfterSubject({ ...LETTER, facts })).toBe(
    'This is what you need to know. 26th August 2025 · Accra',
  );
});

test('of what an organiser wrote to many, it shows how that begins', () => {
  const body = { html: '<p>Dear Ama,</p>', text: 'Dear Ama,\nthe programme is here.' };
  expect(shownAfterSubject({ ...LETTER, opening: [], body })).toBe('Dear Ama, the programme is here.');
});

test('it shows no half of a character', () => {
  expect(renderHtml({ ...LETTER, opening: ['🧵'.repeat(SHOWN + 1)] })).toContain(`>${'🧵'.repeat(SHOWN)}<`);
});

test('a fact of several lines keeps them, and the groups of its numbers together', () => {
  const facts = [['How to pay', 'Ecobank, account 1441\nMoMo 024 412 3456']] as const;
  expect(renderHtml({ ...LETTER, facts })).toContain(
    'Ecobank, account 1441<br/>MoMo 024\u00a0412\u00a03456</td>',
  );
  expect(shownAfterSubject({ ...LETTER, opening: [], facts })).toBe(
    'Ecobank, account 1441 · MoMo 024 412 3456',
  );
  const [[label, value]] = facts;
  const long = [[label, value.replace('1441', `1441 of ${'a long name '.repeat(3)}in Accra`)]] as const;
  expect(renderText({ ...LETTER, facts: long })).toContain('\nMoMo 024 412 3456\n');
});
