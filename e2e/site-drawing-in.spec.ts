import { expect, type Locator, type Page } from '@playwright/test';
import { test } from './fixtures.ts';

const OFFSET_PX = 120;
const WAITING = '[data-awaits-view]';

/** Scrolls until the element's upper edge is this far above the lower edge of the window. */
async function bringUp(element: Locator, inside: number): Promise<void> {
  await element.evaluate((one, distance) => {
    scrollBy({ top: one.getBoundingClientRect().top - innerHeight + distance, behavior: 'instant' });
  }, inside);
}

function drawing(element: Locator) {
  return element.evaluate((one) => {
    const {
      animationName,
      animationDuration,
      animationTimingFunction,
      animationDelay,
      animationIterationCount,
    } = getComputedStyle(one);
    return [
      animationName,
      animationDuration,
      animationTimingFunction,
      animationDelay,
      animationIterationCount,
    ];
  });
}

/** Cloth that can't be seen although it should be there. */
function hidden(page: Page): Promise<number> {
  return page
    .locator('.draws-along, .draws-down')
    .evaluateAll((all) => all.filter((one) => getComputedStyle(one).opacity !== '1').length);
}

test('cloth is drawn in once, 120 pixels after it comes into view', async ({ page }) => {
  await page.goto('/');
  const cloth = page.locator('.theme-banner-cloth');
  await expect(cloth).toHaveAttribute('data-awaits-view');
  await bringUp(cloth, OFFSET_PX - 20);
  await page.waitForTimeout(300);
  await expect(cloth).toHaveAttribute('data-awaits-view');
  expect(await drawing(cloth)).toContain('none');
  await bringUp(cloth, OFFSET_PX + 20);
  await expect(cloth).not.toHaveAttribute('data-awaits-view');
  expect(await drawing(cloth)).toEqual(['draw-along', '0.4s', 'ease', '0s', '1']);
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  await page.waitForTimeout(300);
  await expect(cloth).not.toHaveAttribute('data-awaits-view');
});

test('on the blog it takes a second', async ({ page }) => {
  await page.goto('/blogs');
  const picture = page.locator('article .draws-down').last();
  await picture.scrollIntoViewIfNeeded();
  await bringUp(picture, 2 * OFFSET_PX);
  await expect(picture).not.toHaveAttribute('data-awaits-view');
  expect(await drawing(picture)).toEqual(['draw-down', '1s', 'ease', '0s', '1']);
});

test('cloth that was jumped over doesn’t stay hidden, and nothing shifts', async ({ page }) => {
  await page.goto('/');
  await expect(page.locator('[data-island]:not([data-live])')).toHaveCount(0);
  await expect(page.locator(WAITING).first()).toBeAttached();
  await page.evaluate(() => {
    Object.assign(window, { shifts: 0 });
    new PerformanceObserver((list) => {
      Object.assign(window, { shifts: list.getEntries().length });
    }).observe({ type: 'layout-shift' });
  });
  await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
  await expect(page.locator(WAITING)).toHaveCount(0);
  await page.waitForTimeout(500);
  expect(await hidden(page)).toBe(0);
  expect(await page.evaluate(() => (window as Window & { shifts?: number }).shifts)).toBe(0);
});

test('pausing the film puts everything in place', async ({ page }) => {
  await page.goto('/');
  await expect(page.locator(WAITING).first()).toBeAttached();
  await page.getByRole('button', { name: 'Pause the film' }).click();
  expect(await hidden(page)).toBe(0);
});

test('with reduced motion everything is in place', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const path of ['/', '/blogs', '/sponsors']) {
    await page.goto(path);
    await expect(page.locator('[data-island]:not([data-live])')).toHaveCount(0);
    expect(await hidden(page), path).toBe(0);
    const moving = await page.evaluate(() => document.getAnimations().length);
    expect(moving, path).toBe(0);
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('everything is there', async ({ page }) => {
    await page.goto('/');
    await expect(page.locator('.theme-banner-cloth')).toHaveCSS('opacity', '1');
    await expect(page.locator(WAITING)).toHaveCount(0);
  });
});
