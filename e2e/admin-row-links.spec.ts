import { expect } from '@playwright/test';
import { registerPeople, WITHOUT_GUARD } from './admin-samples.ts';
import { test } from './fixtures.ts';

test.use({ environment: WITHOUT_GUARD });

test('links in a row open a tab if asked to, with the list as it has become', async ({
  page,
  context,
  request,
  signInAs,
}) => {
  await registerPeople(request, 'Tabbed', 2);
  await signInAs('Administrator');
  await page.goto('/admin/attendees?search=tabbed');
  await page.getByRole('button', { name: 'Company' }).click();
  const name = page.getByRole('link', { name: 'Tabbed 01', exact: true });
  await expect(name).toHaveAttribute('href', /search=tabbed&sort=company&order=asc&record=[\w-]+$/);

  const opened = context.waitForEvent('page');
  await name.click({ modifiers: ['ControlOrMeta'] });
  await expect((await opened).getByRole('dialog', { name: 'Tabbed 01' })).toBeVisible();

  const editing = context.waitForEvent('page');
  await page.getByRole('link', { name: 'Edit Tabbed 01' }).click({ button: 'middle' });
  await expect(await editing).toHaveURL(/update-attendee/);
  await expect(page).toHaveURL(/sort=company&order=asc$/);
  await expect(page.getByRole('dialog')).toBeHidden();
});
