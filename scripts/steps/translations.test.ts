import { expect, test } from 'vitest';
import { message } from '#platform/contract/message.ts';
import { differences } from './translations.ts';

const catalogue = {
  places: message({ one: 'one place in {city}', other: '{count} places in {city}' }),
  link: message('See <link>the list</link> of {year}'),
};

test.each([
  [{ places: { one: 'une place à {city}', other: '{count} places à {city}' } }, []],
  [{ places: '{count} lugares em {city}' }, []],
  [
    { places: { other: '{count} places' } },
    ['places has other placeholders or tags: {count} instead of {count} {city}'],
  ],
  [
    { link: 'Voir <lien>la liste</lien> de {year}' },
    ['link has other placeholders or tags: <lien> </lien> {year} instead of <link> </link> {year}'],
  ],
  [{ nothing: 'Rien' }, ['nothing is no message']],
])('%j', (texts, faults) => {
  expect(differences(catalogue, texts)).toEqual(faults);
});
