import { expect } from 'vitest';
import { publishContent, saveSection } from '#rooms/edition/content/contract.ts';
import { type FieldInfo, fieldInfo } from '#rooms/edition/content/fields.ts';
import { type SectionName, sectionNames, sectionOf } from '#rooms/edition/content/sections.ts';
import { createBasicData, makeCurrent } from '#rooms/edition/editions/contract.ts';
import { neededBy, textOf } from '#rooms/mail/mail/mail-texts.ts';
import type { TestClient } from './client.ts';

/** What would tell another summit from ours. 'GHc' may also stand inside a random token. */
export const NOT_OURS =
  /AI for Business|Accra|Ghana|GH₵|(?<![\w-])GHc(?![a-z_-])|two days|both days|example\.com/i;
export const ACCENT = '#0b6e4f';
/** Stands in every text that organisers wrote. */
export const MARK = '¤';
/** Whose name can't have the mark: no sign may stand in a name of a group. */
export const UNMARKED = 'Kojo';
/** Values in a form of their own. */
const FORMED: Readonly<Record<string, string>> = {
  email: 'bonjour@sommet.tg',
  phone: '+228 90 12 34 56',
  website: 'https://sommet.tg/',
  designerWebsite: 'https://atelier.tg/',
  video: 'https://vimeo.com/76979871',
  address: '/about-us',
  link: '/about-us',
  slug: 'visas',
  updated: '2027-01-01',
  figures: '9–11',
  key: 'q1',
  from: '',
  until: '',
  firstDay: '',
  lastDay: '',
  code: 'LOME-2027',
  rate: '18',
  withholding: '7.5',
};
const LOME = {
  event_year: 2027,
  event_theme: `Le fil ${MARK}`,
  venue: `Palais ${MARK}`,
  event_date: '2027-03-09',
  event_time: '08:30',
  part_fee_regular: 75_000,
  part_fee_early_bird: 60_000,
  early_bird_expiry: '2027-01-31',
  event_name: `Sommet de Lomé ${MARK}`,
  event_days: 3,
  city: `Lomé ${MARK}`,
  country: 'TG',
  time_zone: 'Africa/Lome',
  currency: 'XOF',
  latitude: 6.13,
  longitude: 1.22,
};
/** Sets up the whole summit by calls alone, as an Administrator. */
export async function setUpLome(
  client: TestClient,
  more: { places?: number; group_least?: number } = {},
): Promise<void> {
  await makeLome(client, more);
  for (const section of sectionNames()) {
    const { status, body } = await client.call(saveSection, { body: { section, values: marked(section) } });
    expect([section, status, body.errors]).toEqual([section, 200, undefined]);
  }
  await client.call(publishContent, { body: {} });
}

/** Its edition alone, for which nobody has written anything. */
export async function makeLome(client: TestClient, more: object = {}): Promise<void> {
  const { id = '' } = (await client.call(createBasicData, { body: { ...LOME, ...more } })).body;
  await client.call(makeCurrent, { body: { id } });
}

/** Every value of a section that organisers can write, marked. */
function marked(section: SectionName): Record<string, unknown> {
  const values = valuesOf(sectionOf(section).fields);
  const text = textOf(section);
  const named = (text ? neededBy(text) : []).map((need) => ` {${need}}`).join('');
  return named ? { ...values, closing: `${values.closing}${named}` } : values;
}

function valuesOf(fields: ReturnType<typeof sectionOf>['fields']): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(fields).map(([name, schema]) => [name, valueFor(name, fieldInfo(schema))]),
  );
}

let written = 0;

function valueFor(name: string, { kind, options, item }: FieldInfo): unknown {
  if (item) return [valuesOf(item.fields)];
  if (kind === 'switch') return true;
  if (kind === 'choice') return options?.[0]?.value;
  if (kind === 'number') return 3;
  if (kind === 'picture' || kind === 'film') return null;
  if (kind === 'colour') return ACCENT;
  if (kind === 'prices') return [{ currency: 'XOF', amount: 5_000_000 }];
  written += 1;
  return FORMED[name] ?? (kind === 'rich' ? `<p>${MARK}${written}</p>` : `${MARK}${written}`);
}
