import { expect, type Page } from '@playwright/test';
import { registerPeople, WITHOUT_GUARD } from './admin-samples.ts';
import { test } from './fixtures.ts';

test.use({ environment: WITHOUT_GUARD });

/** By how much each text reaches below a button or the box of its row; and how many lines each time takes. */
function lookAtCards(page: Page) {
  return page.locator('tbody tr[data-record]').evaluateAll((rows) => {
    // Of the words alone: a link's box is larger.
    const textOf = (element: Element) => {
      const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      const rects: DOMRect[] = [];
      while (walker.nextNode()) {
        const range = document.createRange();
        range.selectNodeContents(walker.currentNode);
        rects.push(...range.getClientRects());
      }
      return rects;
    };
    const covered = rows.flatMap((row) => {
      const buttons = [...row.querySelectorAll('.icon-button, .checkbox')].map((one) =>
        one.getBoundingClientRect(),
      );
      const shown = row.getBoundingClientRect();
      return [
        ...row.querySelectorAll(
          'td:not([data-column="edit"], [data-column="remove"], [data-column="select"], .unfold)',
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

/** The least and most that the controls of a row reach, and how many rows they take. */
function placed(page: Page, selector: string) {
  return page.locator(selector).evaluateAll((all) => {
    const boxes = all.map((one) => one.getBoundingClientRect()).filter(({ width }) => width > 1);
    const middles = boxes.map(({ top, bottom }) => (top + bottom) / 2);
    return {
      count: boxes.length,
      isOneRow: Math.max(...middles) - Math.min(...middles) < 2,
      end: Math.max(...boxes.map(({ right }) => right)),
    };
  });
}

for (const [language, lists] of [
  ['en', ['sponsordata', 'attendees']],
  ['fr', ['attendees']],
] as const) {
  test(`on a phone the actions of a screen take one row inside its margin, in ‘${language}’`, async ({
    page,
    server,
    signInAs,
  }) => {
    await page.setViewportSize({ width: 360, height: 800 });
    await signInAs('Administrator');
    const url = `${server.url}/admin`;
    await page.context().addCookies([{ name: 'desk-language', value: language, url }]);
    for (const list of lists) {
      await page.goto(`/admin/${list}`);
      await expect(page.locator('.screen-actions > .button-act')).toBeVisible();
      await page.evaluate(() => document.fonts.ready);
      const { count, isOneRow, end } = await placed(page, '.screen-actions > *');
      expect(count, list).toBeGreaterThan(1);
      expect(isOneRow, list).toBe(true);
      expect(end, list).toBeLessThanOrEqual((await placed(page, '.toolbar')).end + 0.5);
    }
  });

  test(`on a phone order, files and the box of all rows share a row, in ‘${language}’`, async ({
    page,
    request,
    server,
    signInAs,
  }) => {
    await registerPeople(request, `Ordered-${language}`, 1);
    await page.setViewportSize({ width: 360, height: 800 });
    await signInAs('Administrator');
    const url = `${server.url}/admin`;
    await page.context().addCookies([{ name: 'desk-language', value: language, url }]);
    for (const [list, controls] of [
      ['attendees', 3],
      ['posts', 3],
      ['pictures', 2],
    ] as const) {
      await page.goto(`/admin/${list}`);
      await expect(page.locator('tbody tr[data-record]').first(), list).toBeVisible();
      await page.evaluate(() => document.fonts.ready);
      const row = await placed(page, '.sort-choice, .toolbar .button-pair, .select-page');
      expect(row.count, list).toBe(controls);
      expect(row.isOneRow, list).toBe(true);
      const boxes = await placed(page, 'tbody [data-column="select"] .checkbox');
      expect(Math.abs(row.end - boxes.end), list).toBeLessThan(2);
      // What is chosen can be read in full.
      const cut = await page
        .locator('.sort-shown')
        .evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
      expect(cut, list).toBe(0);
    }
  });
}

test('on a phone no line of a breadcrumb begins with its slash', async ({ page, signInAs }) => {
  await page.setViewportSize({ width: 320, height: 800 });
  await signInAs('Administrator');
  await page.goto('/admin/site/ticketKinds');
  const items = page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('listitem');
  await expect(items.nth(1)).toBeVisible();
  const signs = await items.evaluateAll((all) =>
    all.map((one) => ['::before', '::after'].map((part) => getComputedStyle(one, part).content)),
  );
  for (const [index, [before, after]] of signs.entries()) {
    expect(before).toBe('none');
    expect(after).toContain(index < signs.length - 1 ? '/' : 'none');
  }
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
  await registerPeople(request, 'Grouped', 12, { company_name: 'People Logistics' });
  await page.setViewportSize({ width: 768, height: 900 });
  await signInAs('Administrator');
  await page.goto('/admin/attendees?search=grouped');
  const company = page.locator('td[data-column="company"] .words').first();
  await expect(company).toHaveText('People Logistics');
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

const LISTS = [
  ...['dashboard', 'attendees', 'sponsordata', 'posts', 'categories', 'data-center', 'speakers', 'users'],
  ...['mail', 'activity', 'pictures', 'feedback', 'speaker-links', 'blog-categories'],
];

/** How many lines each card’s cells take, and what begins or ends beyond it. */
function linesOfCards(page: Page) {
  return page.locator('tbody tr[data-record]').evaluateAll((rows) =>
    rows.map((row) => {
      const around = row.getBoundingClientRect();
      const boxes = [...row.querySelectorAll('td')]
        .map((cell) => cell.getBoundingClientRect())
        .filter(({ width, height }) => width > 0 && height > 0);
      const middles = boxes.map(({ top, bottom }) => (top + bottom) / 2).toSorted((a, b) => a - b);
      return {
        lines: middles.filter((middle, index) => middle - (middles[index - 1] ?? 0) > 10).length,
        height: around.height,
        beyond: boxes.filter(({ left, right }) => left < around.left - 4 || right > around.right + 9).length,
      };
    }),
  );
}

test('on a phone every list’s cards have three lines at most', async ({ page, request, signInAs }) => {
  test.slow();
  await registerPeople(request, 'Namesake-of-a-very-long-lineage', 6, {
    company_name: 'Banque Centrale des États de l’Afrique de l’Ouest',
    role: 'Directrice adjointe des systèmes d’information',
    contact_number: '+233201234567',
  });
  await signInAs('Administrator');
  await page.setViewportSize({ width: 360, height: 800 });
  for (const list of LISTS) {
    await page.goto(`/admin/${list}`);
    await expect(page.locator('tbody tr[data-record]').first(), list).toBeVisible();
    await page.evaluate(() => document.fonts.ready);
    const cards = await linesOfCards(page);
    expect.soft(Math.max(...cards.map(({ lines }) => lines)), list).toBeLessThanOrEqual(3);
    // Three lines of text and the room around them.
    expect.soft(Math.max(...cards.map(({ height }) => height)), list).toBeLessThanOrEqual(100);
    expect.soft(Math.max(...cards.map(({ beyond }) => beyond)), list).toBe(0);
  }
});

test('on a phone a card says the address, and calls and writes with a touch', async ({
  page,
  request,
  signInAs,
}) => {
  await registerPeople(request, 'Callable', 1, { contact_number: '+233201234567' });
  await page.setViewportSize({ width: 360, height: 800 });
  await signInAs('Administrator');
  await page.goto('/admin/attendees?search=callable');
  const card = page.locator('tbody tr[data-record]');
  const call = card.getByRole('link', { name: '+233201234567' });
  await expect(call).toHaveAttribute('href', 'tel:+233201234567');
  const scrolled = await page.locator('.table-place').evaluate((place) => {
    place.scrollLeft = 100;
    return place.scrollLeft;
  });
  expect(scrolled, 'cards aren’t pushed aside').toBe(0);
  const box = await call.boundingBox();
  expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(24);
  const onTop = (selector: string) =>
    card.locator(selector).evaluate((element) => {
      const { left, right, top, bottom } = element.getBoundingClientRect();
      return element.contains(document.elementFromPoint((left + right) / 2, (top + bottom) / 2));
    });
  expect(await onTop('[href^="tel:"]')).toBe(true);
  expect(await onTop('.whatsapp')).toBe(true);
  // The name’s link lies over the whole card.
  const company = await card.locator('[data-column="company"]').boundingBox();
  await page.mouse.click((company?.x ?? 0) + 8, (company?.y ?? 0) + 8);
  await expect(page.getByRole('dialog').getByText('+233201234567').first()).toBeVisible();
});

test('on a phone a card that only opens a form shows all of it when asked, too', async ({
  page,
  signInAs,
}) => {
  await signInAs('Administrator');
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto('/admin/users');
  const card = page.locator('tbody tr[data-record]').first();
  const whole = card.getByRole('button', { name: 'Show the whole entry' });
  await whole.click();
  await expect(whole).toHaveAttribute('aria-expanded', 'true');
  const cut = await card
    .locator('td')
    .evaluateAll((cells) => cells.filter((cell) => cell.scrollWidth > cell.clientWidth + 1).length);
  expect(cut).toBe(0);
});

test('on a phone a card that opens nothing shows all of it when asked', async ({
  page,
  request,
  signInAs,
}) => {
  await registerPeople(request, 'Told', 1, {
    company_name: 'Banque Centrale des États de l’Afrique de l’Ouest et de ses voisines',
  });
  await page.setViewportSize({ width: 360, height: 800 });
  await signInAs('Administrator');
  await page.goto('/admin/activity');
  const card = page.locator('tbody tr[data-record]', { hasText: 'Told 01' }).first();
  const description = card.locator('[data-column="activity_description"]');
  const isCut = () => description.evaluate((cell) => cell.scrollWidth > cell.clientWidth);
  expect(await isCut()).toBe(true);
  await card.getByRole('button', { name: 'Show the whole entry' }).click();
  await expect(card.getByRole('button', { name: 'Show the whole entry' })).toHaveAttribute(
    'aria-expanded',
    'true',
  );
  expect(await isCut()).toBe(false);
});
