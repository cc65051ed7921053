import { expect, test } from 'vitest';
import { addressPrefix, language, languageTag, ownName, type Speaking } from '../contract/language.ts';
import { addTranslation, message } from '../contract/message.ts';
import { ordinalDate } from '../contract/zoned-time.ts';
import { inLanguage } from './in-language.ts';

const FRENCH: Speaking = { language: 'fr', languages: ['en', 'fr'] };
const catalogue = {
  places: message({ one: 'one place', other: '{count} places' }),
  untold: message('Not translated'),
};
addTranslation('fr', catalogue, { places: { one: '{count} place', other: '{count} places' } });

test('each request speaks its own language, and what is around them English', async () => {
  const say = async () => {
    await Promise.resolve();
    return [languageTag(), catalogue.places({ count: 0 }), catalogue.places({ count: 12345 })];
  };
  const [french, english] = await Promise.all([inLanguage(FRENCH, say), say()]);
  expect(french).toEqual(['fr', '0 place', '12\u202f345 places']);
  expect(english).toEqual(['en-GH', '0 places', '12,345 places']);
  expect(language()).toBe('en');
});

test('what isn’t translated is said in English', async () => {
  expect(await inLanguage(FRENCH, () => catalogue.untold())).toBe('Not translated');
});

test('the translations beside the catalogues are known once somebody reads their language', async () => {
  const { contact } = await import('#rooms/website/faq/messages.ts');
  expect(await inLanguage({ language: 'pt', languages: ['pt'] }, () => contact())).toBe('Escreva-nos');
  expect(contact()).toBe('Contact us');
});

test('a language is called by its own name', () => {
  expect([ownName('en'), ownName('fr'), ownName('pt')]).toEqual(['English', 'Français', 'Português']);
});

test('only a language beside the main one precedes addresses', async () => {
  expect(await inLanguage(FRENCH, () => [addressPrefix(), addressPrefix('en')])).toEqual(['/fr', '']);
  expect(addressPrefix()).toBe('');
});

test.each([
  ['en', '9th to 11th March 2027', '1st March 2027', 'GH₵ 1,500.50'],
  ['fr', '9–11 mars 2027', '1er mars 2027', '1\u202f500,50\u00a0GHS'],
  ['pt', '9–11 de março de 2027', '1 de março de 2027', '1500,50\u00a0GHS'],
] as const)('%s writes days and amounts its own way', async (code, days, day, amount) => {
  const { formatDays } = await import('#rooms/edition/editions/format-days.ts');
  const { money } = await import('#rooms/edition/editions/money.ts');
  const said = await inLanguage({ language: code, languages: ['en', 'fr', 'pt'] }, () => [
    formatDays({ firstDay: '2027-03-09', lastDay: '2027-03-11' }),
    ordinalDate('2027-03-01'),
    money(1500.5, 'GHS'),
  ]);
  expect(said).toEqual([days, day, amount]);
});

test('days across months have their ordinals', async () => {
  const { formatDays } = await import('#rooms/edition/editions/format-days.ts');
  const days = { firstDay: '2027-02-27', lastDay: '2027-03-01' };
  expect(await inLanguage(FRENCH, () => formatDays(days))).toBe('27 février – 1er mars 2027');
});
