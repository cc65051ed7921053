import { expect } from '@playwright/test';
import { LONE_PATHS } from '#app/routes.ts';
import { test } from './fixtures.ts';
import { STRUCTURES } from './page-structures.ts';

/** The frame of every page. */
const FRAME = `
  - link "Skip to the content"
  - banner:
    - link "AI for Business Summit"
    - navigation "Main":
      - list:
        - listitem:
          - link "Home"
        - listitem:
          - link "Speakers"
        - listitem:
          - link "Partners & Sponsors"
        - listitem:
          - link "Contact"
        - listitem:
          - link "Register"
  - main
  - contentinfo:
    - navigation "Summit"
    - navigation "More"
    - paragraph: /© 2025 AI for Business/
    - group "Theme":
      - radio "System" [checked]`;

/** Every page that doesn't show a record, and how some of them are also opened. */
const PATHS = new Set([...LONE_PATHS, ...Object.keys(STRUCTURES)]);

for (const path of PATHS) {
  test(`the tree of ${path}`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(path);
    await expect(page.locator('[data-island]:not([data-live])')).toHaveCount(0);
    const body = page.locator('body');
    await expect(body).toMatchAriaSnapshot(FRAME);
    await expect(body).toMatchAriaSnapshot(STRUCTURES[path] ?? '- heading [level=1]');
  });
}

test('the tree of a profile and of a post', async ({ page }) => {
  await page.goto('/speakers');
  await page.getByRole('link', { name: 'View Profile of Akosua Nyarkoa-Tsegah' }).click();
  await expect(page.getByRole('main')).toMatchAriaSnapshot(`
    - main:
      - article:
        - img "Portrait of Akosua Nyarkoa-Tsegah"
        - paragraph: Keynote Address
        - heading "Dr. Akosua Nyarkoa-Tsegah" [level=1]
        - paragraph:
          - link "All speakers"`);
  await page.goto('/blogs');
  await page.getByRole('link', { name: 'Read More of A plan for the first hundred days' }).click();
  await expect(page.getByRole('main')).toMatchAriaSnapshot(`
    - main:
      - navigation "Breadcrumb":
        - list:
          - listitem:
            - link "Home"
          - listitem:
            - link "Blogs"
          - listitem: A plan for the first hundred days
      - article:
        - heading "A plan for the first hundred days" [level=1]
        - heading [level=2]
        - region "Share this article":
          - heading "Share this article" [level=2]
          - list:
            - listitem:
              - link /Facebook/
            - listitem:
              - link /Twitter/
            - listitem:
              - link /LinkedIn/
            - listitem:
              - link /WhatsApp/
      - complementary "Related Article":
        - heading "Related Article" [level=2]
        - list`);
});

test('the headings of no page skip a level', async ({ page }) => {
  for (const path of PATHS) {
    await page.goto(path);
    const levels = await page
      .getByRole('heading')
      .evaluateAll((all) => all.map(({ tagName }) => Number(tagName.slice(1))));
    expect(
      levels.filter((level) => level === 1),
      path,
    ).toHaveLength(1);
    for (const [place, level] of levels.entries()) {
      expect(level - (levels[place - 1] ?? 0), `${path}, heading ${place + 1}`).toBeLessThanOrEqual(1);
    }
  }
});
