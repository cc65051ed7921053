import { expect, test } from 'vitest';
import { DESK_LANGUAGES, LANGUAGES } from '#platform/contract/language.ts';
import { loadLanguage } from '#platform/contract/load-language.ts';
import { neutralText } from '#platform/contract/neutral-texts.ts';
import { formatInstant } from '#platform/contract/zoned-time.ts';
import { sayIn } from '#platform/server/in-language.ts';
import { fieldInfo } from '#rooms/edition/content/fields.ts';
import { partInfo, partNames, sectionOf, sectionsOf } from '#rooms/edition/content/sections.ts';
import { SAMPLE_EDITION } from '#rooms/edition/content/server/sample-edition.ts';
import './modules.ts';

const LETTERS = /\p{L}{2}/u;
const OTHERS = LANGUAGES.slice(1);
/** What a mail says to who words it, and to who gets it. */
const OF_THE_DESK = ['label', 'lead'];
const OF_RECIPIENTS = ['subject', 'heading', 'opening', 'closing', 'withoutServer', 'button', 'reason'];

const neutral = import.meta.glob<{ neutral: Readonly<Record<string, string>> }>(
  '/src/rooms/*/*/neutral.??.ts',
  { eager: true },
);
const declared = import.meta.glob<Readonly<Record<string, Mails>>>('/src/rooms/*/*/mails.ts', {
  eager: true,
});
const translated = import.meta.glob<{ mails: Mails }>('/src/rooms/*/*/mails.??.ts', { eager: true });

type Mails = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

/** Each with where it stands: a text of the program that organisers may replace. */
function textsOf(
  fields: Readonly<Record<string, Parameters<typeof fieldInfo>[0]>>,
  values: unknown,
  where: string,
): [string, string][] {
  return Object.entries(fields).flatMap(([name, schema]): [string, string][] => {
    const { item, words, kind } = fieldInfo(schema);
    const value = (values as Readonly<Record<string, unknown>>)[name];
    const place = `${where}.${name}`;
    if (item) return (value as object[]).flatMap((one) => textsOf(item.fields, one, place));
    return words && kind !== 'stored' && typeof value === 'string' && LETTERS.test(value)
      ? [[place, value]]
      : [];
  });
}

test.each(OTHERS)('what stands on pages where nothing was written has its words in ‘%s’', (language) => {
  const known = new Set(
    Object.entries(neutral).flatMap(([path, texts]) =>
      path.endsWith(`.${language}.ts`) ? Object.keys(texts.neutral) : [],
    ),
  );
  // Mails have files of their own.
  const parts = partNames().filter((part) => part !== 'mails');
  const said = [
    ...parts.map((part) => ({ part, from: {} })),
    { part: 'edition' as const, from: SAMPLE_EDITION },
  ];
  const texts = said.flatMap(({ part, from }) => {
    const document = partInfo(part).schema.parse(from) as Readonly<Record<string, unknown>>;
    return sectionsOf(part).flatMap((name) => textsOf(sectionOf(name).fields, document[name], name));
  });
  expect(texts.length).toBeGreaterThan(100);
  expect(texts.filter(([, text]) => !known.has(text))).toEqual([]);
});

test.each(OTHERS)('every mail has its words in ‘%s’', (language) => {
  const isOfDesk = DESK_LANGUAGES.includes(language);
  const asked = isOfDesk ? [...OF_THE_DESK, ...OF_RECIPIENTS] : OF_RECIPIENTS;
  const missing = Object.entries(declared).flatMap(([path, module]) => {
    const own = translated[path.replace(/\.ts$/, `.${language}.ts`)]?.mails ?? {};
    return Object.entries(Object.assign({}, ...Object.values(module)) as Mails).flatMap(
      ([template, mail]) => {
        const { placeholders = {} } = mail as { placeholders?: object };
        const texts = asked.filter((name) => mail[name] !== undefined && own[template]?.[name] === undefined);
        const { placeholders: meanings = {} } = (own[template] ?? {}) as { placeholders?: object };
        const unexplained = !isOfDesk ? [] : Object.keys(placeholders).filter((name) => !(name in meanings));
        return [...texts, ...unexplained.map((name) => `the meaning of {${name}}`)].map(
          (name) => `${path} ${template}: ${name}`,
        );
      },
    );
  });
  expect(missing).toEqual([]);
});

/** Names and numbers are the same in every language. */
const NAME = /^(?:\p{Lu}\S*(?: |$))+$|^\d+$/u;

/** What stands for placeholders in previews of mails. */
const examples = Object.values(declared).flatMap((module) =>
  Object.values(Object.assign({}, ...Object.values(module)) as Mails).flatMap(({ placeholders = {} }) =>
    Object.values(placeholders as Readonly<Record<string, { example: string }>>).map(
      ({ example }) => example,
    ),
  ),
);

test.each(OTHERS)(
  'what stands for a placeholder in the preview of a mail has its words in ‘%s’',
  async (language) => {
    await loadLanguage(language);
    const said = examples.filter((example) => !NAME.test(example));
    expect(said.length).toBeGreaterThan(4);
    expect(said.filter((example) => sayIn(language, () => neutralText(example)) === example)).toEqual([]);
  },
);

test.each(OTHERS)('a time among them is written in ‘%s’ as mails write it', async (language) => {
  await loadLanguage(language);
  const time = () => formatInstant(new Date('2025-08-26T09:00:00Z'), 'Africa/Accra');
  const inEnglish = sayIn('en', time);
  expect(examples).toContain(inEnglish);
  expect(sayIn(language, () => neutralText(inEnglish))).toBe(sayIn(language, time));
});
