import { expect, type Page } from '@playwright/test';
import { callAddress } from '#platform/contract/call.ts';
import { attendeeNotices } from '#rooms/people/registrations/desk.ts';
import { registerPeople, WITHOUT_GUARD } from './admin-samples.ts';
import { expectNothingFound } from './axe.ts';
import { test } from './fixtures.ts';

test.use({ environment: WITHOUT_GUARD });

const link = (page: Page, name: string) => page.getByRole('link', { name, exact: true });

test('the second Tab skips to the first row', async ({ page, request, signInAs }) => {
  await registerPeople(request, 'Skipped', 2);
  await signInAs('Administrator');
  await page.goto('/admin/attendees?search=skipped');
  await expect(link(page, 'Skipped 02')).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(link(page, 'Skip to the list')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(link(page, 'Skipped 02')).toBeFocused();
  await page.goto('/admin/account');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(link(page, 'Skip to the list')).toHaveCount(0);
});

const QUESTIONS = `**${callAddress(attendeeNotices)}*`;

test('the focus in a row stays when the questions of this site arrive after it', async ({
  page,
  request,
  signInAs,
}) => {
  await registerPeople(request, 'Late', 2);
  await signInAs('Administrator');
  const answer = Promise.withResolvers<void>();
  await page.route(QUESTIONS, async (route) => {
    await answer.promise;
    await route.continue();
  });
  await page.goto('/admin/attendees?search=late');
  await expect(link(page, 'Late 02')).toBeVisible();
  await page.keyboard.press('j');
  await expect(link(page, 'Late 02')).toBeFocused();
  const arrived = page.waitForResponse(QUESTIONS);
  answer.resolve();
  await (await arrived).finished();
  await page.keyboard.press('j');
  await expect(link(page, 'Late 01')).toBeFocused();
});

test('keys walk through the rows, choose, open and delete', async ({ page, request, signInAs }) => {
  await registerPeople(request, 'Walked', 3);
  await signInAs('Administrator');
  await page.goto('/admin/attendees?search=walked');
  await expect(link(page, 'Walked 03')).toBeVisible();
  await page.keyboard.press('j');
  await expect(link(page, 'Walked 03')).toBeFocused();
  await page.keyboard.press('j');
  await page.keyboard.press('j');
  await page.keyboard.press('j');
  await expect(link(page, 'Walked 01')).toBeFocused();
  await page.keyboard.press('k');
  await expect(link(page, 'Walked 02')).toBeFocused();
  await page.keyboard.press('x');
  await expect(page.getByRole('checkbox', { name: 'Select Walked 02' })).toBeChecked();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Walked 02' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.keyboard.press('x');
  await page.keyboard.press('#');
  await expect(page.getByRole('alertdialog', { name: 'Delete this attendee?' })).toContainText('Walked 02');
});

test('walking goes on to the next page, and back', async ({ page, request, signInAs }) => {
  await registerPeople(request, 'Paged', 6);
  await signInAs('Administrator');
  await page.goto('/admin/attendees?search=paged&sort=fullname&pageSize=5');
  await link(page, 'Paged 05').focus();
  await page.keyboard.press('j');
  await expect(link(page, 'Paged 06')).toBeFocused();
  await expect(page).toHaveURL(/page=2/);
  await page.keyboard.press('j');
  await expect(link(page, 'Paged 06')).toBeFocused();
  await page.keyboard.press('k');
  await expect(link(page, 'Paged 05')).toBeFocused();
});

test('deleting goes on with the row that takes the place, or the last one', async ({
  page,
  request,
  signInAs,
}) => {
  await registerPeople(request, 'Followed', 3);
  await signInAs('Administrator');
  await page.goto('/admin/attendees?search=followed&sort=fullname');
  await link(page, 'Followed 02').focus();
  const confirm = page.getByRole('alertdialog').getByRole('button', { name: 'Delete' });
  await page.keyboard.press('#');
  await confirm.click();
  await expect(link(page, 'Followed 02')).toHaveCount(0);
  await expect(link(page, 'Followed 03')).toBeFocused();
  await page.keyboard.press('#');
  await confirm.click();
  await expect(link(page, 'Followed 03')).toHaveCount(0);
  await expect(link(page, 'Followed 01')).toBeFocused();
});

test('keys edit a record and add one, but not as the second of two', async ({ page, signInAs }) => {
  await signInAs('Administrator');
  await page.goto('/admin/speakers');
  await expect(page.getByRole('link', { name: /^Edit / }).first()).toBeVisible();
  await page.keyboard.press('j');
  await page.keyboard.press('e');
  await expect(page).toHaveURL(/\/admin\/update-speaker\//);
  await page.goBack();
  await expect(page.getByRole('link', { name: /^Edit / }).first()).toBeVisible();
  await page.keyboard.press('j');
  await page.keyboard.press('g');
  await page.keyboard.press('e');
  await expect(page).toHaveURL('/admin/data-center');
  await expect(page.getByRole('link', { name: /^Edit / }).first()).toBeVisible();
  await page.keyboard.press('n');
  await expect(page).toHaveURL('/admin/basic-data');
});

test('keys type letters in a field, and can be turned off', async ({ page, request, signInAs }) => {
  await registerPeople(request, 'Typed', 1);
  await signInAs('Administrator');
  await page.goto('/admin/attendees?search=typed');
  await expect(link(page, 'Typed 01')).toBeVisible();
  await page.keyboard.press('/');
  await page.keyboard.press('End');
  await page.keyboard.type('xj#');
  await expect(page.getByRole('searchbox')).toHaveValue('typedxj#');
  await expect(page.getByRole('alertdialog')).toHaveCount(0);

  await page.goto('/admin/attendees?search=typed');
  await expect(link(page, 'Typed 01')).toBeVisible();
  await expect(page.locator('.key-legend')).toContainText('j Next');
  await page.keyboard.press('?');
  const list = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await expect(list.getByRole('region', { name: 'In a list' }).locator('kbd')).toHaveText([
    ...['j', 'k', 'x', 'Enter', 'e', 'n', '#'],
  ]);
  await expectNothingFound(page);
  await list.getByLabel('Single-key shortcuts').uncheck();
  await page.keyboard.press('Escape');
  await expect(list).toBeHidden();
  await expect(page.locator('.key-legend')).toHaveCount(0);
  await page.keyboard.press('j');
  await page.keyboard.press('?');
  await expect(list).toBeHidden();
  await expect(link(page, 'Typed 01')).not.toBeFocused();
});

test('an open record leads to the next, over the pages of the list', async ({ page, request, signInAs }) => {
  await registerPeople(request, 'Beside', 11);
  await signInAs('Administrator');
  await page.goto('/admin/attendees?search=beside&sort=fullname');
  await link(page, 'Beside 09').click();
  const record = (name: string) => page.getByRole('dialog', { name });
  await expect(record('Beside 09')).toContainText('9 of 11');
  await record('Beside 09').getByRole('button', { name: 'Next record' }).click();
  await expect(record('Beside 10')).toContainText('10 of 11');
  await page.keyboard.press('j');
  await expect(record('Beside 11')).toContainText('11 of 11');
  await expect(page).toHaveURL(/page=2/);
  await expect(record('Beside 11').getByRole('button', { name: 'Next record' })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
  await page.keyboard.press('Escape');
  await expect(link(page, 'Beside 11')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(record('Beside 11')).toContainText('11 of 11');
  await page.keyboard.press('k');
  await expect(record('Beside 10')).toBeVisible();
  await expectNothingFound(page);
});

test('a record with a screen of its own leads to the next in its list, but not during typing', async ({
  page,
  signInAs,
}) => {
  await signInAs('Administrator');
  await page.goto('/admin/speakers');
  const edits = page.getByRole('link', { name: /^Edit / });
  await expect(edits.first()).toBeVisible();
  const hrefs = await edits.evaluateAll((all) => all.map((one) => one.getAttribute('href')));
  await edits.first().click();
  await expect(page).toHaveURL(hrefs[0] ?? '');
  await page.getByRole('button', { name: 'Next record' }).click();
  await expect(page).toHaveURL(hrefs[1] ?? '');
  await expect(page.getByText(`2 of ${hrefs.length}`)).toBeVisible();
  await page.getByLabel('Company').press('j');
  await page.getByLabel('Company').press('Backspace');
  await expect(page).toHaveURL(hrefs[1] ?? '');
  await page.getByRole('heading', { level: 1 }).click();
  await page.keyboard.press('k');
  await expect(page).toHaveURL(hrefs[0] ?? '');
  await expectNothingFound(page);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Next record' })).toHaveCount(0);
});
