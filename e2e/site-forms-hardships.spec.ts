import { expect, type Locator } from '@playwright/test';
import { alreadyRegistered } from '#rooms/people/registrations/messages.ts';
import { PARTNERSHIP_RECEIVED, REGISTERED } from '#testing/texts-of-2025.ts';
import { test } from './fixtures.ts';
import { emailOf, fillIn, openForm, PERSON } from './forms.ts';

test.use({
  environment: { CAPTCHA: 'off' },
  // Enables the back/forward cache, which tests disable by default.
  launchOptions: async ({ launchOptions }, use) =>
    use({ ...launchOptions, ignoreDefaultArgs: ['--disable-back-forward-cache'] }),
});

async function fillInRegistration(form: Locator, email: string): Promise<void> {
  await fillIn(form, { ...PERSON, email });
  await form.getByLabel('How did you hear').selectOption('Invitation Letter');
}

test('a slow network: the button says that it is sending, and what was typed stays', async ({ page }) => {
  const form = await openForm(page, '/registrants', 'Registration');
  await fillInRegistration(form, emailOf('slow'));
  const held = Promise.withResolvers<void>();
  let calls = 0;
  await page.route('**/records/addattendee', async (route) => {
    calls += 1;
    await held.promise;
    await route.continue();
  });
  await form.getByRole('button', { name: 'Register' }).click();
  const sending = form.getByRole('button', { name: 'Registering…' });
  await expect(sending).toHaveAttribute('aria-disabled', 'true');
  await expect(form.getByRole('status')).toHaveText('Registering…');
  await sending.click({ force: true });
  await expect(form.getByLabel('Full name')).toHaveValue(PERSON.name);
  held.resolve();
  await expect(page.getByText(REGISTERED)).toBeVisible();
  expect(calls).toBe(1);
});

test('no network: each form says so in the documented words, keeps everything, and succeeds later', async ({
  page,
  context,
}) => {
  for (const [path, name, button, heading, message, done] of [
    [
      '/registrants',
      'Registration',
      'Register',
      'Registration failed',
      'An error occurred during registration',
      REGISTERED,
    ],
    [
      '/sponsorship?package=Bespoke',
      'Partnership request',
      'Send request',
      'Request failed',
      'An error occurred while sending your request',
      PARTNERSHIP_RECEIVED,
    ],
  ] as const) {
    const form = await openForm(page, path, name);
    await fillInRegistration(form, emailOf('offline'));
    await context.setOffline(true);
    await form.getByRole('button', { name: button }).click();
    const summary = page.getByRole('alert');
    await expect(summary).toBeFocused();
    await expect(summary.getByRole('heading')).toHaveText(heading);
    await expect(summary).toContainText(message);
    await expect(form.getByLabel('Full name')).toHaveValue(PERSON.name);
    await expect(form.getByLabel('How did you hear')).toHaveValue('Invitation Letter');
    await context.setOffline(false);
    await form.getByRole('button', { name: button }).click();
    await expect(page.getByText(done)).toBeVisible();
  }
});

test('two tabs: the second one to save is told, and loses nothing', async ({ page, context }) => {
  const email = emailOf('tabs');
  const second = await context.newPage();
  const [form, other] = [
    await openForm(page, '/registrants', 'Registration'),
    await openForm(second, '/registrants', 'Registration'),
  ];
  await fillInRegistration(other, email);
  await fillInRegistration(form, email);
  await form.getByRole('button', { name: 'Register' }).click();
  await expect(page.getByText(REGISTERED)).toBeVisible();
  await other.getByRole('button', { name: 'Register' }).click();
  await expect(second.getByRole('alert')).toContainText(alreadyRegistered());
  await expect(other.getByLabel('Company name')).toHaveValue(PERSON.company_name);
});

test('names of any length and script arrive complete in the list of attendees', async ({
  page,
  signInAs,
}) => {
  const names = [
    'Nguyễn Thị Ánh Dương',
    'Ɛkɔw Ɔsɛe Ŋmɛɛtsɔ',
    'Özgür Iğdırlı-Łukasiewicz',
    'Олександр Шевченко',
    'محمد عبد الله',
    '王小明 👩🏾‍💻',
    `Nana ${'Akosua-'.repeat(16)}`.slice(0, 119).concat('Z'),
  ];
  for (const [place, name] of names.entries()) {
    const form = await openForm(page, '/registrants', 'Registration');
    await fillInRegistration(form, emailOf(`names${place}`));
    await form.getByLabel('Full name').fill(name);
    await form.getByRole('button', { name: 'Register' }).click();
    await expect(page.getByText(REGISTERED)).toBeVisible();
  }
  const form = await openForm(page, '/registrants', 'Registration');
  await fillInRegistration(form, emailOf('too-long'));
  await form.getByLabel('Full name').fill('A'.repeat(121));
  await form.getByRole('button', { name: 'Register' }).click();
  await expect(page.getByRole('alert')).toContainText('Please use at most 120 characters.');
  await signInAs('Administrator');
  await page.goto('/admin/attendees');
  for (const name of names) await expect(page.getByRole('cell', { name, exact: true }).first()).toBeVisible();
});

test('going back after success: the form accepts another person', async ({ page, server }) => {
  const form = await openForm(page, '/registrants', 'Registration');
  const people = [emailOf('first'), emailOf('second')];
  const uncaught: Error[] = [];
  page.on('pageerror', (error) => uncaught.push(error));
  await fillInRegistration(form, people[0] ?? '');
  await page.route('**/records/addattendee*', (route) => route.abort(), { times: 1 });
  await form.getByRole('button', { name: 'Register' }).click();
  await expect(form.getByRole('alert')).toBeVisible();
  await form.getByRole('button', { name: 'Register' }).click();
  await expect(page.getByText(REGISTERED)).toBeVisible();
  await page.waitForLoadState();
  await page.goBack({ waitUntil: 'commit' });
  await expect(form).toHaveAttribute('novalidate');
  await expect(form.getByLabel('Company name')).toHaveValue(PERSON.company_name);
  for (const label of ['Full name', 'Email', 'WhatsApp number'])
    await expect(form.getByLabel(label)).toHaveValue('');
  await expect(form.getByRole('alert')).toHaveCount(0);
  await fillInRegistration(form, people[1] ?? '');
  await form.getByRole('button', { name: 'Register' }).click();
  await expect(page.getByText(REGISTERED)).toBeVisible();
  const rows = await server.withStore(({ database }) =>
    database.selectFrom('attendees').select('id').where('email', 'in', people).execute(),
  );
  expect(rows).toHaveLength(2);
  expect(uncaught).toEqual([]);
});
