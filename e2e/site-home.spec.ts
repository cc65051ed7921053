import { expect, type Page } from '@playwright/test';
import { test } from './fixtures.ts';

test.describe('the home page before the summit', () => {
  test('shows the event data and leads on', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/AI.for Business Summit/);
    await expect(
      page.locator('.hero').getByText('Empowering the Future: AI-Driven Business Transformation'),
    ).toBeVisible();
    await expect(page.locator('.hero').getByText('9:00 AM GMT')).toBeVisible();
    await expect(page.locator('.date-badge')).toContainText('Aug 27, 2025');
    for (const [name, address] of [
      ['Register', '/registrants'],
      ['Sponsor', '/sponsorship'],
      ['Speak', '/speakers'],
      ['Contact', '/contact'],
    ] as const) {
      const button = page.locator('.hero').getByRole('link', { name, exact: true });
      await expect(button).toHaveAttribute('href', address);
    }
    const rate = page.getByRole('region', { name: 'Event Rate' });
    await expect(rate).toContainText('GH₵ 1,500');
    await expect(rate).toContainText('GH₵ 1,200');
    await expect(rate).toContainText('Until 31st July 2025');
    await expect(rate).toContainText('five or more registrations from one company');
  });

  test('keeps the documented order of its sections', async ({ page }) => {
    await page.goto('/');
    const ids = await page.locator('main > section').evaluateAll((all) => all.map(({ id }) => id));
    expect(ids.filter(Boolean)).toEqual([
      'programme',
      'about',
      'attend',
      'theme',
      'pricing',
      'cloth',
      'organiser',
    ]);
    await expect(page.getByRole('link', { name: 'Be a sponsor' })).toHaveAttribute('href', '/sponsorship');
    const organiser = page.getByRole('link', { name: 'Read More About Us' });
    await expect(organiser).toHaveAttribute('target', '_blank');
  });

  test('counts down by the server’s clock', async ({ page }) => {
    await page.goto('/');
    const countdown = page.getByRole('timer');
    await expect(countdown).toContainText('55Days');
    const seconds = countdown.locator('.countdown-digits').last();
    const before = await seconds.innerText();
    await expect(seconds).not.toHaveText(before);
  });

  test('keeps Loading... when the event time can’t be fetched', async ({ page }) => {
    const errors: string[] = [];
    page.on('console', (message) => errors.push(message.text()));
    await page.route('**/aiAPI/counter', (route) => route.abort());
    await page.goto('/');
    await expect.poll(() => errors.join()).toContain('Error fetching event time');
    await expect(page.locator('.hero').getByText('Loading...')).toBeVisible();
  });
});

test.describe('on small screens', () => {
  test.use({ viewport: { width: 360, height: 700 } });

  test('the menu opens by its button, and closes by choosing a link or pressing Escape', async ({ page }) => {
    await page.goto('/');
    const menu = page.getByRole('navigation', { name: 'Main' });
    await expect(menu).toBeHidden();
    await page.getByRole('button', { name: 'Menu' }).click();
    await expect(menu).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await expect(page.getByRole('button', { name: 'Menu' })).toBeFocused();
    await page.getByRole('button', { name: 'Menu' }).click();
    await menu.getByRole('link', { name: 'Home' }).click();
    await expect(menu).toBeHidden();
  });

  test.describe('before any script runs', () => {
    test.use({ javaScriptEnabled: false });

    test('the menu opens and closes by its button', async ({ page }) => {
      await page.goto('/');
      const menu = page.getByRole('navigation', { name: 'Main' });
      await page.getByRole('button', { name: 'Menu' }).click();
      await expect(menu.getByRole('link', { name: 'Speakers' })).toBeInViewport();
      await page.getByRole('button', { name: 'Close' }).click();
      await expect(menu).toBeHidden();
    });
  });
});

test('beyond 100 pixels the header changes and the back-to-top button appears', async ({ page }) => {
  await page.goto('/');
  const back = page.getByRole('link', { name: 'Back to top' });
  await expect(back).toBeHidden();
  await page.mouse.wheel(0, 100);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(100);
  await expect(back).toBeHidden();
  await page.mouse.wheel(0, 300);
  await expect(page.locator('.site-header')).toHaveAttribute('data-scrolled');
  await back.click();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
});

test('the current section is marked in the page’s navigation', async ({ page }) => {
  await page.goto('/');
  const links = page.getByRole('navigation', { name: 'On this page' });
  await links.getByRole('link', { name: 'Packages' }).click();
  await expect(links.locator('[aria-current]')).toHaveText('Packages');
  await page.locator('#attend').scrollIntoViewIfNeeded();
  await expect(links.locator('[aria-current]')).toHaveText('Who should attend');
});

test('the chosen theme stays', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('radio', { name: 'Dark' }).check();
  await page.goto('/contact');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(page.getByRole('radio', { name: 'Dark' })).toBeChecked();
  expect(await coloursAround(page)).toEqual(['dark']);
  await page.getByRole('radio', { name: 'System' }).check();
  await expect(page.locator('html')).not.toHaveAttribute('data-theme');
  expect(await coloursAround(page)).toEqual(['light']);
});

/** The themes whose `theme-color` currently applies. */
function coloursAround(page: Page): Promise<(string | undefined)[]> {
  return page
    .locator('meta[name="theme-color"]')
    .evaluateAll((colours) =>
      (colours as HTMLMetaElement[])
        .filter(({ media }) => matchMedia(media).matches)
        .map(({ dataset }) => dataset.theme),
    );
}

test('a theme chosen in one tab applies to the others', async ({ page, context }) => {
  const other = await context.newPage();
  for (const tab of [other, page]) {
    await tab.goto('/contact');
    await expect(tab.locator('[data-island="theme-switch"][data-live]')).toHaveCount(1);
  }
  for (const [choice, kept] of [
    ['Dark', 'dark'],
    ['System', undefined],
  ] as const) {
    await page.getByRole('radio', { name: choice }).check();
    await expect(other.getByRole('radio', { name: choice })).toBeChecked();
    expect(await other.evaluate(() => document.documentElement.dataset.theme)).toBe(kept);
  }
});

test('the site’s icons are where browsers and phones look for them', async ({ request }) => {
  const favicon = await request.get('/favicon.ico');
  expect([favicon.status(), favicon.headers()['content-type']]).toEqual([200, 'image/x-icon']);
  const manifest = await (await request.get('/site.webmanifest')).json();
  expect(manifest.id).toBe('/');
  expect(manifest.icons.map(({ purpose }: { purpose?: string }) => purpose)).toContain('maskable');
  for (const { src } of manifest.icons) expect((await request.get(src)).status(), src).toBe(200);
});

test('a theme can be chosen even if the browser can’t store it', async ({ page }) => {
  const wrong: string[] = [];
  page.on('pageerror', ({ message }) => wrong.push(message));
  await page.addInitScript(() => {
    const refuse = () => {
      throw new DOMException('storage is off', 'SecurityError');
    };
    Object.defineProperty(window, 'localStorage', { get: refuse });
  });
  await page.goto('/');
  await page.getByRole('radio', { name: 'Dark' }).check();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.getByRole('radio', { name: 'System' }).check();
  await expect(page.locator('html')).not.toHaveAttribute('data-theme');
  expect(wrong).toEqual([]);
});

test('the sponsorship carousel advances automatically and by hand, and can be stopped', async ({ page }) => {
  await page.clock.install();
  await page.goto('/#pricing');
  const carousel = page.getByRole('region', { name: 'The packages, one by one' });
  await expect(carousel.getByRole('group')).toBeVisible();
  const current = carousel.locator('.carousel-indicator[aria-current]');
  await expect(carousel.getByRole('button', { name: 'Stop automatic slides' })).toBeVisible();
  await expect(current).toHaveText('Platinum');
  await page.mouse.move(0, 0);
  await page.clock.runFor(5100);
  await expect(current).toHaveText('Gold');
  await carousel.getByRole('button', { name: 'Next slide' }).click();
  await expect(current).toHaveText('Silver');
  await carousel.getByRole('button', { name: 'Stop automatic slides' }).click();
  await page.mouse.move(0, 0);
  await page.clock.runFor(12_000);
  await expect(current).toHaveText('Silver');
  await expect(carousel.getByRole('listitem', { name: /^1 of 4/ })).toContainText('55,000');
});

test('the packages stay if their carousel has been changed before it comes alive', async ({ page }) => {
  await page.route('/', async (route) => {
    const response = await route.fetch();
    const html = (await response.text()).replaceAll('Next slide', 'Diapositive suivante');
    await route.fulfill({ response, body: html });
  });
  await page.goto('/');
  const carousel = page.getByRole('region', { name: 'The packages, one by one' });
  // Drawn anew, in its own words.
  await expect(carousel.getByRole('button', { name: 'Next slide' })).toBeVisible();
  await expect(carousel.getByRole('listitem', { name: /^1 of 4/ })).toContainText('55,000');
});
