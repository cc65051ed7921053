import { expect, type Page } from '@playwright/test';
import { registerPeople, WITHOUT_GUARD } from './admin-samples.ts';
import { test } from './fixtures.ts';

test.use({ environment: WITHOUT_GUARD });

/** By how much each text reaches below a button or the box of its row; and how many lines each time takes. */
function lookAtCards(page: Page) {
  return page.locator('tbody tr[data-record]').evaluateAll((rows) => {
    const textOf = (element: Element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      return [...range.getClientRects()];
    };
    const covered = rows.flatMap((row) => {
      const buttons = [...row.querySelectorAll('.icon-button, .checkbox')].map((one) =>
        one.getBoundingClientRect(),
      );
      const shown = row.getBoundingClientRect();
      return [
        ...row.querySelectorAll(
          'td:not([data-column="edit"], [data-column="remove"], [data-column="select"])',
        ),
      ].filter((cell) => {
        const style = getComputedStyle(cell);
        const end = cell.getBoundingClientRect().right - Number.parseFloat(style.paddingRight);
        return textOf(cell).some((text) =>
          buttons.some(
            (button) =>
              Math.min(text.right, end, shown.right) > button.left &&
              text.bottom > button.top + 6 &&
              text.top < button.bottom - 6,
          ),
        );
      });
    });
    const lines = rows.flatMap((row) =>
      [...row.querySelectorAll('time')].map((time) => new Set(textOf(time).map(({ top }) => top)).size),
    );
    return { covered: covered.map((cell) => cell.textContent), lines: Math.max(0, ...lines) };
  });
}

test('on a phone the buttons and the box of a card cover no value, and a time stays on one line', async ({
  page,
  request,
  signInAs,
}) => {
  await registerPeople(request, 'Carded', 3);
  await page.setViewportSize({ width: 360, height: 800 });
  await signInAs('Administrator');
  for (const list of ['dashboard', 'attendees', 'sponsordata', 'posts', 'categories', 'data-center']) {
    await page.goto(`/admin/${list}`);
    await expect(page.locator('tbody tr[data-record]').first(), list).toBeVisible();
    await page.evaluate(() => document.fonts.ready);
    const { covered, lines } = await lookAtCards(page);
    expect(covered, list).toEqual([]);
    expect(lines, list).toBeLessThanOrEqual(1);
  }
});

test('on a phone the actions of a screen stay inside its margin', async ({ page, signInAs }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await signInAs('Administrator');
  await page.goto('/admin/sponsordata');
  await expect(page.getByRole('link', { name: 'Add sponsor/partner' })).toBeVisible();
  await page.evaluate(() => document.fonts.ready);
  const placed = await page.locator('.screen-actions > *').evaluateAll((all) => {
    const end = document.querySelector('.toolbar')!.getBoundingClientRect().right;
    const boxes = all.map((one) => one.getBoundingClientRect()).filter(({ width }) => width > 0);
    return {
      outside: boxes.filter(({ right }) => right > end + 0.5).length,
      lines: new Set(boxes.map(({ top }) => top)).size,
    };
  });
  expect(placed).toEqual({ outside: 0, lines: 1 });
});

test('the controls of fields beside each other are level, whatever their hints say', async ({
  page,
  signInAs,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await signInAs('Administrator');
  const level = async (one: string, other: string) => {
    const [first, second] = await Promise.all([
      page.getByLabel(one).boundingBox(),
      page.getByLabel(other).boundingBox(),
    ]);
    expect(Math.abs((first?.y ?? 0) - (second?.y ?? 100)), `${one} and ${other}`).toBeLessThan(1);
  };
  await page.goto('/admin/setting-up/name');
  await expect(page.getByLabel('Short name')).toBeVisible();
  await level('Organiser', 'Short name');
  await page.goto('/admin/basic-data');
  await expect(page.getByLabel('Event time')).toBeVisible();
  await level('Event date', 'Event time');
});

test('the cloth beside the setting-up shows its strips whole', async ({ page, signInAs }) => {
  await signInAs('Administrator');
  for (const width of [1100, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/admin/setting-up/name');
    const cloth = page.locator('.summit-card svg');
    await expect(cloth).toBeVisible();
    // Where the cloth fills its box by height, strips at the side are cut off.
    const byWidth = await cloth.evaluate((svg: SVGSVGElement) => {
      const { width: across, height: along } = svg.viewBox.baseVal;
      return svg.clientWidth / across >= svg.clientHeight / along;
    });
    expect(byWidth, `at ${width}`).toBe(true);
  }
});

test('no word of a company is broken beside the mark of its group', async ({ page, request, signInAs }) => {
  await registerPeople(request, 'Grouped', 12, { company_name: 'Tema Logistics' });
  await page.setViewportSize({ width: 768, height: 900 });
  await signInAs('Administrator');
  await page.goto('/admin/attendees?search=grouped');
  const company = page.locator('td[data-column="company"] .words').first();
  await expect(company).toHaveText('Tema Logistics');
  await page.evaluate(() => document.fonts.ready);
  const lines = await company.evaluate((text) => {
    const range = document.createRange();
    range.selectNodeContents(text);
    return new Set([...range.getClientRects()].map(({ top }) => top)).size;
  });
  expect(lines).toBeLessThanOrEqual(2);
});

test('a name isn’t broken beside its mark when it is cancelled', async ({
  page,
  request,
  server,
  signInAs,
}) => {
  await registerPeople(request, 'Withdrawn', 2);
  await server.withStore(async ({ database }) => {
    const cancelled_at = '2025-07-01T09:00:00.000Z';
    await database
      .updateTable('attendees')
      .set({ cancelled_at, fullname: 'Délai Featherstone' })
      .where('email', 'like', 'withdrawn%')
      .execute();
  });
  await page.setViewportSize({ width: 768, height: 900 });
  await signInAs('Administrator');
  await page.goto('/admin/attendees?search=withdrawn&state=cancelled');
  const name = page.locator('td[data-primary] .words').first();
  await expect(name).toHaveText('Délai Featherstone');
  await page.evaluate(() => document.fonts.ready);
  const lines = await name.evaluate((text) => {
    const range = document.createRange();
    range.selectNodeContents(text);
    return new Set([...range.getClientRects()].map(({ top }) => top)).size;
  });
  expect(lines).toBeLessThanOrEqual(2);
});
