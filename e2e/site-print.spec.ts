import { expect, type Page } from '@playwright/test';
import { test } from './fixtures.ts';
import { publicAddresses } from './public-addresses.ts';

const A4_WIDTH = 794;
const A4_HEIGHT = 1123;

test.use({ viewport: { width: A4_WIDTH, height: A4_HEIGHT }, colorScheme: 'dark' });

async function print(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.evaluate(() => localStorage.setItem('theme', 'dark'));
  await page.reload();
  await expect(page.locator('[data-island]:not([data-live])'), path).toHaveCount(0);
  await page.emulateMedia({ media: 'print' });
}

test('every page prints black on white, without anything that only works on a screen', async ({
  page,
  request,
}) => {
  test.slow();
  for (const path of await publicAddresses(request)) {
    await print(page, path);
    await expect(
      page.locator('nav, footer, video, iframe, main button').filter({ visible: true }),
      path,
    ).toHaveCount(0);
    expect(await notForPaper(page), path).toEqual([]);
    const beyond = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(beyond, `${path} is cut off`).toBeLessThanOrEqual(0);
    for (const card of await page
      .getByRole('listitem')
      .filter({ has: page.locator('> article') })
      .all()) {
      expect((await card.boundingBox())?.width, `a card of ${path}`).toBeGreaterThan(A4_WIDTH / 3);
    }
    await page.emulateMedia({ media: 'screen' });
  }
});

test('all packages are printed whole, and so are the addresses of other sites', async ({ page }) => {
  await print(page, '/');
  const packages = page.getByRole('region', { name: 'The packages, one by one' });
  for (const [name, last] of [
    ['Platinum', '2 conference registrations'],
    ['Gold', '1 registration'],
    ['Silver', 'Acknowledgment as Silver Sponsor'],
    ['Bronze', 'Acknowledgment as Bronze Sponsor'],
  ] as const) {
    const card = packages.getByRole('listitem', { name });
    await card.getByText(last).scrollIntoViewIfNeeded();
    await expect(card.getByText(last)).toBeInViewport({ ratio: 1 });
  }
  const address = await page
    .getByRole('link', { name: 'Read More About Us' })
    .evaluate((link) => getComputedStyle(link, '::after').content);
  expect(address).toContain('https://');
});

test('a printed page holds several rows of speakers', async ({ page }) => {
  await print(page, '/speakers');
  const cards = page.getByRole('listitem').filter({ has: page.locator('> article') });
  for (const card of await cards.all()) {
    expect((await card.boundingBox())?.height).toBeLessThan(A4_HEIGHT / 4);
  }
});

/** Elements that are fixed to the window, have text that isn't black, or have a dark background. */
function notForPaper(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
    const lightness = (colour: string) => {
      if (!canvas) throw new Error('no canvas');
      canvas.clearRect(0, 0, 1, 1);
      canvas.fillStyle = colour;
      canvas.fillRect(0, 0, 1, 1);
      const [red = 0, green = 0, blue = 0, opacity = 0] = canvas.getImageData(0, 0, 1, 1).data;
      return opacity === 0 ? 255 : (red + green + blue) / 3;
    };
    const writes = (element: Element) =>
      [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim());
    return [...document.querySelectorAll<HTMLElement>('body *')]
      .filter((element) => element.checkVisibility() && !(element instanceof SVGElement))
      .filter((element) => {
        const { position, color, backgroundColor } = getComputedStyle(element);
        return (
          position === 'fixed' ||
          position === 'sticky' ||
          (writes(element) && lightness(color) > 60) ||
          lightness(backgroundColor) < 120
        );
      })
      .map((element) => element.outerHTML.slice(0, 120));
  });
}
