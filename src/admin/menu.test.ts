import { expect, test } from 'vitest';
import { ADMIN_SCREENS } from './admin-screens.ts';
import { ADMINISTRATOR_MENU, parentList } from './menu.ts';
import { UNDECLARED } from './screens-of.ts';

const LINKS = ADMINISTRATOR_MENU.flatMap(({ links }) => links.map(({ to }): string => to));
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

test('a screen with a link of its own marks only this one', () => {
  expect(LINKS.filter((link) => parentList(link))).toEqual([]);
});
