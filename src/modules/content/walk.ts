import type { StoredFilm } from '#modules/films/contract.ts';
import { FOCUS_CENTRE } from '#platform/contract/picture-focus.ts';
import { isRichText, plainTextOf } from '#platform/contract/rich-text.ts';
import type { Price } from './field-forms.ts';
import { type FieldInfo, fieldInfo } from './fields.ts';
import * as say from './messages.ts';
import { formatPrice } from './money.ts';
import type { ContentPicture } from './picture-field.ts';
import { type Part, type SectionName, sectionOf, sectionsOf } from './sections.ts';

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

function mapFields(fields: Fields, values: Values, map: (text: string, info: FieldInfo) => string): Values {
  return Object.fromEntries(
    Object.entries(fields).map(([name, schema]) => {
      const info = fieldInfo(schema);
      const value = values[name];
      if (typeof value === 'string') return [name, map(value, info)];
      const { item } = info;
      return [name, item ? (value as Values[]).map((one) => mapFields(item.fields, one, map)) : value];
    }),
  );
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
  const title = sectionOf(name).title();
  const text = fieldTexts(name, values);
  return Object.fromEntries(text.map(({ info, text }) => [`${title}: ${info.label()}`, text]));
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
  if (kind === 'switch') return value ? say.yes() : say.no();
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
