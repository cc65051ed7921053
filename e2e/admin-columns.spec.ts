import { expect, type Page } from '@playwright/test';
import { registerPeople, WITHOUT_GUARD } from './admin-samples.ts';
import { test } from './fixtures.ts';

test.use({ environment: WITHOUT_GUARD });

const button = (page: Page) => page.getByRole('button', { name: 'Columns' });
const list = (page: Page) => page.getByRole('group', { name: 'Columns' });
const person = (page: Page) => page.getByRole('link', { name: /^Columned[a-z] 01$/ });
const heading = (page: Page, name: string) => page.getByRole('columnheader', { name });

/** Tests share their server, and each registers somebody else. */
let registered = 0;

test.beforeEach(async ({ page, request, signInAs }) => {
  const name = `Columned${String.fromCharCode(97 + registered++)}`;
  await registerPeople(request, name, 1);
  await signInAs('Administrator');
  await page.goto(`/admin/attendees?search=${name}`);
  await expect(person(page)).toBeVisible();
});

test('columns are chosen with the keyboard', async ({ page }) => {
  await button(page).focus();
  await page.keyboard.press('Enter');
  await expect(list(page).getByLabel('Name')).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Space');
  await expect(heading(page, 'Company')).toHaveCount(0);
  await expect(list(page).getByLabel('Company')).toBeFocused();
  await page.keyboard.press('End');
  await expect(list(page).getByLabel('Date')).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(list(page).getByLabel('Name')).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(list(page).getByLabel('Date')).toBeFocused();
  await page.keyboard.press('Home');
  // A key of the list beneath.
  await page.keyboard.press('j');
  await expect(list(page).getByLabel('Name')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(list(page)).toBeHidden();
  await expect(button(page)).toBeFocused();
});

test('the columns close when the focus goes on', async ({ page }) => {
  await button(page).click();
  await page.keyboard.press('End');
  await page.keyboard.press('Tab');
  await expect(list(page)).toBeHidden();
  await expect(page.getByRole('button', { name: 'Export XLSX' })).toBeFocused();
  await button(page).click();
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('dialog', { name: 'Go to' })).toBeVisible();
  await expect(list(page)).toBeHidden();
  await page.keyboard.press('Escape');
});

test('a click closes the columns, beside them or on their button, and does nothing else', async ({
  page,
}) => {
  await button(page).click();
  await expect(list(page)).toBeVisible();
  const { x, y } = (await person(page).boundingBox())!;
  await page.mouse.click(x + 5, y + 5);
  await expect(list(page)).toBeHidden();
  await expect(page).not.toHaveURL(/record=/);
  await button(page).click();
  const place = (await button(page).boundingBox())!;
  await page.mouse.click(place.x + 5, place.y + 5);
  await expect(list(page)).toBeHidden();
});

for (const [width, height] of [
  [360, 740],
  [700, 330],
  [1440, 900],
] as const) {
  test(`the columns stay in a window of ${width} × ${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await button(page).click();
    await list(page).evaluate((one) => {
      for (let further = 0; further < 30; further++) one.append(one.lastElementChild!.cloneNode(true));
      one.lastElementChild!.append(' and a long question that no line of a phone has room for');
    });
    const above = (await button(page).boundingBox())!;
    const box = (await list(page).boundingBox())!;
    expect(box.x).toBeGreaterThanOrEqual(0);
    expect(box.x + box.width).toBeLessThanOrEqual(width);
    expect(box.y).toBeGreaterThanOrEqual(0);
    expect(box.y + box.height).toBeLessThanOrEqual(height);
    expect(box.y >= above.y + above.height || box.y + box.height <= above.y).toBe(true);
    expect(await list(page).evaluate((one) => one.scrollHeight > one.clientHeight)).toBe(true);
    expect(await list(page).evaluate((one) => one.scrollWidth <= one.clientWidth)).toBe(true);
  });
}
