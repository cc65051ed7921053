import { expect, type Page } from '@playwright/test';
import { publicAddress } from '#platform/contract/public-addresses.ts';
import { lonePaths } from '#testing/public-paths.ts';
import { test } from './fixtures.ts';
import { STRUCTURES } from './page-structures.ts';

/** The layout of every page. */
const LAYOUT = `
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

for (const [path, structure] of Object.entries(STRUCTURES)) {
  test(`the tree of ${path}`, ({ page }) => expectTree(page, path, structure));
}

test('the tree of every other page that doesn’t show a record', async ({ page, request }) => {
  const sitemap = await (await request.get(publicAddress.sitemap)).text();
  const others = lonePaths(sitemap).filter((path) => !(path in STRUCTURES));
  for (const path of others) await expectTree(page, path, '- heading [level=1]');
});

async function expectTree(page: Page, path: string, structure: string): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(path);
  await expect(page.locator('[data-island]:not([data-live])')).toHaveCount(0);
  const body = page.locator('body');
  await expect(body).toMatchAriaSnapshot(LAYOUT);
  await expect(body).toMatchAriaSnapshot(structure);
}
