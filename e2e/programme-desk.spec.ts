import { expect, type Page } from '@playwright/test';
import type { DeskReply } from '#rooms/programme/programme/contract.ts';
import { unfolded } from '#rooms/programme/programme/desk-reply.ts';
import { expectNothingFound } from './axe.ts';
import { test } from './fixtures.ts';
import { portrait } from './speakers.ts';

// A server of its own, without the samples' programme.
test.use({ environment: { CAPTCHA: 'off', SEED: 'event' } });

/** Between two keys of somebody who types well. Four minutes a day of twenty sessions would allow three times as much. */
const KEY_MS = 25;
const HUMAN_LIMIT_MS = 240_000;

const KINDS = ['Talk', 'Panel', 'Break', 'Talk'] as const;

async function openDesk(page: Page) {
  await page.goto('/admin/programme');
  await expect(page.getByLabel('Title of a new session')).toBeVisible();
}

async function planned(page: Page) {
  const reply: DeskReply = await (await page.request.get('/api/v1/programme')).json();
  return unfolded(reply).sessions;
}

test('a day of twenty sessions is typed by keyboard alone', async ({ page, signInAs }) => {
  test.slow();
  await signInAs('Administrator');
  await openDesk(page);
  const began = Date.now();
  await page.getByLabel('Start of a new session').focus();
  const type = (text: string) => page.keyboard.type(text, { delay: KEY_MS });
  await type('9');
  await page.keyboard.press('Tab');
  for (let number = 1; number <= 20; number += 1) {
    const kind = KINDS[number % KINDS.length] ?? 'Talk';
    await type(`Session ${number}`);
    await page.keyboard.press('Tab');
    await type(kind);
    await page.keyboard.press('Tab');
    // The first break is short, and all after it are.
    if (number === 2) await type('15');
    await page.keyboard.press('Tab');
    if (number === 1) await type('Volta Hall');
    await page.keyboard.press('Tab');
    if (kind !== 'Break') await type(`Person ${number}${kind === 'Panel' ? ' (mod)' : ''}`);
    await page.keyboard.press('Enter');
    await expect(page.getByLabel('Title of a new session')).toBeFocused();
  }
  const took = Date.now() - began;
  await expect(page.getByLabel(/^Title: Session/)).toHaveCount(20);
  expect(took).toBeLessThan(HUMAN_LIMIT_MS);

  const sessions = await planned(page);
  expect(sessions).toHaveLength(20);
  // Each begins where the one before ends.
  const inOrder = sessions.toSorted((a, b) => Number(a.start) - Number(b.start));
  expect(inOrder.map(({ title }) => title)).toEqual(
    Array.from({ length: 20 }, (_, index) => `Session ${index + 1}`),
  );
  for (const [index, { start }] of inOrder.entries()) {
    const before = inOrder[index - 1];
    expect(start).toBe(before ? Number(before.start) + before.length : 9 * 60);
  }
  expect(inOrder.filter((_, index) => index % 4 === 1).map(({ length }) => length)).toEqual([
    15, 15, 15, 15, 15,
  ]);
  expect(inOrder[0]).toMatchObject({ people: [{ name: 'Person 1', role: 'Moderator' }] });
  await expectNothingFound(page);
});

test('a day is rearranged, taken back and published', async ({ page, signInAs }) => {
  test.slow();
  await signInAs('Administrator');
  const add = (data: object) => page.request.post('/api/v1/sessions', { data: { day: 1, ...data } });
  await add({ title: 'Opening', start: 540, length: 30, room: 'Volta Hall', people: [{ person: 'Ama' }] });
  await add({ title: 'Lunch', start: 600, length: 60, kind: 'break' });
  await openDesk(page);
  await page.getByRole('button', { name: /^Day 2/ }).click();

  // Somebody in two sessions is told while it is typed.
  const newTitle = page.getByLabel('Title of a new session');
  await newTitle.fill('Closing');
  await page.getByLabel('Start of a new session').fill('9:10');
  await page.getByLabel('People of a new session').fill('Ama');
  await expect(
    page.getByText('Ama is in ‘Opening’ and in ‘Closing’ at the same time.').first(),
  ).toBeVisible();
  await page.getByLabel('Start of a new session').fill('11');
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Start: Closing')).toHaveValue('11:00');

  // Everything from lunch on, with what it would touch.
  await page.getByRole('button', { name: 'More about Lunch' }).click();
  const window = page.getByRole('dialog', { name: 'Lunch' });
  await expect(window.getByText('10:00 → 10:10')).toBeVisible();
  await expectNothingFound(page);
  await window.getByRole('button', { name: 'Move 2 sessions' }).click();
  await expect(page.getByLabel('Start: Lunch')).toHaveValue('10:10');
  await expect(page.getByLabel('Start: Closing')).toHaveValue('11:10');

  // Also after a reload, it can be taken back.
  await page.reload();
  await page.getByRole('button', { name: /^Day 2/ }).click();
  await page.getByRole('button', { name: 'Take back: Moved 2 sessions' }).click();
  await expect(page.getByLabel('Start: Closing')).toHaveValue('11:00');

  // Rooms and times, by keys and by dragging.
  await page.getByRole('button', { name: 'Rooms', exact: true }).click();
  const lunch = page.getByRole('button', { name: /^Lunch/ });
  await lunch.focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Shift+ArrowUp');
  await expect(lunch).toHaveAccessibleName('Lunch 10:05 → 11:00 All rooms');
  await expect
    .poll(async () => (await planned(page)).find(({ title }) => title === 'Lunch'))
    .toMatchObject({
      start: 605,
      length: 55,
    });
  await expectNothingFound(page);
  // What is moved just before another session isn't forgotten.
  const opening = page.getByRole('button', { name: /^Opening/ });
  await opening.press('ArrowDown');
  await lunch.press('ArrowUp');
  await lunch.press('ArrowDown');
  await expect
    .poll(async () => (await planned(page)).find(({ title }) => title === 'Opening'))
    .toMatchObject({ start: 545 });
  await opening.press(' ');
  await page.getByRole('dialog', { name: 'Opening' }).getByRole('button', { name: 'Close' }).press('Enter');
  const box = await lunch.boundingBox();
  await page.mouse.move((box?.x ?? 0) + 60, (box?.y ?? 0) + 20);
  await page.mouse.down();
  await page.mouse.move((box?.x ?? 0) + 60, (box?.y ?? 0) + 20 + 42, { steps: 5 });
  await page.mouse.up();
  await expect
    .poll(async () => (await planned(page)).find(({ title }) => title === 'Lunch'))
    .toMatchObject({
      start: 635,
    });

  await page.getByRole('button', { name: /^Publish \(/ }).click();
  await expect(page.getByText('new: Wednesday 27 August at 10:35')).toBeVisible();
  await expectNothingFound(page);
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(page.getByText('Visitors see all of it')).toBeVisible();
});

test('sessions are swapped, cloned and taken back by keyboard alone', async ({ page, signInAs }) => {
  test.slow();
  await signInAs('Administrator');
  const add = (data: object) => page.request.post('/api/v1/sessions', { data: { day: 0, ...data } });
  await add({ title: 'Warp', start: 1000, length: 30, room: 'Studio' });
  await add({ title: 'Weft', start: 1060, length: 30, room: 'Studio' });
  await openDesk(page);
  const startOf = (title: string) => page.getByLabel(`Start: ${title}`);
  const more = async () => {
    await page.getByRole('button', { name: 'More about Warp' }).first().press('Enter');
    return page.getByRole('dialog', { name: 'Warp' });
  };
  const dialog = await more();
  await dialog.getByLabel('Swap time and room with').focus();
  await page.keyboard.type('Weft');
  await dialog.getByRole('button', { name: 'Swap' }).press('Enter');
  await expect(startOf('Warp')).toHaveValue('17:40');
  await expect(startOf('Weft')).toHaveValue('16:40');
  await (await more()).getByRole('button', { name: 'Clone' }).press('Enter');
  await expect(startOf('Warp')).toHaveCount(2);
  await page.getByRole('button', { name: /^Take back: / }).press('Enter');
  await expect(startOf('Warp')).toHaveCount(1);
  await page.getByRole('button', { name: /^Take back: / }).press('Enter');
  await expect(startOf('Warp')).toHaveValue('16:40');
  await page.getByRole('button', { name: /^Do again: / }).press('Enter');
  await expect(startOf('Warp')).toHaveValue('17:40');
});

test('what can’t be saved yet stays while another day is looked at, and isn’t left unasked', async ({
  page,
  signInAs,
}) => {
  await signInAs('Administrator');
  await openDesk(page);
  await page.getByLabel('Title of a new session').fill('Half typed');
  await page.getByLabel('Start of a new session').fill('soon');
  await page.getByRole('button', { name: /^Day 2/ }).click();
  await expect(page.getByLabel('Title of a new session')).toHaveValue('');
  await page.getByRole('button', { name: /^Day 1/ }).click();
  await expect(page.getByLabel('Title of a new session')).toHaveValue('Half typed');
  await page.getByRole('link', { name: 'Rooms and rules' }).click();
  await page.getByRole('button', { name: 'Stay here' }).click();
  await page.getByLabel('Start of a new session').fill('7:10');
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Start: Half typed')).toHaveValue('07:10');

  // Of what was changed since, the message about something else takes nothing back.
  await page.getByRole('button', { name: 'More about Half typed' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  const message = page.getByText('Half typed deleted.');
  await expect(message).toBeVisible();
  await page.getByLabel('Title of a new session').fill('Another');
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Title: Another')).toBeVisible();
  await page.getByRole('button', { name: 'Take back', exact: true }).click();
  await expect(page.getByText('You have changed something else since.').first()).toBeVisible();
  await expect(page.getByLabel('Title: Another')).toBeVisible();
});

test('a session without a time is given a day, and takes place', async ({ page, signInAs }) => {
  await signInAs('Administrator');
  await page.request.post('/api/v1/sessions', { data: { title: 'An idea', state: 'tentative' } });
  await openDesk(page);
  await expect(page.getByText('Visitors see all of it')).toBeHidden();
  await page.getByRole('button', { name: 'No time yet' }).press('Enter');
  await page.getByRole('button', { name: 'More about An idea' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'An idea' });
  await dialog.getByRole('button', { name: /^Day 2/ }).press('Enter');
  await expect(dialog).toBeHidden();
  await page.getByRole('button', { name: /^Day 2/ }).press('Enter');
  const row = page.getByRole('row').filter({ has: page.getByLabel('Title: An idea') });
  await expect(row).toContainText('Tentative: visitors don’t see it.');
  await expectNothingFound(page);
  await row.getByRole('button', { name: 'Takes place' }).press('Enter');
  await expect(row).not.toContainText('Tentative');
  const idea = (await planned(page)).find(({ title }) => title === 'An idea');
  expect(idea).toMatchObject({ day: 1, state: 'confirmed', start: expect.any(Number) });
});

test('rooms and rules are arranged, and a session has details', async ({ page, signInAs }) => {
  test.slow();
  await signInAs('Administrator');
  const made = await page.request.post('/api/v1/sessions', {
    data: { title: 'A talk', room: 'Loft', track: 'Data' },
  });
  const { id } = await made.json();
  await page.goto('/admin/programme-rooms');
  const closing = page.getByLabel('Doors close at');
  await closing.fill('late');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Enter a time such as 9:30.')).toBeVisible();
  await page.getByLabel('Doors open at').fill('8');
  await closing.fill('0:30');
  await page.getByRole('button', { name: 'Add room' }).click();
  await page.getByRole('region', { name: 'Rooms' }).getByLabel('Name').last().fill('Atrium');
  await page.getByLabel('No time to walk to the next room').selectOption('Stop');
  await page.getByRole('button', { name: 'Remove Loft' }).click();
  await expect(page.getByText('Once this is saved, a session has no room: A talk')).toBeVisible();
  await expectNothingFound(page);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Saved.').first()).toBeVisible();
  const { rooms, rules, doorsClose } = await (await page.request.get('/api/v1/programme')).json();
  expect(doorsClose).toBe(24.5 * 60);
  expect(rooms.map(({ name }: { name: string }) => name)).toContain('Atrium');
  expect(rules.walk).toBe('stop');

  await page.goto(`/admin/update-session/${id}`);
  await page.getByLabel('Level').fill('For everybody');
  await page.getByLabel('Slides').fill('https://slides.example/1');
  await page.getByRole('button', { name: 'Choose a picture' }).press('Enter');
  const library = page.getByRole('dialog', { name: 'Picture' });
  await library.getByLabel('From this device').setInputFiles(await portrait());
  await library.getByLabel('What it shows').fill('A full hall');
  await library.getByRole('button', { name: 'Use this picture' }).press('Enter');
  await expect(page.getByRole('button', { name: 'Change', exact: true })).toBeVisible();
  await expectNothingFound(page);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page).toHaveURL(/\/admin\/programme$/);
  const { record } = await (await page.request.get(`/api/v1/sessions/${id}`)).json();
  expect(record ?? (await (await page.request.get(`/api/v1/sessions/${id}`)).json())).toMatchObject({
    level: 'For everybody',
    picture: expect.stringMatching(/./),
  });
});

test('what somebody else changed meanwhile is said, and other fields are merged', async ({
  page,
  signInAs,
}) => {
  await signInAs('Administrator');
  const made = await page.request.post('/api/v1/sessions', {
    data: { title: 'A talk about looms', day: 1, start: 900, room: 'Atelier' },
  });
  const { id } = await made.json();
  const elsewhere = (data: object) => page.request.put(`/api/v1/sessions/${id}`, { data });
  await openDesk(page);
  await page.getByRole('button', { name: /^Day 2/ }).click();
  const title = page.getByLabel('Title: A talk about looms');
  await title.fill('A talk about threads');
  await elsewhere({ title: 'A talk about cloth', length: 25 });
  await title.press('Enter');
  await expect(
    page.getByText('Somebody else changed this in the meantime: A talk about cloth'),
  ).toBeVisible();
  await expectNothingFound(page);
  await page.getByRole('button', { name: 'Keep mine' }).click();
  await expect
    .poll(async () => (await planned(page)).find((session) => session.title === 'A talk about threads'))
    .toMatchObject({ length: 25 });

  const renamed = page.getByLabel('Title: A talk about threads');
  await renamed.fill('Mine');
  await elsewhere({ title: 'Theirs' });
  await renamed.press('Enter');
  await page.getByRole('button', { name: 'Take theirs' }).click();
  await expect(page.getByLabel('Title: Theirs')).toBeVisible();
});

test('what somebody else adds to the day that is shown appears, without the other days being read again', async ({
  page,
  signInAs,
}) => {
  test.slow();
  await signInAs('Administrator');
  const add = (data: object) =>
    page.request.post('/api/v1/sessions', { data: { room: 'Attic', length: 30, ...data } });
  await add({ title: 'Spinning', day: 1, start: 1260, people: [{ person: 'Yaa' }] });
  await openDesk(page);
  await page.getByRole('button', { name: /^Day 2/ }).click();
  await expect(page.getByLabel('Title: Spinning')).toBeVisible();
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await add({ title: 'Dyeing', day: 1, start: 1270, people: [{ person: 'Yaa' }] });
  await expect(page.getByLabel('Title: Dyeing')).toBeVisible({ timeout: 15_000 });
  await expect(
    page.getByText('Yaa is in ‘Spinning’ and in ‘Dyeing’ at the same time.').first(),
  ).toBeAttached();
  expect(asked).toContain('/api/v1/programme/day');
  expect(asked).not.toContain('/api/v1/programme');
});

test.describe('on a phone', () => {
  test.use({ hasTouch: true, viewport: { width: 360, height: 740 } });

  test('an empty room or nobody takes no line of a card', async ({ page, signInAs }) => {
    await signInAs('Administrator');
    await page.request.post('/api/v1/sessions', {
      data: { title: 'Bare', day: 1, start: 1200, length: 15 },
    });
    await openDesk(page);
    await page.getByRole('button', { name: /^Day 2/ }).click();
    const card = page.getByRole('row', { name: /Bare/ });
    const field = (name: string) => card.locator(`[name="${name}"]`);
    await expect(field('room')).toHaveAttribute('placeholder', 'Room');
    const top = (name: string) => field(name).evaluate((input) => input.getBoundingClientRect().top);
    expect(await top('people')).toBe(await top('room'));
  });

  test('a finger scrolls, or drags what it holds', async ({ page, context, signInAs }) => {
    await signInAs('Administrator');
    const day = 1;
    await page.request.post('/api/v1/sessions', {
      data: { title: 'Held', day, start: 840, length: 60, room: 'Terrace' },
    });
    await openDesk(page);
    await page.getByRole('button', { name: /^Day 2/ }).click();
    await page.getByRole('button', { name: 'Rooms', exact: true }).click();
    const held = page.getByRole('button', { name: /^Held/ });
    await held.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
    const touch = await context.newCDPSession(page);
    const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: { x: number; y: number }[]) =>
      touch.send('Input.dispatchTouchEvent', { type, touchPoints: points });
    const drag = async (untilHeld?: () => Promise<void>) => {
      const box = await held.boundingBox();
      const [x, y] = [(box?.x ?? 0) + 20, (box?.y ?? 0) + 20];
      await send('touchStart', [{ x, y }]);
      await untilHeld?.();
      for (const step of [14, 28, 42]) await send('touchMove', [{ x, y: y + step }]);
      await send('touchEnd', []);
    };
    const startOf = async () => (await planned(page)).find(({ title }) => title === 'Held')?.start;
    await page.evaluate(() => {
      const before = window.scrollY;
      window.addEventListener('scrollend', () => {
        if (window.scrollY !== before) document.documentElement.dataset.scrolled = 'true';
      });
    });
    await drag();
    // A finger that comes down while the page still glides only stops it: nothing can keep it from scrolling.
    await expect(page.locator('html[data-scrolled]')).toBeAttached();
    expect(await startOf()).toBe(840);
    await drag(() => expect(held).toHaveAttribute('data-held', 'true'));
    await expect.poll(startOf).toBe(870);
    await expect(page.getByRole('button', { name: /^Take back/ })).toBeInViewport();
  });
});

test.describe('in a night of 25 hours', () => {
  test.use({ environment: { CAPTCHA: 'off', SEED: 'none' } });

  test('each hour that passes has its row, and what is dropped on it begins there', async ({
    page,
    signInAs,
  }) => {
    await signInAs('Administrator');
    const edition = { event_year: 2025, event_date: '2025-10-26', event_days: 1, time_zone: 'Europe/Berlin' };
    const created = await page.request.post('/aiAPI/eventdata/basicdata', { data: edition });
    expect([created.status(), await created.text()]).toEqual([200, expect.anything()]);
    const gala = { day: 0, title: 'Gala', start: 90, length: 90, room: 'Saal' };
    const music = { day: 0, title: 'Music', start: 30, length: 60, room: 'Saal' };
    for (const data of [music, gala]) await page.request.post('/api/v1/sessions', { data });
    await openDesk(page);
    await page.getByRole('button', { name: 'Rooms', exact: true }).click();
    await expect(page.locator('.grid-hour').nth(2)).toHaveText('02:00 CEST');
    await expect(page.locator('.grid-hour').nth(3)).toHaveText('02:00 CET');
    const session = page.getByRole('button', { name: /^Gala/ });
    await expect(session).toHaveAccessibleName('Gala 01:30 → 02:00 CET Saal');
    const dropOn = async (row: number) => {
      const [box, hour] = [
        await session.boundingBox(),
        await page.locator('.grid-hour').nth(row).boundingBox(),
      ];
      if (!box || !hour) throw new Error('not shown');
      await page.mouse.move(box.x + 60, box.y + 10);
      await page.mouse.down();
      await page.mouse.move(box.x + 60, hour.y + 10, { steps: 5 });
      await page.mouse.up();
    };
    const start = async () => (await planned(page)).find(({ title }) => title === 'Gala')?.start;
    await dropOn(4);
    await expect.poll(start).toBe(3 * 60);
    await expect(session).toHaveAccessibleName('Gala 03:00 → 04:30 Saal');
    await dropOn(2);
    await expect.poll(start).toBe(2 * 60);
    await expect(session).toHaveAccessibleName('Gala 02:00 CEST → 02:30 CET Saal');
  });
});
