import { expect, type Page } from '@playwright/test';
import type { Email } from 'postal-mime';
import { callAddress } from '#platform/contract/call.ts';
import { createClock } from '#platform/server/clock.ts';
import { saveLanguages } from '#rooms/access/languages/contract.ts';
import { addAttendee } from '#rooms/people/registrations/contract.ts';
import { TestClient } from '#testing/client.ts';
import type { MailSink } from '#testing/mail-sink.ts';
import { sampleRegistration } from '#testing/samples.ts';
import { insertSignedIn } from '#testing/session.ts';
import { expectNothingFound } from './axe.ts';
import { emailOf, fillIn, openForm, PERSON } from './forms.ts';
import { testWithMail } from './test-with-mail.ts';

const test = testWithMail('2025-08-01T09:00:00Z');

async function mailWith(sink: MailSink, subject: RegExp): Promise<Email> {
  const found = async () => (await sink.parsed()).findLast((mail) => subject.test(mail.subject ?? ''));
  await expect.poll(found, { intervals: [50] }).toBeTruthy();
  const mail = await found();
  if (!mail) throw new Error(`no mail of ${subject}`);
  return mail;
}

/** It stands in the subject, too, before what the mail is about. */
async function codeFrom(sink: MailSink): Promise<string> {
  const { subject, text } = await mailWith(sink, /^\d{6} · Your code/);
  const code = /Code: (\d{6})/.exec(text ?? '')?.[1] ?? '';
  expect(subject).toMatch(new RegExp(`^${code} ·`));
  return code;
}

async function typeCode(page: Page, sink: MailSink): Promise<void> {
  await page.getByRole('textbox', { name: 'Code from the mail' }).fill(await codeFrom(sink));
  await page.getByRole('button', { name: 'Confirm' }).click();
}

test('from the form to the mail, to one’s own page, and to a free place', async ({ page, server, sink }) => {
  await server.withStore(({ database }) => database.updateTable('events').set({ places: 1 }).execute());
  const form = await openForm(page, '/registrants', 'Registration');
  const email = emailOf('personal');
  await fillIn(form, { ...PERSON, email });
  await form.getByLabel('How did you hear').selectOption('LinkedIn');
  await form.getByRole('button', { name: 'Register' }).click();
  await expect(page.getByRole('link', { name: 'Open your page' })).toBeVisible();
  const mail = await mailWith(sink, /^You’re registered/);

  const link = /http\S+\/my\/[\w-]{43}/.exec(mail.text ?? '')?.[0] ?? '';
  await page.goto(link);
  await expect(page.getByRole('heading', { level: 1, name: 'You’re registered.' })).toBeVisible();
  await expect(page.getByRole('img', { name: 'Your ticket, as a QR code' })).toBeVisible();
  await expectNothingFound(page);

  await page.getByText('Correct your details').click();
  await page.getByRole('textbox', { name: 'Full name' }).first().fill('Ɛsi Asante');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('heading', { name: 'Type the code' })).toBeVisible();
  await expectNothingFound(page);
  await typeCode(page, sink);
  await expect(page.getByText('Saved. This is how your registration reads now.')).toBeVisible();
  await expect(page.locator('.badge-name')).toHaveText('Ɛsi Asante');

  const waits = await openForm(page, '/registrants', 'Waiting list');
  await expectNothingFound(page);
  await fillIn(waits, { ...PERSON, name: 'Kojo Mensah', email: emailOf('waits') });
  await waits.getByLabel('How did you hear').selectOption('LinkedIn');
  await waits.getByLabel('How many places').selectOption('1');
  const news = waits.getByRole('checkbox', { name: /^Send me news/ });
  await expect(news).not.toBeChecked();
  await news.check();
  await waits.getByRole('button', { name: 'Join the waiting list' }).click();
  await expect(page.getByText('You’re on the waiting list.', { exact: false }).first()).toBeVisible();

  await page.goto(link);
  sink.received.length = 0;
  await page.getByText('Cancel', { exact: true }).click();
  await page.getByRole('button', { name: 'Cancel my registration' }).click();
  await typeCode(page, sink);
  await expect(
    page.getByRole('heading', { level: 1, name: 'Your registration is cancelled.' }),
  ).toBeVisible();
  await expectNothingFound(page);

  const offered = await mailWith(sink, /^There’s a place for you/);
  await page.goto(/http\S+\/waiting\/[\w-]{43}/.exec(offered.text ?? '')?.[0] ?? '');
  await expectNothingFound(page);
  await page.getByRole('button', { name: 'Take the place' }).click();
  await expect(page.getByText('You’re registered.', { exact: false })).toBeVisible();
  await mailWith(sink, /^You’re registered/);
});

/** Longer than somebody waits before they press again. */
const IMPATIENCE_MS = 2_500;

test('on a slow connection a press counts once, and the page says why a code does nothing', async ({
  page,
  request,
  server,
  sink,
}) => {
  const data = sampleRegistration({ email: emailOf('slow') });
  expect((await request.post(callAddress(addAttendee), { data })).status()).toBe(200);
  const link =
    /http\S+\/my\/[\w-]{43}/.exec((await mailWith(sink, /^You’re registered/)).text ?? '')?.[0] ?? '';
  // What makes a press count once is loaded after the first paint.
  await page.goto(link, { waitUntil: 'networkidle' });
  const answer = Promise.withResolvers<void>();
  let posts = 0;
  await page.route('**/my/*', async (route) => {
    if (route.request().method() === 'POST') {
      posts += 1;
      await answer.promise;
    }
    await route.continue();
  });
  await page.getByText('Cancel', { exact: true }).click();
  const button = page.getByRole('button', { name: 'Cancel my registration' });
  // In the page, because Playwright waits for the answer before it looks at anything there.
  const stateOfButton = await button.evaluate(async (element: HTMLButtonElement, patience) => {
    element.click();
    const state = element.getAttribute('aria-disabled');
    await new Promise((resolve) => setTimeout(resolve, patience));
    element.click();
    return state;
  }, IMPATIENCE_MS);
  expect(stateOfButton).toBe('true');
  answer.resolve();
  await expect(page.getByRole('heading', { name: 'Type the code' })).toBeVisible();
  expect(posts).toBe(1);

  const code = await codeFrom(sink);
  const field = page.getByRole('textbox', { name: 'Code from the mail' });
  await field.fill(code === '000000' ? '000001' : '000000');
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(field).toHaveAccessibleDescription(/isn’t the code of the newest mail. 4 more can be tried/);
  await expectNothingFound(page);

  await server.withStore(({ database }) =>
    database.updateTable('personal_codes').set({ expires_at: '2025-01-01T00:00:00.000Z' }).execute(),
  );
  await field.fill(code);
  await page.getByRole('button', { name: 'Confirm' }).click();
  const alert = page.getByRole('alert');
  await expect(alert).toContainText('This code no longer holds');
  await expect(alert).toBeInViewport();
  await expect(page.getByRole('heading', { level: 1, name: 'You’re registered.' })).toBeVisible();
  await expectNothingFound(page);
});

test('a link that has ended leads to a new one', async ({ page }) => {
  await page.goto(`/my/${'a'.repeat(43)}`);
  await page.getByRole('link', { name: 'get a new link' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Lost your link?' })).toBeVisible();
});

test('an organiser sends a confirmation again, to a corrected address', async ({
  page,
  request,
  sink,
  signInAs,
}) => {
  const [wrong, right] = [emailOf('misspelt'), emailOf('corrected')];
  const data = sampleRegistration({ email: wrong });
  expect((await request.post(callAddress(addAttendee), { data })).status()).toBe(200);
  await mailWith(sink, /^You’re registered/);
  await signInAs('Administrator');
  await page.goto(`/admin/mail?search=${encodeURIComponent(wrong)}`);
  await page.getByRole('link', { name: /^You’re registered/ }).click();
  await page.getByRole('button', { name: 'Correct the address' }).click();
  await page.getByRole('textbox', { name: 'Address' }).fill(right);
  sink.received.length = 0;
  await page.getByRole('button', { name: 'Save and send' }).click();
  await mailWith(sink, /^You’re registered/);
  expect(sink.received.map(({ to }) => to)).toEqual([[right]]);
});

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });

  test('a lost link is asked for', async ({ page }) => {
    await page.goto('/my');
    await page.getByRole('textbox', { name: 'Email' }).fill('nobody@forms.example');
    await page.getByRole('button', { name: 'Send me a link' }).click();
    await expect(page.getByText('If we know this address')).toBeVisible();
  });
});

test('what was typed stays in another language, and a code doesn’t', async ({
  page,
  request,
  server,
  sink,
}) => {
  const { url, config, withStore } = server;
  const now = createClock(config.clock).now();
  const { cookie } = await withStore((store) => insertSignedIn(store, config, 'Administrator', now));
  const desk = new TestClient((one) => fetch(one), url, { cookie });
  await desk.call(saveLanguages, { body: { main: 'en', others: ['fr'] } });
  const email = emailOf('two-languages');
  await request.post(callAddress(addAttendee), { data: sampleRegistration({ email, name: 'Abla' }) });
  const mail = await mailWith(sink, /^You’re registered/);
  const link = new URL(/http\S+\/my\/[\w-]{43}/.exec(mail.text ?? '')?.[0] ?? '').pathname;
  const name = page.locator('#field-correctname');
  const change = async () => {
    await page.goto(link);
    await page.locator('main summary').first().click();
    await name.fill('Abla Mensah');
  };

  await change();
  await page.locator('footer [data-language=fr]').click();
  await expect(page).toHaveURL(`/fr${link}`);
  await expect(name).toHaveValue('Abla Mensah');
  await expect(name).toBeVisible();
  await expect(page.locator('#field-pass-onname')).toBeHidden();
  await page.reload();
  await expect(name).toHaveValue('Abla');

  await change();
  await page.locator('main details[open] button[type=submit]').click();
  await page.locator('#field-code').fill('123456');
  await page.locator('footer [data-language=fr]').click();
  await expect(page).toHaveURL(`/fr${link}#code`);
  await expect(page.locator('#field-code')).toHaveValue('');
});
