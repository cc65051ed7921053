import { expect, type Page } from '@playwright/test';
import { callAddress } from '#platform/contract/call.ts';
import { addAttendee } from '#rooms/people/registrations/contract.ts';
import { QUESTIONS } from '#testing/questions.ts';
import { sampleRegistration } from '#testing/samples.ts';
import { REGISTERED } from '#testing/texts-of-2025.ts';
import { expectNothingFound } from './axe.ts';
import { test } from './fixtures.ts';
import { emailOf, fillIn, openForm, PERSON } from './forms.ts';

/** Other tests' forms ask nothing else. */
test.use({ environment: { CAPTCHA: 'off', CLOCK: '2025-07-02T09:00:00Z' } });

const TOPICS = {
  key: 'topics',
  label: 'What interests you?',
  kind: 'several',
  choices: 'Health\nFarming\nSchools',
  isAsked: true,
};

const LETTER = { key: 'letter', label: 'Your letter', kind: 'file', isAsked: true };

const ARRIVAL = { key: 'arrival', label: 'When do you arrive?', kind: 'date', isAsked: true };

interface Signed {
  page: Page;
  signInAs: (role: 'Administrator') => Promise<unknown>;
}

/** Asks what the tests expect, by the desk's own calls. */
async function ask({ page, signInAs }: Signed): Promise<void> {
  await signInAs('Administrator');
  await page.goto('/admin/site');
  const statuses = await page.evaluate(
    async (questions) => {
      const send = async (method: string, path: string, body: object) => {
        const headers = { 'content-type': 'application/json' };
        return (await fetch(`/api/v1/content/${path}`, { method, headers, body: JSON.stringify(body) }))
          .status;
      };
      const values = { registration: questions, partnership: questions.slice(0, 1) };
      return [await send('PUT', 'sections/forms', { values }), await send('POST', 'publications', {})];
    },
    [...QUESTIONS, TOPICS, LETTER, ARRIVAL],
  );
  expect(statuses[0]).toBe(200);
}

test.describe('a form with questions of one’s own', () => {
  test.beforeEach(ask);

  test('is filled in by keyboard, and says what is missing', async ({ page, server }) => {
    const form = await openForm(page, '/registrants', 'Registration');
    const email = emailOf('questions');
    await fillIn(form, { ...PERSON, email });
    await form.locator('[name="notice"]').selectOption('LinkedIn');
    await form.locator('[name="notice"]').focus();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.type('ten');
    await expect(form.getByLabel('Years in business')).toHaveValue('ten');
    await page.keyboard.press('Enter');
    const summary = page.getByRole('alert');
    await expect(summary).toBeFocused();
    await expect(summary.getByRole('link')).toHaveText([
      'Which meal? Please answer this question',
      'Years in business: Please write a number in figures',
    ]);
    await expectNothingFound(page);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    const meal = form.getByLabel('Which meal?');
    await expect(meal).toBeFocused();
    await expect(meal).toHaveAccessibleDescription('Please answer this question');
    await page.keyboard.type('Fish');
    await form.getByLabel('Years in business').fill('10');
    const hope = form.getByLabel('What do you hope for?');
    await expect(hope).toHaveAccessibleDescription('A sentence or two.');
    await hope.fill('To meet\nweavers');
    const topics = form.getByRole('group', { name: 'What interests you?' });
    for (const topic of ['Schools', 'Health', 'Farming'])
      await topics.getByRole('checkbox', { name: topic }).press('Space');
    await topics.getByRole('checkbox', { name: 'Farming' }).press('Space');
    await form.getByRole('button', { name: 'Register' }).press('Enter');
    await expect(page.getByText(REGISTERED)).toBeVisible();
    const { answers } = await server.withStore(({ database }) =>
      database.selectFrom('attendees').select('answers').where('email', '=', email).executeTakeFirstOrThrow(),
    );
    expect(JSON.parse(answers ?? '').map(({ answer }: { answer: string }) => answer)).toEqual([
      'Fish',
      '10',
      'To meet\nweavers',
      'Health\nSchools',
    ]);
  });

  for (const [width, height] of [
    [360, 740],
    [768, 1024],
    [1440, 900],
  ] as const) {
    test(`fits a window of ${width} px`, async ({ page }, info) => {
      await page.setViewportSize({ width, height });
      const form = await openForm(page, '/registrants', 'Registration');
      await form.getByRole('button', { name: 'Register' }).click();
      await expect(page.getByRole('alert')).toBeFocused();
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(overflow).toBeLessThanOrEqual(0);
      await expectNothingFound(page);
      await form.screenshot({ path: info.outputPath(`form-${width}.png`) });
    });
  }

  test('says where no day is chosen, for the engine that shows the present one', async ({ page }) => {
    const form = await openForm(page, '/registrants', 'Registration');
    const arrival = form.getByLabel('When do you arrive?');
    await expect(arrival).toHaveAttribute('data-empty');
    await arrival.fill('2025-08-25');
    await expect(arrival).not.toHaveAttribute('data-empty');
  });

  test('takes a file at once, says what else to choose, and the desk saves it', async ({ page }) => {
    const form = await openForm(page, '/registrants', 'Registration');
    await fillIn(form, { ...PERSON, name: 'File Visitor', email: emailOf('file') });
    await form.locator('[name="notice"]').selectOption('LinkedIn');
    await form.getByLabel('Which meal?').selectOption('Fish');
    const letter = form.getByLabel('Your letter');
    const choose = (name: string, content: string) =>
      letter.setInputFiles({ name, mimeType: 'application/pdf', buffer: Buffer.from(content) });
    await choose('letter.pdf', 'words');
    await expect(form.getByText('Please choose a file of one of these kinds')).toBeVisible();
    await choose('letter.pdf', '%PDF-1.7');
    await expect(form.getByRole('checkbox', { name: 'letter.pdf' })).toBeChecked();
    await expectNothingFound(page);
    await form.getByRole('button', { name: 'Register' }).click();
    await expect(page.getByText(REGISTERED)).toBeVisible();

    await page.goto('/admin/attendees?search=file+visitor');
    await page.getByRole('link', { name: 'File Visitor', exact: true }).click();
    const downloading = page.waitForEvent('download');
    await page.getByRole('dialog').getByRole('link', { name: 'letter.pdf' }).click();
    expect((await downloading).suggestedFilename()).toBe('letter.pdf');
  });

  test('keeps its answers at the desk: in the record, a column of one’s choice, and the attendee’s form', async ({
    page,
  }) => {
    const form = await openForm(page, '/registrants', 'Registration');
    await fillIn(form, { ...PERSON, name: 'Desk Visitor', email: emailOf('desk') });
    await form.locator('[name="notice"]').selectOption('LinkedIn');
    await form.getByLabel('Which meal?').selectOption('Vegetarian');
    await form.getByRole('button', { name: 'Register' }).click();
    await expect(page.getByText(REGISTERED)).toBeVisible();

    await page.goto('/admin/attendees?search=vegetarian');
    await expect(page.getByRole('columnheader', { name: 'Which meal?' })).toBeHidden();
    await page.getByRole('button', { name: 'Columns' }).click();
    await page.getByRole('group', { name: 'Columns' }).getByLabel('Which meal?').check();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('columnheader', { name: 'Which meal?' })).toBeVisible();
    await expect(page.getByRole('cell', { name: 'Vegetarian' })).toBeVisible();

    await page.getByRole('link', { name: 'Desk Visitor', exact: true }).click();
    const record = page.getByRole('dialog');
    await expect(record).toContainText('Which meal?Vegetarian');
    await record.getByRole('link', { name: /^Edit/ }).click();
    await page.getByLabel('Which meal?').selectOption('Fish');
    await expectNothingFound(page);
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.locator('.details')).toContainText('Which meal?Fish');
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the form with questions comes back with what is wrong, and then registers', async ({
    page,
    browser,
    server,
    signInAs,
  }) => {
    const desk = await browser.newPage({ baseURL: server.url });
    await desk.context().addCookies(await cookiesAfter(signInAs, page));
    await ask({ page: desk, signInAs: async () => {} });
    await desk.close();
    await page.goto('/registrants');
    const form = page.getByRole('form', { name: 'Registration' });
    await fillIn(form, { ...PERSON, email: emailOf('plain-questions') });
    await form.locator('[name="notice"]').selectOption('LinkedIn');
    await form.getByLabel('Which meal?').selectOption('Fish');
    await form.getByLabel('Years in business').fill('ten');
    const file = { name: 'letter.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7') };
    await form.getByLabel('Your letter').setInputFiles(file);
    await form.getByRole('button', { name: 'Register' }).click();
    await expect(page.getByRole('alert')).toContainText('Please write a number in figures');
    await expect(form.getByLabel('Which meal?')).toHaveValue('Fish');
    await expect(form.getByRole('checkbox', { name: 'letter.pdf' })).toBeChecked();
    await form.getByLabel('Years in business').fill('10');
    await form.getByRole('button', { name: 'Register' }).click();
    await expect(page.getByText(REGISTERED)).toBeVisible();
  });
});

async function cookiesAfter(signInAs: Signed['signInAs'], page: Page) {
  await signInAs('Administrator');
  return page.context().cookies();
}

test('an organiser adds a question at the desk, and visitors are asked it once it is published', async ({
  page,
  signInAs,
}) => {
  await signInAs('Administrator');
  await page.goto('/admin/site/forms');
  const asked = page.getByRole('group', { name: 'Asked of everyone who requests a partnership' });
  await asked.getByRole('button', { name: 'Add a question' }).click();
  const added = asked.getByRole('listitem').last();
  await added.getByRole('textbox', { name: 'Question' }).fill('How many will come?');
  await added.getByRole('combobox', { name: 'Answer' }).selectOption('A number');
  await expect(added.getByLabel('Asked now')).toBeChecked();
  await page.getByRole('button', { name: 'Save in the draft' }).click();
  await page.getByRole('button', { name: 'Publish' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByText('Published. Visitors see it from now on.')).toBeVisible();
  const form = await openForm(page, '/sponsorship', 'Partnership request');
  await expect(form.getByLabel('How many will come?')).toBeVisible();
});

test('an organiser changes how people can have heard of the summit, and a visitor sees it and sends it', async ({
  page,
  server,
  signInAs,
}) => {
  await signInAs('Administrator');
  await page.goto('/admin/site/forms');
  const notices = page.getByRole('textbox', { name: 'How people who register heard of the summit' });
  const before = await notices.inputValue();
  expect(before.split('\n')).toHaveLength(8);
  await notices.fill(before.replace('Twitter', 'Radio Lomé'));
  await expectNothingFound(page);
  await page.getByRole('button', { name: 'Save in the draft' }).click();
  await page.getByRole('button', { name: 'Publish' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByText('Published. Visitors see it from now on.')).toBeVisible();

  const form = await openForm(page, '/registrants', 'Registration');
  const email = emailOf('notices');
  await fillIn(form, { ...PERSON, email });
  await expect(form.locator('[name="notice"] option', { hasText: 'Twitter' })).toHaveCount(0);
  await form.locator('[name="notice"]').selectOption('Radio Lomé');
  const meal = form.locator('[name="answers.meal"]');
  if (await meal.count()) await meal.selectOption('Fish');
  await form.getByRole('button', { name: 'Register' }).click();
  await expect(page.getByText(REGISTERED)).toBeVisible();
  const { notice } = await server.withStore(({ database }) =>
    database.selectFrom('attendees').select('notice').where('email', '=', email).executeTakeFirstOrThrow(),
  );
  expect(notice).toBe('Radio Lomé');

  await page.goto('/admin/attendees?notice=Radio+Lom%C3%A9');
  await expect(page.getByRole('cell', { name: email })).toBeVisible();
  await page.getByRole('button', { name: 'Filter', exact: true }).click();
  await expect(page.getByLabel('How they heard', { exact: true })).toHaveValue('Radio Lomé');
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(`the preview, ${javaScriptEnabled ? 'with' : 'without'} JavaScript`, () => {
    test.use({ javaScriptEnabled });

    test('shows the form, and on sending says that nothing was sent', async ({ page, server, signInAs }) => {
      await signInAs('Administrator');
      await page.goto('/preview/desk/sponsorship');
      const form = page.getByRole('form', { name: 'Partnership request' });
      if (javaScriptEnabled) await expect(form).toHaveAttribute('novalidate');
      const email = emailOf(`preview-${javaScriptEnabled}`);
      await fillIn(form, { ...PERSON, email });
      await form.locator('[name="packages"]').selectOption({ index: 1 });
      await form.locator('[name="notice"]').selectOption('LinkedIn');
      const meal = form.locator('[name="answers.meal"]');
      if (await meal.count()) await meal.selectOption('Fish');
      await form.getByRole('button', { name: 'Send request' }).click();
      await expect(page.getByRole('alert')).toContainText('This is a preview');
      await expect(form.locator('[name="email"]')).toHaveValue(email);
      const rows = await server.withStore(({ database }) =>
        database.selectFrom('partnerships').select('id').where('email', '=', email).execute(),
      );
      expect(rows).toEqual([]);
    });
  });
}

test('a Desk counts the vegetarians, and writes to them and to nobody else', async ({
  page,
  request,
  signInAs,
}) => {
  await ask({ page, signInAs });
  const company_name = 'Counted Table';
  for (const [name, meal] of Object.entries({ Efua: 'Vegetarian', Kobina: 'Vegetarian', Araba: 'Fish' })) {
    const data = sampleRegistration({ name, company_name, email: emailOf(name), answers: { meal } });
    expect((await request.post(callAddress(addAttendee), { data })).ok()).toBe(true);
  }
  await signInAs('Desk');
  await page.goto('/admin/attendees?company=Counted+Table');
  await page.getByRole('button', { name: 'Filter', exact: true }).click();
  const answer = page.getByRole('combobox', { name: 'Answer' });
  const vegetarians = answer.getByRole('option', { name: /^Which meal\? Vegetarian: \d+$/ });
  await answer.selectOption((await vegetarians.getAttribute('value')) ?? '');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('link', { name: 'Araba', exact: true })).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Efua', exact: true })).toBeVisible();
  await page.getByRole('link', { name: 'Write to these' }).click();
  await page.getByRole('combobox', { name: 'Kind' }).selectOption('What they need to know');
  await page.getByRole('textbox', { name: 'Subject' }).fill('Lunch');
  await page.getByRole('textbox', { name: 'Text', exact: true }).fill('There is a table without meat.');
  await page.getByRole('button', { name: 'Save the draft' }).click();
  await expect(page.getByText('Reaches 2 addresses now.')).toBeVisible();
});
