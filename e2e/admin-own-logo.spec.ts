import { expect, type Page } from '@playwright/test';
import { expectNothingFound } from './axe.ts';
import { test } from './fixtures.ts';

/** Other tests' pages keep the woven logo. */
test.use({ environment: { CLOCK: '2025-08-01T09:00:00Z' } });

const NAME = 'AI for Business Summit';

function drawing(colour: string, extra = ''): { name: string; mimeType: string; buffer: Buffer } {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 90 30">${extra}<path fill="${colour}" d="M0 0h30v30H0zM40 5h50v8H40zM40 18h34v8H40z"/></svg>`;
  return { name: 'our-logo.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(svg) };
}

async function choose(page: Page, label: string, file: ReturnType<typeof drawing>): Promise<void> {
  await page
    .getByRole('group', { name: label })
    .getByRole('button', { name: /^(Choose a picture|Change)/ })
    .click();
  await page.getByRole('dialog').getByLabel('From this device').setInputFiles(file);
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

test('a logo and an icon are uploaded, previewed, published and brought back', async ({ page, signInAs }) => {
  await signInAs('Administrator');
  await page.goto('/admin/site/logo');
  await choose(page, 'Logo (optional)', drawing('#14213d', '<script>document.title = "mine"</script>'));
  await choose(page, 'Logo on dark grounds (optional)', drawing('#ffd166'));
  await choose(page, 'Icon (optional)', drawing('#c5492a'));
  await page.getByLabel('Show the summit’s name beside the logo').click();
  await expectNothingFound(page);
  await page.getByRole('button', { name: 'Save in the draft' }).click();
  await expect(page.getByRole('heading', { name: '4 changes wait to be published' })).toBeVisible();

  await page.goto('/contact');
  const logo = page.getByRole('banner').getByRole('img', { name: NAME });
  await expect(page.getByRole('banner').getByText(NAME)).toBeVisible();
  await expect(logo).toHaveCount(0);
  await page.goto('/preview/desk/contact');
  await expect(logo).toBeVisible();

  await page.goto('/admin/site');
  await page.getByRole('button', { name: 'Publish' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByText('Published. Visitors see it from now on.')).toBeVisible();
  const widths = new Set<number | undefined>();
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await page.goto('/contact');
    await expect(logo).toHaveCount(1);
    await expect(logo).toBeVisible();
    widths.add((await logo.boundingBox())?.width);
    await expect(page.getByRole('contentinfo').getByRole('img', { name: NAME })).toBeVisible();
    await expectNothingFound(page);
  }
  expect(widths.size).toBe(1);
  await page.goto('/admin/pictures');
  await expect(page.getByRole('link', { name: 'Logo and icon' })).toHaveCount(3);
  await page.getByRole('link', { name: 'Logo and icon' }).first().click();
  await expect(page).toHaveURL('/admin/site/logo');

  await page.goto('/admin/site-versions');
  await page.getByRole('button', { name: 'Bring back' }).last().click();
  await page.getByRole('button', { name: 'Bring back as a draft' }).click();
  await expect(page.getByRole('heading', { name: '4 changes wait to be published' })).toBeVisible();
});

test('a name without room beside a wide logo is hidden on a phone, and still read out', async ({
  page,
  signInAs,
}) => {
  await signInAs('Administrator');
  await page.goto('/admin/site/logo');
  await choose(page, 'Logo (optional)', drawing('#c5492a'));
  await page.getByRole('button', { name: 'Save in the draft' }).click();
  await expect(page.getByText('Saved in the draft.')).toBeVisible();
  for (const [width, isRoom] of [
    [360, false],
    [700, true],
  ] as const) {
    await page.setViewportSize({ width, height: 740 });
    await page.goto('/preview/desk/contact');
    const home = page.getByRole('banner').getByRole('link', { name: NAME });
    const [link, name] = await Promise.all([home.boundingBox(), home.getByText(NAME).boundingBox()]);
    expect((name?.y ?? 0) < (link?.y ?? 0) + (link?.height ?? 0), `${width} px`).toBe(isRoom);
  }
});
