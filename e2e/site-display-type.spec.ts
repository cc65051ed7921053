import { expect, type Locator } from '@playwright/test';
import sharp from 'sharp';
import { test } from './fixtures.ts';

/** The windows that are left of 1280 by 720, 1440 by 900 and 1920 by 1080 pixels at 200 % zoom. */
const ZOOMED = [
  { width: 640, height: 360 },
  { width: 720, height: 450 },
  { width: 960, height: 540 },
];
/** As a share of the letters' size. Below this, two stems look like one. */
const GAP_MIN = 0.035;
const LIGHTEST_INK = 200;
/** Rows of a picture that may show what lies above or below, because places don't begin at whole pixels. */
const EDGE = 8;

test('on a phone the cloth leads, and the whole title is in the first view', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto('/');
  const title = page.getByRole('heading', { level: 1 });
  const cloth = page.locator('.hero-cloth');
  await expect(cloth).toBeInViewport({ ratio: 1 });
  await expect(cloth.getByText('Aug 26 – Aug 27, 2025')).toBeInViewport({ ratio: 1 });
  await expect(title).toBeInViewport({ ratio: 1 });
  expect((await cloth.boundingBox())?.y).toBeLessThan((await title.boundingBox())?.y ?? 0);
});

for (const viewport of ZOOMED) {
  test(`the title leaves room for more at 200 % zoom, in ${viewport.width} by ${viewport.height}`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await page.goto('/');
    const title = page.getByRole('heading', { level: 1 });
    await expect(title).toBeInViewport({ ratio: 1 });
    expect((await title.boundingBox())?.height).toBeLessThan(viewport.height / 2);
    await expect(page.locator('.hero-cloth')).toBeInViewport();
  });
}

test.describe('display type', () => {
  test.use({ deviceScaleFactor: 4, viewport: { width: 360, height: 640 } });

  test('keeps the stems of mm and 11 apart', async ({ page }) => {
    await page.goto('/');
    await page.evaluate(() => document.fonts.ready);
    for (const selector of ['.hero-title', '.date-badge-figures', '.event-rate-fee', '.theme-banner']) {
      for (const letters of ['mm', '11']) {
        const gap = await gapBetween(page.locator(selector).first(), letters);
        expect(gap, `${letters} in ${selector}`).toBeGreaterThan(GAP_MIN);
      }
    }
  });
});

/** The empty columns between two letters that have none themselves, as a share of the letters' size. */
async function gapBetween(place: Locator, letters: string): Promise<number> {
  const size = await place.evaluate((element: HTMLElement, text) => {
    element.textContent = text;
    Object.assign(element.style, { color: 'black', background: 'white' });
    return Number.parseFloat(getComputedStyle(element).fontSize) * devicePixelRatio;
  }, letters);
  const picture = sharp(await place.screenshot())
    .greyscale()
    .raw();
  const { data, info } = await picture.toBuffer({ resolveWithObject: true });
  const rows = Array.from({ length: info.height - 2 * EDGE }, (_, index) => index + EDGE);
  const lightOf = (x: number, y: number) => data[(y * info.width + x) * info.channels] ?? 255;
  const columns = Array.from({ length: info.width }, (_, x) => x).filter((x) =>
    rows.some((y) => lightOf(x, y) < LIGHTEST_INK),
  );
  const gaps = columns.slice(1).map((x, index) => x - (columns[index] ?? x) - 1);
  return Math.max(...gaps) / size;
}
