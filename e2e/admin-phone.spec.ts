import { expect, type Page } from '@playwright/test';
import { registerPeople, WITHOUT_GUARD } from './admin-samples.ts';
import { test } from './fixtures.ts';

test.use({ environment: WITHOUT_GUARD });

/** Each visits many screens. */
const WALK_MS = 480_000;
/** The narrowest that must do: on a wider phone, nothing has less room. */
const WIDTH = 320;
/** More than any screen has. */
const MOST_STEPS = 150;

const LISTS = ['dashboard', 'attendees', 'activity', 'users', 'posts', 'blog-categories', 'data-center'];
const FORMS = ['basic-data', 'add-speaker', 'site', 'account'];

/** What has the focus, and whether a part of it can be seen: inside the window, neither clipped nor covered. */
function focused(page: Page) {
  return page.evaluate(async () => {
    // Browsers scroll to it with the next frame.
    for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
    const element = document.activeElement;
    if (!element || element === document.body) return undefined;
    const visible = [element, ...((element as HTMLInputElement).labels ?? [])].some((shown) =>
      [...shown.getClientRects()].some((box) => {
        const top = Math.max(box.top, 0);
        const bottom = Math.min(box.bottom, innerHeight);
        if (box.left < 0 || box.right > innerWidth || bottom - top < 2) return false;
        const hit = document.elementFromPoint((box.left + box.right) / 2, (top + bottom) / 2);
        // A card’s link to its record lies over the addresses in it.
        return (shown.closest('tr') ?? shown).contains(hit);
      }),
    );
    return { name: element.outerHTML.slice(0, 160), visible };
  });
}

/** Walks once around the screen with Tab; answers with everything that had the focus without being seen. */
async function walk(page: Page): Promise<{ steps: number; lost: string[] }> {
  const lost: string[] = [];
  for (let steps = 0; steps < MOST_STEPS; steps++) {
    await page.keyboard.press('Tab');
    const now = await focused(page);
    if (!now) return { steps, lost };
    if (!now.visible) lost.push(now.name);
  }
  throw new Error('Tab doesn’t come to an end');
}

test(`at ${WIDTH} px everything that gets the focus is seen`, async ({ page, request, signInAs }) => {
  test.setTimeout(WALK_MS);
  await registerPeople(request, 'Seen', 3);
  await page.setViewportSize({ width: WIDTH, height: 844 });
  // Nothing scrolls smoothly.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await signInAs('Administrator');
  for (const screen of [...LISTS, ...FORMS]) {
    await page.goto(`/admin/${screen}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForLoadState('networkidle');
    const { steps, lost } = await walk(page);
    expect.soft(lost, screen).toEqual([]);
    expect(steps, screen).toBeGreaterThan(5);
  }
});

test('on a phone all rows are chosen with one visible box, and sorted above them', async ({
  page,
  request,
  signInAs,
}) => {
  await registerPeople(request, 'Boxes', 3);
  await page.setViewportSize({ width: 390, height: 844 });
  await signInAs('Administrator');
  await page.goto('/admin/attendees?search=boxes');
  const all = page.getByRole('checkbox', { name: 'Select all rows of this page' });
  await all.click();
  await expect(all).toBeInViewport();
  await expect(page.getByText('3 selected')).toBeVisible();
  await page.getByLabel('Sort by').selectOption('Name, ascending');
  await expect(page.getByRole('row').filter({ hasText: 'Boxes' }).first()).toContainText('Boxes 01');
  await page.goto('/admin/attendees?search=nobody-has-this-name');
  await expect(page.getByText('There are no records to display')).toBeVisible();
  await expect(all).toBeHidden();
});

test('choosing a card whose end lies below the window scrolls nothing', async ({
  page,
  request,
  signInAs,
}) => {
  await registerPeople(request, 'Lower', 6);
  await page.setViewportSize({ width: 360, height: 800 });
  await signInAs('Administrator');
  await page.goto('/admin/attendees?search=lower');
  const box = page.getByRole('checkbox', { name: 'Select Lower 05' });
  await expect(box).toBeVisible();
  await page.waitForLoadState('networkidle');
  // The card ends where the actions for chosen rows appear, and begins above them.
  await box.evaluate((element) => scrollBy(0, element.getBoundingClientRect().bottom - innerHeight * 0.7));
  const before = await page.evaluate(() => scrollY);
  await box.click();
  await expect(page.getByText('1 selected')).toBeInViewport({ ratio: 1 });
  expect(await page.evaluate(() => scrollY)).toBe(before);
});
