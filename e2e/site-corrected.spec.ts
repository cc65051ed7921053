import { expect } from '@playwright/test';
import { test } from './fixtures.ts';
import { fillIn, openForm, PERSON } from './forms.ts';

test.use({ environment: { CAPTCHA: 'off' } });

test('the summary of errors is gone once everything it named is corrected', async ({ page }) => {
  const form = await openForm(page, '/registrants', 'Registration');
  await fillIn(form, { ...PERSON, email: 'esi at work' });
  await form.locator('[name="notice"]').selectOption('LinkedIn');
  await form.getByRole('button', { name: 'Register' }).click();
  await expect(page.getByRole('alert')).toBeFocused();
  await form.getByLabel('Email').fill('esi@work.example');
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(form.getByLabel('Email')).toBeFocused();
});

test('a page reloads only once, even if the server’s clock can’t be read', async ({ page }) => {
  let asked = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) asked += 1;
  });
  await page.route('**/aiAPI/counter', async (route) => {
    const response = await route.fetch();
    const { date: _date, ...headers } = response.headers();
    await route.fulfill({ response, headers });
  });
  // This browser's clock is long past every time at which the page expires.
  await page.clock.install({ time: '2031-01-01T00:00:00Z' });
  await page.goto('/');
  await expect.poll(() => asked).toBe(2);
  await page.waitForLoadState('networkidle');
  expect(asked).toBe(2);
});

test('a speaker’s whole card leads to the profile', async ({ page }) => {
  await page.goto('/speakers');
  const card = page.getByRole('article').first();
  const profile = await card.getByRole('link').getAttribute('href');
  await card.click({ position: { x: 60, y: 60 } });
  await expect(page).toHaveURL(profile ?? '');
});

test('the woven figures fit completely inside their drawing', async ({ page }) => {
  await page.goto('/');
  const figures = page.locator('.woven-figures-edge');
  for (const days of ['26–27', '28–29', '20–28', '9–10']) {
    const box = await figures.evaluate((text: SVGTextElement, figure) => {
      text.textContent = figure;
      const { x, y, width, height } = text.getBBox();
      const { viewBox } = text.ownerSVGElement as SVGSVGElement;
      return { left: x, right: viewBox.baseVal.width - x - width, bottom: viewBox.baseVal.height, y, height };
    }, days);
    expect(box.left, days).toBeGreaterThan(1);
    expect(box.right, days).toBeGreaterThan(1);
  }
});

test('the countdown’s figures can be read at every moment', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto('/');
  const timer = page.getByRole('timer').first();
  await expect(timer).toContainText(/\d/);
  const moments = await timer.evaluate(async (element) => {
    const seen: { text: string; clip: string; opacity: string }[] = [];
    const end = performance.now() + 2_500;
    while (performance.now() < end) {
      await new Promise(requestAnimationFrame);
      for (const digits of element.querySelectorAll('.countdown-digits')) {
        const { clipPath, opacity } = getComputedStyle(digits);
        seen.push({ text: digits.textContent, clip: clipPath, opacity });
      }
    }
    return seen;
  });
  expect(new Set(moments.map(({ text }) => text)).size, 'a figure changed meanwhile').toBeGreaterThan(4);
  expect(moments.filter(({ clip, opacity }) => clip !== 'none' || opacity !== '1')).toEqual([]);
  expect(moments.filter(({ text }) => !/\d/.test(text))).toEqual([]);
});

test('a picture that can’t be loaded is replaced by its fallback', async ({ page }) => {
  await page.route(/\/aiAPI\/(uploads|partnersponsor)\/(?!default-)/, (route) => route.abort());
  for (const [path, fallback] of [
    ['/speakers', '/aiAPI/uploads/default-speaker.jpg'],
    ['/sponsors', '/aiAPI/partnersponsor/default-sponsor.jpg'],
  ] as const) {
    await page.goto(path);
    const picture = page.getByRole('article').first().getByRole('img');
    await expect(picture).toHaveJSProperty('currentSrc', new URL(fallback, page.url()).href);
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
  }
});
