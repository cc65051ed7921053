import { expect, type Locator, type Page } from '@playwright/test';
import { test } from './fixtures.ts';
import { publicAddresses } from './public-addresses.ts';

test('the keyboard moves through each page in reading order with a visible focus, and gets out again', async ({
  page,
  request,
}) => {
  test.slow();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  // An embedded map would lead the focus into another site.
  await page.addInitScript(() => Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }));
  for (const path of await publicAddresses(request)) {
    await page.goto(path);
    await expect(page.locator('[data-island]:not([data-live])'), path).toHaveCount(0);
    // The back-to-top button only exists once the page is scrolled.
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    const scrolled = await page.evaluate(() => scrollY > 100);
    await expect(page.locator('.back-to-top'), path).toBeVisible({ visible: scrolled });
    const expected = await numberWhatTakesTheFocus(page);
    const walked: string[] = [];
    for (let stop = await pressTab(page); stop; stop = await pressTab(page)) {
      // Past the end the browser starts again from the top.
      if (stop.name === walked[0] || walked.length > expected.length) break;
      expect(stop.indicated, `${path} shows no focus on ${stop.name}`).toBe(true);
      expect(stop.inView, `${path} hides ${stop.name}`).toBe(true);
      walked.push(stop.name);
    }
    expect(walked, path).toEqual(expected);
    expect(walked[0], path).toContain('Skip to the content');
  }
});

test('in a carousel the keyboard first reaches the stop button', async ({ page }) => {
  await page.goto('/');
  const carousel = page.getByRole('region', { name: 'The packages, one by one' });
  const stop = carousel.getByRole('button', { name: 'Stop automatic slides' });
  await focusBefore(carousel);
  await page.keyboard.press('Tab');
  await expect(stop).toBeFocused();
  for (const name of ['Previous slide', 'Next slide', 'Platinum', 'Gold', 'Silver', 'Bronze']) {
    await page.keyboard.press('Tab');
    await expect(carousel.getByRole('button', { name, exact: true })).toBeFocused();
  }
  await page.keyboard.press('Tab');
  await expect(carousel.getByRole('link', { name: 'Sponsor as Platinum' })).toBeFocused();
  await expect(carousel.getByRole('button', { name: 'Start automatic slides' })).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(carousel.getByRole('link', { name: 'Sponsor as Bronze' })).toBeFocused();
  await expect(carousel.getByRole('link', { name: 'Sponsor as Bronze' })).toBeInViewport({ ratio: 1 });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('the menu opens, can be used and closes with the keyboard alone', async ({ page }) => {
    await page.goto('/speakers');
    const menu = page.getByRole('navigation', { name: 'Main' });
    await expect(page.locator('[data-island="site-header"]')).toHaveAttribute('data-live');
    for (const _ of ['skip link', 'brand', 'Register', 'button']) await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: 'Menu' })).toBeFocused();
    await page.keyboard.press('Enter');
    for (const name of ['Home', 'Speakers', 'Partners & Sponsors', 'Contact', 'Programme', 'Register']) {
      await page.keyboard.press('Tab');
      await expect(menu.getByRole('link', { name })).toBeFocused();
    }
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await expect(page.getByRole('button', { name: 'Menu' })).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: /View Profile/ }).first()).toBeFocused();
  });

  test('a menu that was opened before its script arrived stays open', async ({ page }) => {
    let bringToLife = () => {};
    const isTime = new Promise<void>((resolve) => {
      bringToLife = resolve;
    });
    await page.route('**/assets/site-header*.js', (route) => isTime.then(() => route.continue()));
    const asked = page.waitForRequest(/\/assets\/site-header/);
    await page.goto('/speakers');
    await asked;
    await page.getByRole('button', { name: 'Menu' }).click();
    const menu = page.getByRole('navigation', { name: 'Main' });
    await expect(menu).toBeVisible();
    bringToLife();
    await expect(page.locator('[data-island="site-header"]')).toHaveAttribute('data-live');
    await expect(menu).toBeVisible();
  });
});

/** Numbers everything the keyboard should reach, in page order, and returns their names. */
function numberWhatTakesTheFocus(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const groups = new Set<string>();
    const look = (element: HTMLElement) => {
      const { outline, boxShadow } = getComputedStyle(element);
      return `${outline} ${boxShadow}`;
    };
    return [...document.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, summary')]
      .filter((element) => {
        if (!element.checkVisibility({ visibilityProperty: true }) || element.tabIndex < 0) return false;
        if (!(element instanceof HTMLInputElement) || element.type !== 'radio') return true;
        return element.checked && !groups.has(element.name) && groups.add(element.name);
      })
      .map((element, place) => {
        element.dataset.stop = `${place} ${element.innerText || element.id || element.outerHTML.slice(0, 80)}`;
        element.dataset.rest = look(element);
        return element.dataset.stop;
      });
  });
}

/** Presses Tab and returns the focused element; undefined past the end of the page. */
async function pressTab(page: Page) {
  await page.keyboard.press('Tab');
  return page.evaluate(() => {
    const element = document.activeElement as HTMLElement;
    if (element === document.body) return undefined;
    const { outline, boxShadow } = getComputedStyle(element);
    const { top, bottom, left, right } = element.getBoundingClientRect();
    return {
      name: element.dataset.stop ?? element.outerHTML.slice(0, 120),
      indicated: `${outline} ${boxShadow}` !== element.dataset.rest,
      inView: bottom > 0 && top < innerHeight && right > 0 && left < innerWidth,
    };
  });
}

/** Focuses the element just before the target in the tab order. */
async function focusBefore(target: Locator): Promise<void> {
  await target.evaluate((element) => {
    const all = [...document.querySelectorAll<HTMLElement>('a[href], button')];
    const before = all.filter(
      (one) =>
        one.checkVisibility() && element.compareDocumentPosition(one) & Node.DOCUMENT_POSITION_PRECEDING,
    );
    before.at(-1)?.focus();
  });
}
