import { expect } from '@playwright/test';
import { registerPeople, WITHOUT_GUARD } from './admin-samples.ts';
import { expectNothingFound } from './axe.ts';
import { test } from './fixtures.ts';

test.use({ environment: WITHOUT_GUARD });

test('an attendee is added, corrected by a key, cancelled, undone and found', async ({ page, signInAs }) => {
  await signInAs('Administrator');
  await page.goto('/admin/attendees');
  await page.getByRole('link', { name: 'Add attendee' }).click();
  await page.getByRole('textbox', { name: 'Full name' }).fill('Desk Misspelt');
  await page.getByRole('textbox', { name: 'Company name' }).fill('Desk & Sons');
  await page.getByRole('textbox', { name: 'Role' }).fill('Director');
  await page.getByRole('textbox', { name: 'Email' }).fill('desk@people.example');
  await page.getByRole('textbox', { name: 'WhatsApp number' }).fill('024 123 4567');
  await page.getByLabel('How did you hear').selectOption('Word of mouth');
  await expectNothingFound(page);
  await page.getByRole('button', { name: 'Add attendee' }).click();
  await expect(page).toHaveURL('/admin/attendees');

  await page.goto('/admin/attendees?search=desk+misspelt');
  const row = page.getByRole('row', { name: /Desk Misspelt/ });
  await expect(row.getByRole('link', { name: '+233241234567' })).toHaveAttribute(
    'href',
    'https://wa.me/233241234567',
  );
  await row.getByRole('link', { name: 'Desk Misspelt', exact: true }).click();
  const details = page.getByRole('dialog', { name: 'Desk Misspelt' });
  await expect(details).toContainText('entered at the desk');
  await page.keyboard.press('e');
  await expect(page.getByRole('heading', { level: 1, name: 'Desk Misspelt' })).toBeVisible();
  await page.getByRole('textbox', { name: 'Full name' }).fill('Desk Corrected');
  await page.getByRole('textbox', { name: 'Note' }).fill('Rang on Monday.');
  await expectNothingFound(page);
  await page.getByRole('button', { name: 'Save' }).click();

  const corrected = page.getByRole('dialog', { name: 'Desk Corrected', exact: true });
  await expect(corrected).toContainText('Rang on Monday.');
  await corrected.getByRole('button', { name: 'Cancel registration' }).click();
  await expect(corrected.getByRole('button', { name: 'Restore registration' })).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(corrected.getByRole('button', { name: 'Cancel registration' })).toBeVisible();
  await corrected.getByRole('button', { name: 'Cancel registration' }).click();
  await expect(corrected.getByRole('button', { name: 'Restore registration' })).toBeVisible();
  await expectNothingFound(page);

  await page.goto('/admin/attendees?search=desk+corrected');
  await expect(page.getByText('Nothing matches your search and filters.')).toBeVisible();
  await page.getByRole('button', { name: 'Filter', exact: true }).click();
  await page.getByLabel('State').selectOption('Cancelled');
  await expect(page.getByRole('link', { name: 'Desk Corrected Cancelled' })).toBeVisible();
  await expectNothingFound(page);
});

test('e in the list opens the form, and a group is marked and leads to its people', async ({
  page,
  request,
  signInAs,
}) => {
  await registerPeople(request, 'Group', 6, { company_name: 'People Works Ltd' });
  await signInAs('Administrator');
  await page.goto('/admin/attendees?search=group+0&sort=fullname');
  await expect(page.getByRole('link', { name: '6 of People Works Ltd' })).toHaveCount(6);
  await page.getByRole('link', { name: 'Group 03', exact: true }).click();
  const others = page.getByRole('region', { name: 'Others of this company' });
  await expect(others).toContainText('6 of People Works Ltd');
  await expect(others.getByRole('listitem')).toHaveCount(5);
  await others.getByRole('link', { name: 'Group 05' }).click();
  await expect(page.getByRole('dialog', { name: 'Group 05' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.goto('/admin/attendees?search=group+0&sort=fullname');
  await page.getByRole('link', { name: 'Group 02', exact: true }).focus();
  await page.keyboard.press('e');
  await expect(page).toHaveURL(/\/admin\/update-attendee\//);
  await expect(page.getByRole('textbox', { name: 'Full name' })).toHaveValue('Group 02');
});

test('restoring over a full house asks first, with how many there would be', async ({
  page,
  request,
  server,
  signInAs,
}) => {
  await registerPeople(request, 'House', 2, {});
  await signInAs('Administrator');
  await page.goto('/admin/attendees?search=house+01');
  await page.getByRole('link', { name: 'House 01', exact: true }).click();
  const details = page.getByRole('dialog', { name: 'House 01' });
  await details.getByRole('button', { name: 'Cancel registration' }).click();
  const restore = details.getByRole('button', { name: 'Restore registration' });
  await expect(restore).toBeVisible();
  const taken = await page.evaluate(async () => {
    const { records } = await (await fetch('/aiAPI/eventdata/viewbasicdata')).json();
    const { total } = await (await fetch('/aiAPI/records/viewattendees?page=1&edition=current')).json();
    const { id, year, eventDate } = records[0];
    const places = { event_year: year, event_date: eventDate, places: total };
    await fetch(`/aiAPI/eventdata/update?id=${id}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(places),
    });
    return total;
  });
  await restore.click();
  const asked = page.getByRole('alertdialog', { name: 'More registrations than places?' });
  await expect(asked).toContainText(`That makes ${taken + 1} of ${taken} places.`);
  await expectNothingFound(page);
  await asked.getByRole('button', { name: 'Cancel' }).click();
  await expect(restore).toBeVisible();
  await restore.click();
  await asked.getByRole('button', { name: 'Go beyond the places' }).click();
  await expect(details.getByRole('button', { name: 'Cancel registration' })).toBeVisible();
  // Others register on this server, too.
  await server.withStore(({ database }) => database.updateTable('events').set({ places: null }).execute());
});

for (const width of [360, 1440]) {
  test(`at ${width} px nothing but Restore comes to lie where Cancel registration was pressed`, async ({
    page,
    request,
    signInAs,
  }) => {
    await registerPeople(request, `Under${width}`, 1);
    await page.setViewportSize({ width, height: 900 });
    await signInAs('Administrator');
    await page.goto(`/admin/attendees?search=under${width}`);
    await page.getByRole('link', { name: `Under${width} 01`, exact: true }).click();
    const details = page.getByRole('dialog', { name: `Under${width} 01` });
    const cancel = details.getByRole('button', { name: 'Cancel registration' });
    await cancel.scrollIntoViewIfNeeded();
    const pressed = await cancel.boundingBox();
    await cancel.click();
    const restore = details.getByRole('button', { name: 'Restore registration' });
    await expect(details.getByRole('button', { name: 'Tell them by mail' })).toBeVisible();
    const now = await restore.boundingBox();
    expect([now?.x, now?.y]).toEqual([pressed?.x, pressed?.y]);
    const remove = await details.getByRole('button', { name: 'Delete' }).boundingBox();
    expect(remove!.x).toBeGreaterThan(pressed!.x + pressed!.width);
  });
}
