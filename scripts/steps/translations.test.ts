import { expect, test } from 'vitest';
import { LANGUAGES, type Language } from '#platform/contract/language.ts';
import { message, type Translation } from '#platform/contract/message.ts';
import { faultsInAll, faultsOf, translationOf } from './translations.ts';

const catalogue = {
  places: message({ one: 'one place in {city}', other: '{count} places in {city}' }),
  link: message('See <link>the list</link> of {year}'),
};
const NAMES = Object.keys(catalogue);
const WHOLE = {
  places: { one: 'une place à {city}', other: '{count} places à {city}' },
  link: 'Voir <link>la liste</link> de {year}',
};
const faultsIn = (texts: Partial<Record<Language, Translation | undefined>>) =>
  faultsOf(catalogue, NAMES, new Map(Object.entries(texts) as [Language, Translation][]));

test.each<[Translation, string[]]>([
  [WHOLE, []],
  [{ ...WHOLE, places: '{count} lugares em {city}' }, []],
  [
    { ...WHOLE, places: { other: '{count} places' } },
    ['says in ‘fr’: places has other placeholders or tags: {count} instead of {count} {city}'],
  ],
  [
    { ...WHOLE, link: 'Voir <lien>la liste</lien> de {year}' },
    [
      'says in ‘fr’: link has other placeholders or tags: <lien> </lien> {year} instead of <link> </link> {year}',
    ],
  ],
  [{ ...WHOLE, nothing: 'Rien' }, ['says in ‘fr’: nothing is no message']],
  [{ places: WHOLE.places }, ['lacks in ‘fr’: link']],
])('%j', (fr, faults) => {
  expect(faultsIn({ fr })).toEqual(faults);
});

test('a language of the desk says everything, another one all that visitors read', () => {
  expect(faultsIn({ fr: undefined, pt: undefined })).toEqual(['lacks in ‘fr’: places, link']);
  expect(faultsIn({ fr: WHOLE, pt: undefined })).toEqual([]);
  expect(faultsIn({ fr: WHOLE, pt: { link: WHOLE.link } })).toEqual(['lacks in ‘pt’: places']);
});

test('a fourth language is its files: what they lack or say with another placeholder is named', async () => {
  const [spanish, source] = ['es' as Language, 'src/rooms/people/registrations/messages.ts'];
  const changes = { register: undefined, registered: '{nombre}' } as Translation;
  const faults = await faultsInAll([...LANGUAGES.slice(1), spanish], async (path, language) => {
    const texts = await translationOf(path, language === spanish ? 'pt' : language);
    return language === spanish && path === source ? { ...texts, ...changes } : texts;
  });
  expect(faults).toEqual([
    `${source} lacks in ‘es’: register`,
    `${source} says in ‘es’: registered has other placeholders or tags: {nombre} instead of {name}`,
  ]);
});
