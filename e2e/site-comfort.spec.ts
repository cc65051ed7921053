import { expect } from '@playwright/test';
import { test } from './fixtures.ts';
import { emailOf, fillIn, openForm, PERSON } from './forms.ts';

test.use({ environment: { CAPTCHA: 'off' } });

test('a registration without a network says so, and keeps what was typed', async ({ page, context }) => {
  const email = emailOf('offline');
  const form = await openForm(page, '/registrants', 'Registration');
  await fillIn(form, { ...PERSON, email });
  await form.locator('[name="notice"]').selectOption('LinkedIn');
  await context.setOffline(true);
  await form.getByRole('button', { name: 'Register' }).click();
  const alert = page.getByRole('alert');
  await expect(alert).toContainText('Registration failed');
  await expect(alert).toContainText('An error occurred during registration: the connection failed.');
  await expect(alert).toContainText('Nothing you typed is lost.');
  await expect(form.getByLabel('Email')).toHaveValue(email);
  await context.setOffline(false);
  await form.getByRole('button', { name: 'Register' }).click();
  await expect(page).toHaveURL(/^[^?]*\/(\?|$)/);
});

test('with reduced motion the film waits, and plays when asked to', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  const button = page.getByRole('button', { name: 'Pause the film' });
  await expect(button).toHaveAttribute('aria-pressed', 'true');
  const film = page.locator('.hero-cloth video');
  await expect(film).toHaveJSProperty('currentSrc', '');
  await button.click();
  await expect(button).toHaveAttribute('aria-pressed', 'false');
  await expect(film).toHaveJSProperty('paused', false);
  expect(await film.evaluate((video: HTMLVideoElement) => video.currentSrc)).toContain('/assets/loom-');
  await button.click();
  await expect(film).toHaveJSProperty('paused', true);
});

for (const width of [1024, 1440, 1800]) {
  test(`beside a scrollbar the hero’s cloth starts at its column, at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/');
    // A scrollbar takes its width from the page, but not from `vw`. This browser hides its own.
    await page.evaluate(() => document.body.style.setProperty('padding-inline-end', '15px'));
    const left = (selector: string) =>
      page.locator(selector).evaluate((element) => element.getBoundingClientRect().left);
    const column = await left('.hero-countdown');
    expect(Math.abs((await left('.hero-cloth')) - column)).toBeLessThan(1);
  });
}

for (const width of [320, 360]) {
  test(`the back-to-top button covers nothing, at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 740 });
    await page.goto('/');
    const header = page.locator('.site-header');
    const before = await header.evaluate((element) => element.clientHeight);
    await page.mouse.wheel(0, 400);
    const back = header.getByRole('link', { name: 'Back to top' });
    await expect(back).toBeVisible();
    expect(await header.evaluate((element) => element.clientHeight)).toBe(before);
    const box = (await back.boundingBox()) ?? { x: 0, width: 0 };
    const menu = await page.getByRole('button', { name: 'Menu' }).boundingBox();
    const brand = await header.getByRole('link', { name: 'AI for Business Summit' }).boundingBox();
    expect(box.x).toBeGreaterThanOrEqual((brand?.x ?? 0) + (brand?.width ?? 0));
    expect(box.x + box.width).toBeLessThanOrEqual(menu?.x ?? 0);
    await back.click();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  });
}
