import { expect, type Page } from '@playwright/test';
import { callAddress } from '#platform/contract/call.ts';
import { addAttendee } from '#rooms/people/registrations/contract.ts';
import { sampleRegistration } from '#testing/samples.ts';
import { test } from './fixtures.ts';

test.use({ environment: { CAPTCHA: 'off', SEED: 'demo' } });

const figure = (page: Page) => page.locator('#cloth figure');

test.beforeEach(async ({ request }) => {
  const data = sampleRegistration({ email: 'thread@attendees.example' });
  await request.post(callAddress(addAttendee), { data });
});

test('the summit’s cloth is loaded when it comes near, says its number of threads and moves nothing', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.setViewportSize({ width: 1440, height: 600 });
  await page.goto('/');
  await page.waitForLoadState('networkidle');
  expect(asked.filter((path) => path.includes('cloth'))).toEqual([]);
  const place = () =>
    figure(page)
      .locator('img')
      .evaluate((image: HTMLElement) => image.offsetHeight);
  const kept = await place();
  await figure(page).scrollIntoViewIfNeeded();
  await expect(figure(page).locator('figcaption')).toHaveText(/^\d+ threads?, (one|for)/);
  expect(asked).toContain('/summit-cloth.svg');
  expect(asked).not.toContain('/summit-cloth-tall.svg');
  expect(await place()).toBe(kept);
  expect(kept).toBe(360);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 640 } });

  test('the cloth is there, too', async ({ page }) => {
    const drawn = page.waitForResponse('**/summit-cloth-tall.svg');
    await page.goto('/');
    await figure(page).scrollIntoViewIfNeeded();
    expect((await drawn).status()).toBe(200);
    await expect(figure(page).locator('figcaption')).toHaveText('One thread for each registration');
  });
});
