import { expect, type Page } from '@playwright/test';
import { standInForOtherSites } from '#testing/other-sites.ts';
import { test } from './fixtures.ts';
import { publicAddresses } from './public-addresses.ts';

/** What is left of a window of 1280 by 1024 pixels at 400 % zoom (WCAG 2.2, 1.4.10). */
test.use({ viewport: { width: 320, height: 256 } });

test('at 400 % every page fits, and every control can be reached and seen', async ({ page, request }) => {
  await standInForOtherSites(page);
  for (const path of await publicAddresses(request)) {
    await page.goto(path);
    await page.waitForLoadState('networkidle');
    const beyond = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(beyond, `${path} is too wide`).toBeLessThanOrEqual(0);
    expect(await covered(page), `${path} hides what has the focus`).toEqual([]);
  }
});

test('at 400 % the header scrolls away, and its menu can be read to the end', async ({ page }) => {
  await page.goto('/speakers');
  const menu = page.getByRole('button', { name: 'Menu' });
  await expect(page.locator('[data-island="site-header"]')).toHaveAttribute('data-live');
  await menu.click();
  const register = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Register' });
  await register.scrollIntoViewIfNeeded();
  await expect(register).toBeInViewport({ ratio: 1 });
  await register.click();
  await expect(page).toHaveURL('/registrants');
  await page.mouse.wheel(0, 600);
  await expect(page.getByRole('link', { name: 'AI for Business Summit' })).not.toBeInViewport();
});

/** Elements that are covered by something else while they have the focus. */
function covered(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    const hidden: string[] = [];
    document.documentElement.style.scrollBehavior = 'auto';
    for (const element of document.querySelectorAll<HTMLElement>('a[href], button, input, select')) {
      if (!element.checkVisibility() || element.tabIndex < 0) continue;
      element.focus();
      await frame();
      await frame();
      const boxes = [...element.getClientRects()];
      const seen = boxes.some(({ left, top, width, height }) => {
        const found = document.elementFromPoint(left + width / 2, top + height / 2);
        return found && (element.contains(found) || found.contains(element));
      });
      if (!seen) hidden.push(element.outerHTML.slice(0, 160));
    }
    return hidden;
  });
}
