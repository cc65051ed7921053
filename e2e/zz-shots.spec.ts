import { test } from './fixtures.ts';

test.use({ environment: { CLOCK: '2025-08-01T09:00:00Z', CAPTCHA: 'off' } });
test('shots', async ({ page, signInAs }) => {
  await signInAs('Administrator');
  for (const width of [360, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/admin/site/registered');
    await page.getByRole('region', { name: 'Preview' }).waitFor();
    await page.waitForTimeout(5000);
    await page.screenshot({ path: `/tmp/w-words-${width}.png`, fullPage: true });
  }
  await page.getByRole('radio', { name: 'Dark' }).check();
  await page.waitForTimeout(800);
  await page.screenshot({ path: `/tmp/w-words-dark.png`, fullPage: true });
});
