import { isTranslated, LANGUAGES, type Language, language, ownName } from '#platform/contract/language.ts';
import { linesOf } from '#platform/contract/lines-of.ts';
import { inMainLanguage } from '#platform/contract/neutral-texts.ts';
import { FOCUS_CENTRE } from '#platform/contract/picture-focus.ts';
import { isRichText, plainTextOf } from '#platform/contract/rich-text.ts';
import type { StoredFilm } from '#rooms/ground/contract.ts';
import type { Price } from './field-forms.ts';
import { type FieldInfo, fieldInfo, type Translated } from './fields.ts';
import * as say from './messages.ts';
import { formatPrice } from './money.ts';
import type { ContentPicture } from './picture-field.ts';
import { type Part, type SectionName, sectionOf, sectionsOf } from './sections.ts';
import * as onSite from './site-messages.ts';

type Values = Readonly<Record<string, unknown>>;
type Fields = Readonly<Record<string, Parameters<typeof fieldInfo>[0]>>;

/** A whole document with another text in each place. */
export function mapTexts<Content extends Values>(
  part: Part,
  content: Content,
  map: (text: string, info: FieldInfo) => string,
): Content {
  const sections = sectionsOf(part).map((name) => {
    const { fields } = sectionOf(name);
    return [name, mapFields(fields, content[name] as Values, map)];
  });
  return Object.fromEntries(sections);
}

/** The same of one section. */
export function mapSection(
  name: SectionName,
  values: Values,
  map: (text: string, info: FieldInfo) => string,
): Values {
  return mapFields(sectionOf(name).fields, values, map);
}

function mapFields(fields: Fields, values: Values, map: (text: string, info: FieldInfo) => string): Values {
  const mapped = Object.entries(fields).map(([name, schema]) => {
    const info = fieldInfo(schema);
    const value = values[name];
    if (typeof value === 'string') return [name, map(value, info)];
    const { item } = info;
    return [name, item ? (value as Values[]).map((one) => mapFields(item.fields, one, map)) : value];
  });
  const { translations } = values;
  return { ...Object.fromEntries(mapped), ...(translations !== undefined && { translations }) };
}

/** What a text of a document says in the language that is spoken; `own` is what organisers wrote in it. */
type Speak = (text: string, own: string | undefined, info: FieldInfo) => string;

/** A whole document in the language that is spoken. What is chosen stays in the main one, with its words beside it. */
export function spokenTexts<Content extends Values>(part: Part, content: Content, speak: Speak): Content {
  const sections = sectionsOf(part).map((name) => [
    name,
    spokenFields(sectionOf(name).fields, content[name] as Values, speak),
  ]);
  return Object.fromEntries(sections);
}

function spokenFields(fields: Fields, values: Values, speak: Speak): Values {
  const own = isTranslated() ? translationsIn(values)[language()] : undefined;
  const shown: Record<string, string> = {};
  const spoken = Object.entries(fields).map(([name, schema]) => {
    const info = fieldInfo(schema);
    const value = values[name];
    const { item } = info;
    if (item) return [name, (value as Values[]).map((one) => spokenFields(item.fields, one, speak))];
    if (typeof value !== 'string') return [name, value];
    const text = speak(value, own?.[name], info);
    if (!info.isChosen) return [name, text];
    const stored = inMainLanguage(value);
    if (text !== stored && linesOf(text).length === linesOf(stored).length) shown[name] = text;
    return [name, stored];
  });
  const translations = Object.keys(shown).length > 0 && { translations: { [language()]: shown } };
  return { ...Object.fromEntries(spoken), ...translations };
}

function translationsIn(values: Values): NonNullable<Translated['translations']> {
  return (values as Translated).translations ?? {};
}

/** How many texts of a section say nothing in a language; the program's own have their words in each. */
export function missingTexts(
  fields: Fields,
  values: Values,
  of: Language,
  programs: ReadonlySet<string>,
): number {
  const own = translationsIn(values)[of] ?? {};
  const counts = Object.entries(fields).map(([name, schema]) => {
    const { item, words, kind } = fieldInfo(schema);
    const value = values[name];
    if (item && Array.isArray(value)) {
      return (value as Values[]).reduce((sum, one) => sum + missingTexts(item.fields, one, of, programs), 0);
    }
    if (!words || kind === 'stored' || typeof value !== 'string' || own[name]?.trim()) return 0;
    return plainTextOf(value).trim() === '' || programs.has(value) ? 0 : 1;
  });
  return counts.reduce((sum, count) => sum + count, 0);
}

/** Puts what is written in a language first, and what was first until then beside it. */
export function swappedTexts<Content extends Values>(
  part: Part,
  content: Content,
  { from, to, neutral }: { from: Language; to: Language; neutral: (text: string) => string },
): Content {
  const swap = (fields: Fields, values: Values): Values => {
    const { translations: _beside, ...main } = values;
    const { [to]: own = {}, ...others } = translationsIn(values);
    const former: Record<string, string> = {};
    const swapped = Object.entries(fields).map(([name, schema]) => {
      const value = main[name];
      const { item } = fieldInfo(schema);
      if (item) return [name, (value as Values[]).map((one) => swap(item.fields, one))];
      if (own[name] === undefined) return [name, value];
      former[name] = neutral(String(value));
      return [name, own[name]];
    });
    const isSwapped = Object.keys(former).length > 0;
    const beside = isSwapped ? { ...others, [from]: { ...translationsIn(values)[from], ...former } } : others;
    return {
      ...Object.fromEntries(swapped),
      ...(Object.keys(beside).length > 0 && { translations: beside }),
    };
  };
  const sections = sectionsOf(part).map((name) => [
    name,
    swap(sectionOf(name).fields, content[name] as Values),
  ]);
  return Object.fromEntries(sections);
}

/** What the program says where nothing was written is told as visitors read it. */
export function inMainWords(text: string, { words }: FieldInfo): string {
  return words ? inMainLanguage(text) : text;
}

/** What each field of a section says. */
export function fieldTexts(name: SectionName, values: Values): { info: FieldInfo; text: string }[] {
  return Object.entries(sectionOf(name).fields).map(([field, schema]) => {
    const info = fieldInfo(schema);
    return { info, text: textOf(info, values[field]) };
  });
}

/** What a section says, by the labels of its fields, for people who compare two versions of it. */
export function textsOfSection(name: SectionName, values: Values): Record<string, string> {
  const { title, fields } = sectionOf(name);
  const text = fieldTexts(name, mapSection(name, values, inMainWords));
  return Object.fromEntries([
    ...text.map(({ info, text }) => [`${title()}: ${info.label()}`, text]),
    ...LANGUAGES.flatMap((of) =>
      translatedTexts(fields, values, of).map(({ label, text }) => [
        `${title()}: ${label} (${ownName(of)})`,
        text,
      ]),
    ),
  ]);
}

/** What is written in another language, by the labels of the fields; a list has one text for all its items. */
function translatedTexts(fields: Fields, values: Values, of: Language): { label: string; text: string }[] {
  const own = translationsIn(values)[of] ?? {};
  return Object.entries(fields).flatMap(([name, schema]) => {
    const info = fieldInfo(schema);
    const { item, kind, words } = info;
    const inItems = item
      ? (values[name] as Values[]).map((one) =>
          translatedTexts(item.fields, one, of)
            .map(({ text }) => text)
            .join(' · '),
        )
      : [];
    const text = item
      ? inItems.join('\n').trim()
      : !words || kind === 'stored'
        ? ''
        : textOf(info, own[name]);
    return text ? [{ label: info.label(), text }] : [];
  });
}

interface Shown<Value = unknown> {
  field: string;
  info: FieldInfo;
  value: Value;
}

/** The pictures of a section, with the names of their fields. */
export function picturesIn(name: SectionName, values: Values): Shown<ContentPicture>[] {
  return shownIn(sectionOf(name).fields, values, 'picture') as Shown<ContentPicture>[];
}

/** The same for its films. */
export function filmsIn(name: SectionName, values: Values): Shown<StoredFilm>[] {
  return shownIn(sectionOf(name).fields, values, 'film') as Shown<StoredFilm>[];
}

function shownIn(fields: Fields, values: Values, kind: 'picture' | 'film', within = ''): Shown[] {
  return Object.entries(fields).flatMap(([name, schema]) => {
    const info = fieldInfo(schema);
    const [value, field] = [values[name], within + name];
    if (info.kind === kind) return value ? { field, info, value } : [];
    const { item } = info;
    if (!item) return [];
    return (value as Values[]).flatMap((one, at) => shownIn(item.fields, one, kind, `${field}.${at}.`));
  });
}

function textOf(info: FieldInfo, value: unknown): string {
  const { kind, item, options } = info;
  if (kind === 'switch') return value ? onSite.yes() : onSite.no();
  if (kind === 'choice') return options?.find((option) => option.value === value)?.label() ?? String(value);
  if (kind === 'prices') return (value as Price[]).map(formatPrice).join(', ');
  if (kind === 'picture') return value ? textOfPicture(value as ContentPicture) : '';
  if (kind === 'film') return value ? textOfFilm(value as StoredFilm) : '';
  if (item) return (value as Values[]).map((one) => textOfItem(item.fields, one)).join('\n');
  if (value === null || value === undefined) return '';
  return isRichText(String(value)) ? plainTextOf(String(value)) : String(value);
}

/** Also where two pictures show the same, or one is cut off elsewhere, there are two to tell apart. */
function textOfPicture({ name, alt, focus }: ContentPicture): string {
  return [alt, name, focus === FOCUS_CENTRE ? '' : say.focusAt({ focus })].filter(Boolean).join(' · ');
}

function textOfFilm({ id, captions }: StoredFilm): string {
  return captions ? say.withCaptions({ film: id, captions }) : id;
}

function textOfItem(fields: Fields, values: Values): string {
  return Object.entries(fields)
    .map(([name, schema]) => ({ info: fieldInfo(schema), value: values[name] }))
    .map(({ info, value }) => (info.kind === 'stored' ? '' : textOf(info, value)))
    .filter(Boolean)
    .join(' · ');
}
