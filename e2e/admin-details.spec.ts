import { expect } from '@playwright/test';
import { callAddress } from '#platform/contract/call.ts';
import { addAttendee } from '#rooms/people/registrations/contract.ts';
import { samplePartnership, sampleRegistration } from '#testing/samples.ts';
import { registerPeople, WITHOUT_GUARD } from './admin-samples.ts';
import { test } from './fixtures.ts';

test.use({ environment: WITHOUT_GUARD });

test('an attendee opens from their row, with all details, under an address that survives a reload', async ({
  page,
  request,
  signInAs,
}) => {
  await registerPeople(request, 'Whole', 1);
  await signInAs('Administrator');
  await page.goto('/admin/attendees?search=whole');
  await page.getByRole('link', { name: 'Whole 01', exact: true }).click();
  await expect(page).toHaveURL(/search=whole&record=[\w-]+$/);
  await page.reload();

  const details = page.getByRole('dialog', { name: 'Whole 01' });
  await expect(details.getByRole('term')).toHaveText([
    'Company',
    'Designation',
    'Email',
    'Phone',
    'WhatsApp',
    'Date',
    'How they heard',
    'Consent text',
  ]);
  await expect(details).toContainText('Facebook');
  await expect(details.getByRole('link', { name: 'whole01@people.example' })).toHaveAttribute(
    'href',
    'mailto:whole01@people.example',
  );
  await expect(details.getByRole('link', { name: /^\+?\d+$/ }).first()).toHaveAttribute('href', /^tel:/);

  await page.keyboard.press('Escape');
  await expect(details).toBeHidden();
  await expect(page).toHaveURL('/admin/attendees?search=whole');
  await expect(page.getByRole('link', { name: 'Whole 01', exact: true })).toBeFocused();
});

test('a long address can be read as a whole: in the list by its tooltip, in the open record as it stands', async ({
  page,
  request,
  signInAs,
}) => {
  const email = `somebody.of.many.names@${'subdivision.'.repeat(5)}a-company-with-a-long-name.example`;
  const data = sampleRegistration({ name: 'Lengthy 01', email });
  expect((await request.post(callAddress(addAttendee), { data })).status()).toBe(200);
  await signInAs('Administrator');
  await page.goto('/admin/attendees?search=lengthy');
  await expect(page.getByRole('table').getByRole('link', { name: email })).toHaveAttribute('title', email);
  await page.getByRole('link', { name: 'Lengthy 01', exact: true }).click();
  const shown = page.getByRole('dialog').getByRole('link', { name: email });
  for (const width of [1440, 360]) {
    await page.setViewportSize({ width, height: 800 });
    const isWhole = () => shown.evaluate((link) => link.scrollWidth <= link.clientWidth + 1);
    await expect.poll(isWhole).toBe(true);
    await expect(shown).toBeInViewport({ ratio: 1 });
  }
});

test('a click anywhere in the row opens it, but not one next to its buttons', async ({
  page,
  request,
  signInAs,
}) => {
  await registerPeople(request, 'Wide', 1);
  await signInAs('Administrator');
  await page.goto('/admin/attendees?search=wide');
  const row = page.getByRole('row', { name: /Wide 01/ });
  await row.locator('[data-column="remove"]').click({ position: { x: 2, y: 2 } });
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await row.locator('[data-column="company"]').click();
  await expect(page.getByRole('dialog', { name: 'Wide 01' })).toBeVisible();
});

test('copying copies the value', async ({ page, context, request, signInAs }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await registerPeople(request, 'Copied', 1);
  await signInAs('Administrator');
  await page.goto('/admin/attendees?search=copied');
  await page.getByRole('link', { name: 'Copied 01', exact: true }).click();
  await page.getByRole('button', { name: 'Copy: Email' }).click();
  await expect(page.getByText('Copied.', { exact: true }).first()).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('copied01@people.example');
});

test('an attendee can be deleted from there after confirmation, and restored', async ({
  page,
  request,
  signInAs,
}) => {
  await registerPeople(request, 'Leaving', 1);
  await signInAs('Administrator');
  await page.goto('/admin/attendees?search=leaving');
  const link = page.getByRole('link', { name: 'Leaving 01', exact: true });
  await link.click();
  const details = page.getByRole('dialog', { name: 'Leaving 01', exact: true });
  await details.getByRole('button', { name: 'Delete' }).click();
  const question = page.getByRole('alertdialog', { name: 'Delete this attendee?' });
  await expect(question).toContainText('leaving01@people.example');
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(details).toHaveCount(0);
  await expect(link).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Attendees' })).toBeFocused();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(link).toBeVisible();
});

test('a request opens from its activity, and links to its history', async ({ page, request, signInAs }) => {
  const data = samplePartnership({ name: 'Linked Request', packages: 'Silver' });
  expect((await request.post('/aiAPI/records/addpartnership', { data })).ok()).toBe(true);
  await signInAs('Administrator');
  await page.goto('/admin/activity?search=linked+request');
  await page.getByRole('link', { name: 'Open the partnership' }).click();
  const details = page.getByRole('dialog', { name: 'Linked Request' });
  await expect(details).toContainText('Silver');
  await expect(details.getByRole('term')).toHaveText([
    'Company',
    'Designation',
    'Email',
    'Phone',
    'WhatsApp',
    'Notice',
    'Package',
    'Date',
    'Consent text',
  ]);
  await expect(details.getByText('One field is empty')).toBeVisible();
  await details.getByRole('link', { name: 'History with all changes' }).click();
  await expect(page).toHaveURL(/\/admin\/activity\?subjectId=/);
  await expect(page.getByRole('row', { name: /Requested partnership/ })).toHaveCount(1);
});

test('a record that is gone says so', async ({ page, signInAs }) => {
  await signInAs('Administrator');
  await page.goto('/admin/attendees?record=no-such-id');
  await expect(page.getByRole('dialog', { name: 'Nothing to show' }).getByRole('alert')).toHaveText(
    'This record no longer exists.',
  );
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await expect(page).toHaveURL('/admin/attendees');
});
