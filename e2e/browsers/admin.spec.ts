import { expect } from '@playwright/test';
import { registerPeople, WITHOUT_GUARD } from '../admin-samples.ts';
import { test } from './fixtures.ts';
import type { Engine } from './programs.ts';
import { choose, fill, focus, openForm, pathOf, see, seeAny, seeField, seeText, typedInto } from './see.ts';
import type { Part, Tab } from './tab.ts';

test.use({ environment: WITHOUT_GUARD });

/** A dialog is as high as its content, and in the middle. */
async function expectFitting(dialog: Part): Promise<void> {
  const { height, middle, window } = await dialog.run((element) => {
    const { top, height } = element.getBoundingClientRect();
    return { height, middle: top + height / 2, window: innerHeight };
  });
  expect(height).toBeLessThan(0.75 * window);
  expect(Math.abs(middle - window / 2)).toBeLessThan(2);
}

/** Firefox goes on to the next part by itself. */
async function typeParts(tab: Tab, engine: Engine, field: Part, parts: string[]): Promise<void> {
  await focus(field);
  for (const part of parts) {
    await tab.type(part);
    if (engine === 'webkit') await tab.press('Tab');
  }
}

test('somebody signs in', async ({ tab, server }) => {
  await openForm(tab, `${server.url}/admin/login`);
  await fill(tab, 'Email', server.admin.email);
  await fill(tab, 'Password', server.admin.password);
  await (await see(tab, 'button', 'Login')).click();
  await expect.poll(() => pathOf(tab)).toBe('/admin/dashboard');
  await see(tab, 'heading', 'Dashboard');
});

test('a list is sorted, turned over and shortened', async ({ tab, request, enterAs }) => {
  await registerPeople(request, 'Engine', 12);
  await enterAs('Administrator', '/admin/attendees?search=engine');
  await seeText(tab, '1–10 of 12');
  await (await see(tab, 'button', 'Name')).click();
  await see(tab, 'button', 'Delete Engine 01');
  await (await see(tab, 'button', 'Next page')).click();
  await seeText(tab, '11–12 of 12');
  await (await see(tab, 'button', 'Delete Engine 12')).click();
  await expectFitting(await see(tab, 'alertdialog', 'Delete this attendee?'));
  await (await see(tab, 'button', 'Delete')).click();
  await see(tab, 'button', 'Undo');
  await seeText(tab, '11–11 of 11');
});

test('the columns open under their button, and close by Escape or behind the focus', async ({
  tab,
  request,
  enterAs,
}) => {
  await registerPeople(request, 'Columned', 1);
  await enterAs('Administrator', '/admin/attendees?search=columned');
  const button = await see(tab, 'button', 'Columns');
  const isOpen = () => tab.run(() => document.querySelector('.column-list:popover-open') !== null);
  const focused = () => tab.run(() => document.activeElement?.parentElement?.className ?? '');
  await button.click();
  const list = await seeAny(tab, '.column-list:popover-open');
  const above = await button.run((one) => ({ ...one.getBoundingClientRect().toJSON() }));
  const { top, right } = await list.run((one) => ({ ...one.getBoundingClientRect().toJSON() }));
  expect(top - above.bottom).toBeCloseTo(4, 0);
  expect(right).toBeCloseTo(above.right, 0);
  await expect.poll(focused).toBe('menu-item');
  await tab.press('Escape');
  await expect.poll(isOpen).toBe(false);
  await expect.poll(focused).toBe('column-choice');
  await tab.press('Enter');
  await expect.poll(isOpen).toBe(true);
  await tab.press('End');
  await tab.press('Tab');
  await expect.poll(isOpen).toBe(false);
  await expect.poll(focused).toBe('button-pair');
});

test('the row that keys have reached shows its focus once', async ({ tab, request, enterAs }) => {
  await registerPeople(request, 'Outlined', 2);
  await enterAs('Administrator', '/admin/attendees?search=outlined');
  await seeText(tab, '1–2 of 2');
  await tab.press('j');
  const outlined = () =>
    tab.run(() => {
      const link = document.activeElement;
      const parts = link ? [link, ...link.querySelectorAll('*')] : [];
      return parts
        .filter((part) => getComputedStyle(part).outlineStyle !== 'none')
        .map((part) => part.className);
    });
  await expect.poll(outlined).toEqual(['words']);
});

test('dialogs in the middle are as high as their content', async ({ tab, enterAs }) => {
  await tab.resize(1440, 1300);
  await enterAs('Administrator', '/admin/speakers');
  await (await see(tab, 'button', 'Order')).click();
  await expectFitting(await see(tab, 'dialog', 'Order of the speakers'));
  await (await see(tab, 'button', 'Done')).click();
  await (await seeAny(tab, 'header [aria-haspopup=menu]')).click();
  await (await see(tab, 'menuitem', 'Keyboard shortcuts')).click();
  await expectFitting(await see(tab, 'dialog', 'Keyboard shortcuts'));
  await tab.press('Escape');

  await enterAs('Administrator', '/admin/adduser');
  await fill(tab, 'Email', 'ama');
  await (await see(tab, 'link', 'Dashboard')).click();
  await expectFitting(await see(tab, 'alertdialog', 'Leave without saving?'));
});

test('a date and a time are typed into their fields, and saved', async ({ tab, engine, enterAs }) => {
  await enterAs('Administrator', '/admin/basic-data');
  await choose(tab, 'Year', '2030');
  await fill(tab, 'Theme', 'Typed in an engine');
  await fill(tab, 'Venue', 'A hall by the sea');
  await fill(tab, 'Regular fee (GH₵)', '1750.50');
  await fill(tab, 'Early-bird fee (GH₵)', '1500');
  const date = await seeField(tab, 'Early-bird expiry date');
  await typeParts(tab, engine, date, ['06', '30', '2020']);
  await expect.poll(() => typedInto(date)).toBe('2020-06-30');
  const time = await seeField(tab, 'Event time');
  await typeParts(tab, engine, time, ['08', '30', 'A']);
  await expect.poll(() => typedInto(time)).toBe('08:30');
  await (await see(tab, 'button', 'Add event data')).click();
  await expect.poll(async () => typedInto(await seeField(tab, 'Theme'))).toBe('');
  await enterAs('Administrator', '/admin/data-center?search=engine');
  await seeText(tab, '30 June 2020');
});
