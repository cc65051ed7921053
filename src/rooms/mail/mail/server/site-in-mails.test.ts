import { expect, test } from 'vitest';
import { DEFAULT_LOOK } from '#platform/contract/look.ts';
import { addAttendee } from '#rooms/people/registrations/contract.ts';
import { createTestApp } from '#testing/app.ts';
import { mailRows } from '#testing/mails.ts';
import { sampleRegistration } from '#testing/samples.ts';
import { renderHtml } from './render-html.tsx';
import { writeToOne } from './write-mailing.ts';

const SITE = 'https://summit.example/';
const link = (texts: string) =>
  `<a href="${SITE}" style="color:inherit;text-decoration:underline">${texts}</a>`;

test('the site’s name leads there in what the program writes', async () => {
  const app = await createTestApp({ PUBLIC_URL: 'https://summit.example' });
  await app.visitor.call(addAttendee, { body: sampleRegistration() });
  const [mail] = await mailRows(app);
  expect(mail?.html).toContain(`because you registered at ${link('summit.example')}.`);
  expect(mail?.text).toContain('because you registered at summit.example.');
});

test('only where it is a word of its own', () => {
  const texts = (reason: string) => {
    const letter = { summit: 'Summit', siteAddress: SITE, look: DEFAULT_LOOK, subject: '', heading: '' };
    return renderHtml({ ...letter, opening: [], facts: [], closing: [], reason });
  };
  expect(texts('(summit.example) and summit.example')).toContain(
    `(${link('summit.example')}) and ${link('summit.example')}`,
  );
  for (const other of [
    'https://summit.example/visas',
    'a@summit.example',
    'my.summit.example',
    'summit.example.evil',
    'summitXexample',
  ]) {
    expect(texts(other)).not.toContain('<a ');
  }
});

test('so does the placeholder in a mail to many, unless it is in a link already', async () => {
  const { services } = await createTestApp({ PUBLIC_URL: 'https://summit.example' });
  const { html, text } = await writeToOne(
    services,
    {
      id: 'one',
      purpose: 'notice',
      subject: 'Doors',
      body: '<p>See {site} or <a href="/contact">ask {site}</a>.</p>',
    },
    { id: 'ama', name: 'Ama', email: 'ama@people.example', language: null },
    async () => ({
      summit: 'Summit',
      organiser: '',
      email: '',
      look: DEFAULT_LOOK,
      seed: '',
      texts: {} as never,
    }),
  );
  expect(html).toContain(
    `See <a style="color:inherit;text-decoration:underline" href="${SITE}">summit.example</a>`,
  );
  expect(html).toMatch(/href="https:\/\/summit\.example\/contact"[^>]*>ask summit\.example<\/a>/);
  expect(text).toContain(`See summit.example (${SITE}) or`);
});
