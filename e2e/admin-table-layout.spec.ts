import { expect, type Locator, type Page } from '@playwright/test';
import { registerPeople, WITHOUT_GUARD } from './admin-samples.ts';
import { test } from './fixtures.ts';

test.use({ environment: WITHOUT_GUARD });

const place = (page: Page) => page.locator('.table-place');
const scrollsInside = (page: Page) =>
  place(page).evaluate(({ scrollHeight, clientHeight }) => scrollHeight > clientHeight + 1);

test('the whole activity has the documented column widths', async ({ page, signInAs }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await signInAs('Administrator');
  await page.goto('/admin/activity');
  const headings = page.getByRole('columnheader');
  await expect(headings).toHaveCount(6);
  const shares = await headings.evaluateAll((all) => {
    const whole = all[0]?.closest('table')?.getBoundingClientRect().width ?? 0;
    return all.map((heading) => Math.round((100 * heading.getBoundingClientRect().width) / whole));
  });
  expect(shares).toEqual([15, 17, 25, 18, 10, 15]);
});

for (const width of [600, 768, 1024]) {
  test(`at ${width} px the attendees have all their columns`, async ({ page, signInAs }) => {
    await page.setViewportSize({ width, height: 900 });
    await signInAs('Administrator');
    await page.goto('/admin/attendees');
    const headings = [
      'Name',
      'Company',
      'Designation',
      'Email',
      'Phone',
      'WhatsApp',
      'Date',
      'Edit',
      'Delete',
    ];
    await expect(page.getByRole('columnheader').filter({ hasText: /\w/ })).toHaveText(headings);
  });
}

for (const [list, hidden] of [
  ['orders', 'Company'],
  ['waiting-list', 'Email'],
] as const) {
  test(`${list} fit a narrow window until more columns are chosen`, async ({ page, signInAs }) => {
    await page.setViewportSize({ width: 768, height: 900 });
    await signInAs('Administrator');
    await page.goto(`/admin/${list}`);
    const heading = page.getByRole('columnheader', { name: hidden });
    await expect(page.getByRole('columnheader', { name: 'State' })).toBeVisible();
    await expect(heading).toHaveCount(0);
    expect(await place(page).evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
    await page.getByRole('button', { name: 'Columns' }).click();
    await page.getByRole('group', { name: 'Columns' }).getByLabel(hidden).check();
    await expect(heading).toBeVisible();
    await page.reload();
    await expect(heading).toBeVisible();
    // Only that one was chosen: others come back with the room for them.
    await page.setViewportSize({ width: 1680, height: 900 });
    const shown = list === 'orders' ? 'Kept until' : 'Phone';
    await expect(page.getByRole('columnheader', { name: shown })).toBeVisible();
    // One that was chosen and given up again follows the width, too.
    await page.setViewportSize({ width: 768, height: 900 });
    await page.getByRole('button', { name: 'Columns' }).click();
    await page.getByRole('group', { name: 'Columns' }).getByLabel(hidden).uncheck();
    await expect(heading).toHaveCount(0);
    await page.setViewportSize({ width: 1680, height: 900 });
    await expect(heading).toBeVisible();
  });
}

test('the search says what it looks through where there is room for it', async ({ page, signInAs }) => {
  await signInAs('Administrator');
  await page.goto('/admin/attendees');
  const search = page.getByRole('searchbox', { name: 'Search by name, email or number' });
  for (const [width, hint] of [
    [1440, 'Search by name, email or number'],
    [360, 'Search'],
    [1440, 'Search by name, email or number'],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await expect(search).toHaveAttribute('placeholder', hint);
  }
});

test('choosing a row on a phone moves nothing, and its actions are in view', async ({
  page,
  request,
  signInAs,
}) => {
  await registerPeople(request, 'Thumb', 2);
  await page.setViewportSize({ width: 360, height: 800 });
  await signInAs('Administrator');
  await page.goto('/admin/attendees?search=thumb');
  const box = page.getByRole('checkbox', { name: 'Select Thumb 02' });
  await expect(box).toBeVisible();
  // The edition beside the title arrives by itself.
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => document.fonts.ready);
  const before = await box.boundingBox();
  await box.click();
  await expect(page.getByText('1 selected')).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('button', { name: 'Delete selected' })).toBeInViewport({ ratio: 1 });
  expect(await box.boundingBox()).toEqual(before);
});

test('a table wider than the window has no pale gutter beside its buttons', async ({ page, signInAs }) => {
  await page.setViewportSize({ width: 768, height: 700 });
  await signInAs('Administrator');
  await page.goto('/admin/attendees');
  await expect(page.locator('.table-place[data-scrolls]')).toHaveCSS(
    'scrollbar-color',
    /rgba\(0, 0, 0, 0\)$/,
  );
});

test('only the page scrolls, below a header that stays in view', async ({ page, request, signInAs }) => {
  await registerPeople(request, 'Twenty', 20);
  await page.setViewportSize({ width: 1440, height: 900 });
  await signInAs('Administrator');
  await page.goto('/admin/attendees?search=twenty');
  await expect(page.getByRole('row')).toHaveCount(11);
  expect(await scrollsInside(page)).toBe(false);
  await page.goto('/admin/dashboard?pageSize=20');
  await expect(page.getByRole('row', { name: /Registered .*Twenty/ }).first()).toBeVisible();
  expect(await scrollsInside(page)).toBe(false);
  await page
    .getByRole('row', { name: /Registered .*Twenty/ })
    .nth(15)
    .scrollIntoViewIfNeeded();
  await page.mouse.wheel(0, 300);
  await expect(page.getByRole('columnheader', { name: 'Time' })).toBeInViewport({ ratio: 1 });
});

test('a loading list shows empty rows, a spinner and no count, and its columns stay in place', async ({
  page,
  request,
  signInAs,
}) => {
  await registerPeople(request, 'Slowly', 3);
  await signInAs('Administrator');
  const { promise: mayAnswer, resolve: answer } = Promise.withResolvers<void>();
  for (const call of ['users/users', 'records/viewattendees']) {
    await page.route(`**/aiAPI/${call}?*`, async (route) => {
      await mayAnswer;
      await route.continue();
    });
  }
  await page.goto('/admin/users');
  await expect(page.getByRole('status').filter({ hasText: 'Loading...' })).toBeVisible();
  await expect(page.locator('.spinner')).toBeVisible();
  await page.goto('/admin/attendees');
  await expect(page.locator('.loading-rows tr')).toHaveCount(10);
  await expect(page.locator('.pager-count')).toHaveText('');
  const places = () =>
    page.getByRole('columnheader').evaluateAll((all) => all.map((one) => one.getBoundingClientRect().x));
  const before = await places();
  answer();
  await expect(page.locator('.pager-count')).toHaveText(/^1–\d+ of \d+$/);
  expect(await places()).toEqual(before);
});

test('an e-mail address stays on one line, at every width', async ({ page, request, signInAs }) => {
  await registerPeople(request, 'Araminta-Philippa-Featherstonehaugh', 1);
  await signInAs('Administrator');
  for (const width of [360, 768, 1024, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/admin/attendees?search=featherstonehaugh');
    const lines = await page
      .getByRole('link', { name: /featherstonehaugh01@/ })
      .evaluate(
        (link) => link.getBoundingClientRect().height / Number.parseFloat(getComputedStyle(link).lineHeight),
      );
    expect(lines, `at ${width}`).toBeLessThan(1.5);
  }
});

test('rows are as high before they are loaded', async ({ page, request, signInAs }) => {
  // So many of one company are marked as a group.
  await registerPeople(request, 'High', 5, { company_name: 'People' });
  await signInAs('Administrator');
  const { promise: mayAnswer, resolve: answer } = Promise.withResolvers<void>();
  await page.route('**/aiAPI/records/viewattendees?*', async (route) => {
    await mayAnswer;
    await route.continue();
  });
  await page.goto('/admin/attendees?search=high&pageSize=5');
  const height = async (row: string) => (await page.locator(row).first().boundingBox())?.height;
  await expect(page.locator('.loading-rows tr')).toHaveCount(5);
  await page.evaluate(() => document.fonts.ready);
  const before = await height('.loading-rows tr');
  answer();
  await expect(page.getByRole('link', { name: 'High 01', exact: true })).toBeVisible();
  expect(await height('tbody tr[data-record]')).toBe(before);
});

test('at 1024 by 768 the attendees scroll with the page', async ({ page, request, signInAs }) => {
  await registerPeople(request, 'Boxed', 10);
  await page.setViewportSize({ width: 1024, height: 768 });
  await signInAs('Administrator');
  await page.goto('/admin/attendees?search=boxed');
  await expect(page.getByRole('row')).toHaveCount(11);
  expect(await scrollsInside(page)).toBe(false);
});

for (const [width, height] of [
  [360, 740],
  [1440, 900],
] as const) {
  test(`at ${width} px the actions for chosen rows cover neither the row nor the pager`, async ({
    page,
    request,
    signInAs,
  }) => {
    await registerPeople(request, `Under${width}`, 10);
    await page.setViewportSize({ width, height });
    await signInAs('Administrator');
    await page.goto(`/admin/attendees?search=under${width}`);
    const box = page.getByRole('checkbox', { name: `Select Under${width} 01` });
    await box.scrollIntoViewIfNeeded();
    await box.click();
    const bar = page.locator('.selection-bar');
    await expect(bar).toBeVisible();
    const overlap = async (other: Locator) => {
      const [one, two] = await Promise.all([bar.boundingBox(), other.boundingBox()]);
      if (!one || !two) throw new Error('not in view');
      return Math.min(one.y + one.height, two.y + two.height) - Math.max(one.y, two.y);
    };
    const row = page
      .getByRole('row')
      .filter({ has: page.getByRole('link', { name: `Under${width} 01`, exact: true }) });
    // Its lower edge is free. Of a card, what was pressed stays in view.
    await expect.poll(() => overlap(width < 600 ? box : row)).toBeLessThanOrEqual(width < 600 ? 0 : 16);
    const pager = page.getByLabel('Rows per page');
    await pager.scrollIntoViewIfNeeded();
    await expect.poll(() => overlap(pager)).toBeLessThan(1);
  });
}

test('a tap in the middle of a card opens the record, not the mail program', async ({
  page,
  request,
  signInAs,
}) => {
  await registerPeople(request, 'Tapped', 1);
  await page.setViewportSize({ width: 360, height: 740 });
  await signInAs('Administrator');
  await page.goto('/admin/attendees?search=tapped');
  const address = await page.getByRole('link', { name: 'tapped01@people.example' }).boundingBox();
  await page.mouse.click((address?.x ?? 0) + 20, (address?.y ?? 0) + 5);
  await expect(page.getByRole('dialog', { name: 'Tapped 01' })).toBeVisible();
});

test('the back-to-top button covers nothing', async ({ page, request, signInAs }) => {
  await registerPeople(request, 'Covered', 10);
  await page.setViewportSize({ width: 360, height: 740 });
  await signInAs('Administrator');
  await page.goto('/admin/attendees?search=covered');
  await page.getByLabel('Rows per page').scrollIntoViewIfNeeded();
  const back = page.getByRole('button', { name: 'Back to top' });
  await expect(back).toBeVisible();
  expect(await back.evaluate((button) => Boolean(button.closest('header')))).toBe(true);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
});

test('both grounds of a logo stay in their column on a tablet', async ({ page, signInAs }) => {
  await signInAs('Administrator');
  await page.setViewportSize({ width: 768, height: 900 });
  await page.goto('/admin/sponsordata');
  const logos = page.locator('td:has(.logo-pair)');
  await expect(logos.first().getByRole('img')).toBeVisible();
  const tooWide = await logos.evaluateAll((cells) =>
    cells.map(
      (cell) => cell.lastElementChild!.getBoundingClientRect().right - cell.getBoundingClientRect().right,
    ),
  );
  expect(Math.max(...tooWide)).toBeLessThanOrEqual(0);
});

test('an empty list that is wider than the window says so in the middle of what is seen', async ({
  page,
  signInAs,
}) => {
  await signInAs('Administrator');
  await page.setViewportSize({ width: 768, height: 900 });
  await page.goto('/admin/attendees?search=nobody+of+this+name');
  const [said, place] = await Promise.all([
    page.getByText('There are no records to display').boundingBox(),
    page.locator('.table-place').boundingBox(),
  ]);
  expect(await page.locator('.table').evaluate(({ scrollWidth }) => scrollWidth)).toBeGreaterThan(768);
  const middle = (box: typeof said) => (box?.x ?? 0) + (box?.width ?? 0) / 2;
  expect(Math.abs(middle(said) - middle(place))).toBeLessThan(20);
});
