import { expect, type Locator, type Page } from '@playwright/test';
import { expectNothingFound } from './axe.ts';
import { test } from './fixtures.ts';
import { addSpeaker, portrait } from './speakers.ts';

const ZOOM_MAX = 4;

const preview = (page: Page) => page.getByRole('complementary', { name: 'On the website' });

/** What makes the card look as it does. */
function looksOf(card: Locator) {
  return card.evaluate((article) => {
    const style = (selector: string, names: string[]) => {
      const found = article.querySelector(selector);
      if (!found) return undefined;
      const computed = getComputedStyle(found);
      return names.map((name) => computed.getPropertyValue(name));
    };
    return {
      text: article.textContent,
      cloth: [...article.querySelectorAll('path')].map((path) => path.getAttribute('d')),
      heading: style('h3', ['font-family', 'font-size', 'font-weight', 'letter-spacing', 'line-height']),
      badge: style('.role-badge', ['border-top-width', 'border-radius', 'font-size', 'font-weight']),
      line: style('p:nth-of-type(2)', ['font-size', 'line-height', 'font-variant-numeric']),
      picture: style('img', ['object-fit', 'aspect-ratio']),
      link: style('a', ['text-decoration-color', 'font-weight', 'min-height']),
    };
  });
}

test('the card beside the form is the website’s own, and follows what is typed', async ({
  page,
  signInAs,
}) => {
  await signInAs('Administrator');
  const id = await addSpeaker(page, 'Adwoa Preview', 'Weaves.');
  await page.goto('/speakers');
  const published = page.locator('.speaker-card', { hasText: 'Adwoa Preview' });
  const looks = await looksOf(published);
  expect(looks.cloth.length).toBeGreaterThan(1);

  await page.goto(`/admin/update-speaker/${id}`);
  const card = preview(page).locator('.speaker-card');
  await expect(card).toBeVisible();
  expect(await looksOf(card)).toEqual(looks);

  await page.getByLabel('Full Name').fill('Adwoa Other');
  await page.getByLabel('Event Role').selectOption('Panelist');
  await page.getByLabel('Company').fill('Other Works');
  await expect(card.locator('h3')).toHaveText('Dr. Adwoa Other');
  await expect(card).toContainText('Panelist');
  await expect(card).toContainText('Weaver, Other Works');
  expect((await looksOf(card)).cloth).not.toEqual(looks.cloth);
});

test('the card stands beside the form on a tablet too', async ({ page, signInAs }) => {
  await page.setViewportSize({ width: 768, height: 900 });
  await signInAs('Administrator');
  await page.goto('/admin/add-speaker');
  await expect(preview(page).locator('.speaker-card')).toBeVisible();
  const [card, name] = await Promise.all([
    preview(page).boundingBox(),
    page.getByLabel('Full Name').boundingBox(),
  ]);
  expect(card?.x).toBeGreaterThan((name?.x ?? 0) + (name?.width ?? 0));
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
});

test('the card shows the chosen part of a picture; a hint says that it can be dragged', async ({
  page,
  signInAs,
}) => {
  await signInAs('Administrator');
  await page.goto('/admin/add-speaker');
  const picture = preview(page).locator('img');
  await expect(picture).toHaveAttribute('src', /default-speaker\.jpg/);
  await page.getByLabel('Picture', { exact: true }).setInputFiles(await portrait());
  const hint = page.getByText('Drag to choose what is shown');
  await expect(hint).toHaveCSS('opacity', '1');
  await expect(picture).toHaveAttribute('src', /^blob:/);
  await expect(picture).not.toHaveAttribute('srcset');
  const width = () => picture.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth);
  await expect.poll(width).toBeTruthy();
  const whole = Number(await width());

  await page.getByRole('slider', { name: 'Zoom' }).focus();
  await page.keyboard.press('End');
  await expect.poll(width).toBe(whole / ZOOM_MAX);
  const before = await picture.getAttribute('src');
  const crop = page.getByLabel('Part of the picture to keep');
  await crop.scrollIntoViewIfNeeded();
  const { x, y } = (await crop.boundingBox()) ?? { x: 0, y: 0 };
  await page.mouse.move(x + 100, y + 100);
  await page.mouse.down();
  await page.mouse.move(x + 40, y + 60, { steps: 4 });
  await expect(hint).toHaveCSS('opacity', '0');
  await page.mouse.up();
  await expect(picture).not.toHaveAttribute('src', before ?? '');
});

test('the slider of the crop has our colours, not the browser’s', async ({ page, signInAs }) => {
  await signInAs('Administrator');
  await page.goto('/admin/add-speaker');
  await page.getByLabel('Picture', { exact: true }).setInputFiles(await portrait());
  const slider = page.getByRole('slider', { name: 'Zoom' });
  await slider.focus();
  await page.keyboard.press('End');
  const accent = await page
    .getByRole('button', { name: 'Add Speaker' })
    .evaluate((button) => getComputedStyle(button).backgroundColor);
  const filled = page.locator('.slider-indicator');
  await expect(filled).toHaveCSS('background-color', accent);
  const width = (locator: Locator) => locator.evaluate((element) => element.getBoundingClientRect().width);
  expect(await width(filled)).toBeGreaterThan(0.9 * (await width(page.locator('.slider-track'))));
  await expect(slider).toHaveValue('4');
  await expectNothingFound(page);
});

test('nothing on the card can be used', async ({ page, signInAs }) => {
  await signInAs('Administrator');
  await page.goto('/admin/add-speaker');
  await expect(preview(page).locator('.speaker-card')).toBeVisible();
  await page.getByRole('link', { name: 'Cancel' }).focus();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('contentinfo').getByRole('link').first()).toBeFocused();
});
