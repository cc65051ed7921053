import { po } from 'gettext-parser';
import { expect, test } from 'vitest';
import { type Catalogue, readCatalogues, type Said, translatedIn } from './catalogues.ts';
import { pluralForms } from './plural-forms.ts';
import { readPo, writePo } from './po-file.ts';

const PLACES = { one: 'One place for {name}', other: '{count} places for <b>{name}</b>' };

function greeting(texts: Record<string, Said>): Catalogue[] {
  return [{ path: 'hall/messages', texts: new Map(Object.entries(texts)), isForVisitors: true }];
}
/** Forms that are all the same are one text. */
function oneIfSame(text: Said): Said {
  return typeof text === 'object' && new Set(Object.values(text)).size === 1 ? (text.other ?? '') : text;
}
const said = (texts: Record<string, Said>) => new Map([['hall/messages', new Map(Object.entries(texts))]]);

test.each(['fr', 'pt'])('what is said in ‘%s’ comes back as it was', async (language) => {
  const all = await readCatalogues();
  const catalogues = language === 'fr' ? all : all.filter(({ isForVisitors }) => isForVisitors);
  const translated = new Map<string, Map<string, Said>>();
  for (const { path } of catalogues) translated.set(path, await translatedIn(path, language));
  const { texts, left } = readPo(writePo(language, catalogues, translated), language, catalogues);
  expect(left).toEqual([]);
  for (const { path, texts: english } of catalogues) {
    const known = [...(translated.get(path) ?? [])].filter(([name]) => english.has(name));
    expect(Object.fromEntries(texts.get(path) ?? []), path).toEqual(
      Object.fromEntries(known.map(([name, text]) => [name, oneIfSame(text)])),
    );
  }
  expect([...texts.values()].reduce((sum, { size }) => sum + size, 0)).toBeGreaterThan(1_000);
});

test('a language has its own plurals', () => {
  const catalogues = greeting({ places: PLACES });
  const forms = {
    one: 'Одно <b>{name}</b>',
    few: '{count} места <b>{name}</b>',
    many: '{count} мест <b>{name}</b>',
  };
  const file = writePo('ru', catalogues, said({ places: { ...forms, other: forms.many } }));
  expect(file.toString()).toContain('nplurals=3;');
  expect(file.toString()).toContain('msgstr[1] "{count} места <b>{name}</b>"');
  expect(readPo(file, 'ru', catalogues).texts.get('hall/messages')?.get('places')).toEqual({
    ...forms,
    other: forms.many,
  });
});

test.each(['en', 'es', 'fr', 'pt', 'de', 'ar', 'ru', 'pl', 'cs', 'zh', 'sw', 'yo', 'ha', 'tr', 'am'])(
  'gettext counts in ‘%s’ as CLDR does',
  (language) => {
    expect(pluralForms(language).names.length).toBeGreaterThan(0);
  },
);

test('what was made of other English, or names something else, isn’t taken, and the rest is', () => {
  const file = writePo(
    'es',
    greeting({ hello: 'Hello {name}', bye: 'Bye', more: 'More', places: PLACES }),
    said({
      hello: 'Hola {nombre}',
      bye: 'Adiós',
      more: 'Más',
      places: { one: 'Uno', other: '{count} lugares' },
    }),
  );
  const today = greeting({ hello: 'Hello {name}', bye: 'Goodbye', more: 'More', places: PLACES });
  const { texts, left } = readPo(file, 'es', today);
  expect(Object.fromEntries(texts.get('hall/messages') ?? [])).toEqual({ more: 'Más' });
  expect(left).toEqual([
    'hall/messages#hello: it names {nombre} instead of {name}',
    'hall/messages#bye: its English has changed since',
    expect.stringContaining('hall/messages#places: it names nothing instead of'),
  ]);
});

test('what has changed since an earlier file is marked, with what it was', () => {
  const earlier = writePo('es', greeting({ bye: 'Bye', more: 'More' }), said({ bye: 'Adiós', more: 'Más' }));
  const today = greeting({ bye: 'Goodbye', more: 'More', fresh: 'New' });
  const file = writePo('es', today, said({ more: 'Más' }), earlier);
  const entries = Object.values(po.parse(file).translations).flatMap((byId) => Object.values(byId));
  const bye = entries.find(({ msgid }) => msgid === 'Goodbye');
  expect(bye).toMatchObject({ msgstr: ['Adiós'], comments: { flag: 'fuzzy', previous: 'msgid "Bye"' } });
  expect(entries.find(({ msgid }) => msgid === 'New')).toMatchObject({ msgstr: [''] });
  expect(readPo(file, 'es', today).left).toEqual(['hall/messages#bye: it is marked as fuzzy']);
});
