import { registerPeople, WITHOUT_GUARD } from './admin-samples.ts';
import { test } from './fixtures.ts';

test.use({ environment: WITHOUT_GUARD });
test('shots', async ({ page, request, signInAs }) => {
  await registerPeople(request, 'Group', 6, { company_name: 'Loom Works Ltd' });
  await registerPeople(request, 'Solo', 3);
  await signInAs('Administrator');
  for (const width of [360, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    for (const [name, path] of [
      ['list', '/admin/attendees'],
      ['add', '/admin/add-attendee'],
    ]) {
      await page.goto(path);
      await page.waitForLoadState('networkidle');
      await page.screenshot({ path: `/tmp/hd/${name}-${width}.png` });
    }
    await page.goto('/admin/attendees?search=group');
    await page.getByRole('link', { name: 'Group 03', exact: true }).click();
    await page.waitForLoadState('networkidle');
    await page.waitForTimeout(500);
    await page.screenshot({ path: `/tmp/hd/record-${width}.png` });
  }
});
