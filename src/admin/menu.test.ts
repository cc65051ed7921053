import { expect, test } from 'vitest';
import { ADMIN_SCREENS } from './admin-screens.ts';
import { isCurrent, MENU, parentList } from './menu.ts';
import { UNDECLARED } from './screens-of.ts';

const ITEMS = MENU.flatMap(({ items }) => items);
const LINKS = ITEMS.map(({ to }): string => to);
/** The screens of one thing whose address continues none in the sidebar, which would be marked by itself. */
const OF_ONE = Object.keys(ADMIN_SCREENS).filter(
  (screen) =>
    screen.includes('$') && screen !== UNDECLARED && !LINKS.some((to) => screen.startsWith(`${to}/`)),
);

test.each(OF_ONE)('%s belongs to a list in the sidebar', (screen) => {
  expect(OF_ONE.length).toBeGreaterThan(8);
  const address = screen.replace('$kind', 'speaker').replace(/\$\w+/, '1');
  expect(LINKS).toContain(parentList(address));
});

test('a screen with a line of its own marks only this one, one that shares a line marks it', () => {
  for (const { to, add, tabs } of ITEMS) {
    for (const screen of [to, ...(add ? [add.to] : []), ...tabs.map((tab) => tab.to)]) {
      expect(ITEMS.filter((item) => isCurrent(item, screen)).map((item) => item.to)).toEqual([to]);
    }
  }
});

/** Section 4.2 of the specification: each entry as a link of its name, in its group and order; what adds stands beside its list. */
test.each([
  ['People', ['Users'], ['Add user']],
  ['Data', ['View Event Data', 'View Sponsors/Partners'], ['Add Event Data', 'Add Sponsor/Partner']],
  ['Events', ['Speakers', 'Categories'], ['Add Speaker', 'Add Speaker Category']],
  ['Registrations', ['Attendees', 'Partnerships'], []],
])('%s has what is specified', (title, lists, adding) => {
  const items = MENU.find((section) => section.title === title)?.items ?? [];
  expect(items.map(({ label }) => label()).filter((label) => lists.includes(label))).toEqual(lists);
  expect(items.flatMap(({ add }) => add?.label() ?? [])).toEqual(adding);
});
