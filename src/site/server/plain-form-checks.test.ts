import { expect, test } from 'vitest';
import type { z } from 'zod';
import { nest } from '#platform/contract/nest.ts';
import { updateBasicData, viewBasicData } from '#rooms/edition/editions/contract.ts';
import { partnership } from '#rooms/partners/partnerships/contract.ts';
import { groupForm } from '#rooms/people/groups/contract.ts';
import { registration } from '#rooms/people/registrations/contract.ts';
import { waitingForm } from '#rooms/people/waiting-list/contract.ts';
import { shareTestApp, type TestApp } from '#testing/app.ts';
import { samplePartnership, sampleRegistration } from '#testing/samples.ts';

/** Each of them wrong in one way, or right. */
const OF_A_PERSON: Record<string, string>[] = [
  ...[
    { name: '' },
    { name: ' \u200b' },
    { name: 'x'.repeat(121) },
    { name: 'A\tB' },
    { role: '' },
    { company_name: '' },
  ],
  ...[
    { email: '' },
    { email: 'ama' },
    { email: 'a..b@x.example' },
    { email: 'ama@x.example.' },
    { email: 'a b@x.example' },
  ],
  ...[
    { whatsapp_number: '' },
    { whatsapp_number: '12' },
    { whatsapp_number: '٠١٢ ٣٤٥' },
    { contact_number: '+1+' },
  ],
  ...[{ notice: '' }, { unknown: 'field' }, { name: '', email: 'ama', role: '' }],
];
const PEOPLE = [
  ...[
    'Kofi Adu, CFO',
    'Kofi Adu, CFO, k@x.example, Accra',
    'Kofi Adu, 0244123456, k@x.example',
    ', CFO, k@x.example',
  ],
  ...[
    'Kofi Adu, CFO, k@x..example',
    'A, CFO, k@x.example\nB, CTO, K@x.example',
    'A, CFO, aimee@owusu.example',
    '',
  ],
];
const people = 'Esi Osei, CTO, esi@x.example';
const refused = (values: object[]): Record<string, string>[] => values as Record<string, string>[];

const FORMS: readonly [string, z.ZodType, object, Record<string, string>[]][] = [
  ['/registrants', registration, sampleRegistration(), OF_A_PERSON],
  ['/sponsorship', partnership, samplePartnership(), [...OF_A_PERSON, { packages: '' }]],
  [
    '/registrants/group',
    groupForm({ questions: [], notRequired: [] }),
    { ...sampleRegistration(), people, unnamed: '' },
    [
      ...OF_A_PERSON,
      ...refused(PEOPLE.map((text) => ({ people: text }))),
      ...refused(['-1', '1.5', 'two', '50', '1e1'].map((unnamed) => ({ unnamed }))),
    ],
  ],
  [
    '/registrants',
    waitingForm,
    { ...sampleRegistration(), size: '2' },
    [...OF_A_PERSON, { size: '0' }, { size: '11' }],
  ],
];

const app = shareTestApp();

async function post({ visitor }: TestApp, path: string, values: Record<string, string>) {
  const response = await visitor.fetch(path, { method: 'POST', body: new URLSearchParams(values) });
  return { status: response.status, html: await response.text() };
}

/** With no place left, the registration's page asks who waits. */
async function fill(app: TestApp) {
  const { client } = await app.signInAs('Administrator');
  const [edition] = (await app.visitor.call(viewBasicData, {})).body.records;
  const body = { event_year: 2025, places: 1 };
  expect((await client.call(updateBasicData, { query: { id: edition?.id ?? '' }, body })).status).toBe(200);
  expect(
    (await post(app, '/registrants', sampleRegistration({ email: 'first@x.example' }) as never)).status,
  ).toBe(303);
}

test.each(FORMS)(
  '%s refuses without JavaScript what the page refuses, in the same words',
  async (path, schema, right, wrong) => {
    if (schema === waitingForm) await fill(app());
    for (const values of wrong) {
      const sent = { ...right, ...values } as Record<string, string>;
      const { issues = [] } = schema.safeParse(nest(sent)).error ?? {};
      const said = new Map(issues.map(({ path: [field], message }) => [field, message]));
      const { status, html } = await post(app(), path, sent);
      expect([values, status]).toEqual([values, 422]);
      expect([values, said.size]).not.toEqual([values, 0]);
      if ('unknown' in values) continue;
      for (const message of said.values()) expect(plain(html)).toContain(plain(message));
      for (const typed of Object.values(values)) expect(plain(html)).toContain(plain(typed.trim()));
    }
  },
);

function plain(html: string): string {
  return html.replace(/&(?:amp|#x27|quot|lt|gt);/g, (sign) => ENTITIES[sign] ?? sign).replace(/\s+/g, ' ');
}

const ENTITIES: Record<string, string> = {
  '&amp;': '&',
  '&#x27;': "'",
  '&quot;': '"',
  '&lt;': '<',
  '&gt;': '>',
};
