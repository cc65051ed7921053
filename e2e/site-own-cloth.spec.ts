import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import sharp from 'sharp';
import { REGISTERED } from '#testing/texts-of-2025.ts';
import { expectNothingFound } from './axe.ts';
import { test } from './fixtures.ts';
import { emailOf, fillIn, openForm, PERSON } from './forms.ts';

test.use({ environment: { CAPTCHA: 'off', SEED: 'demo' } });

test('the strip of a name weaves beside the form, and nothing else moves', async ({ page }) => {
  for (const [width, direction] of [
    [360, 'along'],
    [1440, 'down'],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    const form = await openForm(page, '/registrants', 'Registration');
    const strip = page.locator(`.growing-strip-${direction}`);
    const places = () =>
      page
        .locator('.growing-strip, form, aside')
        .evaluateAll((all) => all.map((one) => (one as HTMLElement).offsetTop));
    const before = await places();
    await expect(strip).toHaveCount(0);
    await form.getByLabel('Full name').pressSequentially('Ama');
    await expect(strip).toBeVisible();
    const drawn = await threadsOf(page, `.growing-strip-${direction}`);
    await form.getByLabel('Full name').pressSequentially(' Mensah');
    await expect.poll(() => threadsOf(page, `.growing-strip-${direction}`)).not.toEqual(drawn);
    expect(await places()).toEqual(before);
    await form.getByLabel('Full name').clear();
    await expect(strip).toHaveCount(0);
  }
});

test('what the strip is stands at its side, from its top down', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openForm(page, '/registrants', 'Registration');
  const [strip, caption] = await Promise.all(
    ['.growing-strip', '.form-with-strip-caption'].map((css) => page.locator(css).boundingBox()),
  );
  expect(caption?.y).toBe(strip?.y);
  expect(caption!.x - (strip!.x + strip!.width)).toBeCloseTo(8, 0);
});

test('with reduced motion the strip is woven at once', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const form = await openForm(page, '/registrants', 'Registration');
  await form.getByLabel('Full name').pressSequentially('A');
  const strip = page.locator('.growing-strip-down');
  await expect(strip).toHaveCSS('transition-duration', '0s');
  await expect(strip).toHaveCSS('clip-path', 'none');
});

test('the strip flies off the form, and then is one thread of the summit’s cloth', async ({ page }) => {
  const leftBy = await watchLeaving(page);
  await register(page, 'flying');
  await expect(page.getByText(REGISTERED)).toBeFocused();
  expect(await leftBy('/registrants')).toBe('flown');
  await expect(page.locator('.badge')).toHaveCSS('view-transition-name', 'own-cloth');
  const thread = page.locator('.own-thread');
  await expect(thread).toContainText(/Yours is the \d+(st|nd|rd|th) thread/);
  await thread.scrollIntoViewIfNeeded();
  await expect(thread.locator('.own-thread-wide')).not.toHaveAttribute('data-awaits-view');
  const number = await thread.locator('strong').textContent();
  await page.getByRole('link', { name: 'Open your page' }).click();
  await expect(page.locator('.own-thread strong')).toHaveText(number ?? '');
});

test('with reduced motion nothing flies, and the thread lies in its place', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const leftBy = await watchLeaving(page);
  await register(page, 'still');
  await expect(page.getByText(REGISTERED)).toBeFocused();
  await page.locator('.own-thread').scrollIntoViewIfNeeded();
  await expect(page.locator('.own-thread-wide .own-thread-weft')).toHaveCSS('animation-name', 'none');
  expect(await leftBy('/registrants')).toBe('left');
});

test('the badge wears the cloth that was woven, and can be kept as a picture', async ({ page }) => {
  const woven = await register(page, 'badge');
  await expect(page.getByText(REGISTERED)).toBeFocused();
  await expect(page).toHaveURL('/');
  const badge = page.locator('.badge');
  await expect(badge).toContainText(PERSON.name);
  await expect(badge).toContainText('Accra, 26th and 27th August 2025');
  await expect(badge).toBeInViewport();
  expect(await threadsOf(page, '.badge')).toEqual(woven);
  await expectPicture(page);
  await expect(page.getByRole('link', { name: 'Add to calendar' }).first()).toHaveAttribute(
    'href',
    '/summit.ics',
  );
  await page.reload();
  await expect(badge).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`axe finds nothing on the badge, and it fits a narrow screen, in the ${colorScheme} theme`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.setViewportSize({ width: 320, height: 640 });
    await register(page, `axe-${colorScheme}`, `${'Ɔ'.repeat(60)} ${'👩🏾‍💻'.repeat(8)}`);
    await expect(page.getByText(REGISTERED)).toBeFocused();
    const beyond = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(beyond).toBeLessThanOrEqual(0);
    const label = await page.locator('.badge-label').boundingBox();
    const badge = await page.locator('.badge').boundingBox();
    expect(label?.y).toBeGreaterThan(badge?.y ?? 0);
    await expectNothingFound(page);
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the badge is there, too, once', async ({ page }) => {
    await page.goto('/registrants');
    await fillInAll(page, 'plain-badge');
    await page.getByRole('form').getByRole('button', { name: 'Register' }).click();
    await expect(page.getByText(REGISTERED)).toBeVisible();
    await expect(page).toHaveURL('/');
    await expect(page.locator('.badge')).toContainText(PERSON.name);
    await expectPicture(page);
    await page.reload();
    await expect(page.getByText(REGISTERED)).toHaveCount(0);
  });
});

/** Registers, and returns the threads of the strip that was woven. */
async function register(page: Page, purpose: string, name = PERSON.name) {
  await openForm(page, '/registrants', 'Registration');
  await fillInAll(page, purpose, name);
  await expect(page.locator('.growing-strip svg').first()).toBeAttached();
  const woven = await threadsOf(page, '.growing-strip-down');
  await page.getByRole('form').getByRole('button', { name: 'Register' }).click();
  return woven;
}

async function fillInAll(page: Page, purpose: string, name = PERSON.name): Promise<void> {
  const form = page.getByRole('form', { name: 'Registration' });
  await fillIn(form, { ...PERSON, name, email: emailOf(purpose) });
  await form.locator('[name="notice"]').selectOption('Other');
}

/** What a cloth is drawn from: a path for each tone. */
function threadsOf(page: Page, place: string): Promise<(string | null)[]> {
  return page.locator(`${place} path`).evaluateAll((paths) => paths.map((path) => path.getAttribute('d')));
}

async function expectPicture(page: Page): Promise<void> {
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Keep as a picture' }).click();
  const picture = sharp(await readFile(await (await downloading).path()));
  expect(await picture.metadata()).toMatchObject({ format: 'png', width: 1080, height: 1350 });
}

/** Tells whether something flew when a page was left. */
async function watchLeaving(page: Page) {
  await page.addInitScript(() =>
    addEventListener('pageswap', ({ viewTransition }) =>
      sessionStorage.setItem(location.pathname, viewTransition ? 'flown' : 'left'),
    ),
  );
  return (path: string) => page.evaluate((path) => sessionStorage.getItem(path), path);
}
