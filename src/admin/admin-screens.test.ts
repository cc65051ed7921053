import { expect, test } from 'vitest';
import { EVERY_SCREEN } from '#testing/every-kind.ts';
import { ADMIN_SCREENS } from './admin-screens.ts';

test('every screen that a module declares is known in the browser', () => {
  expect(ADMIN_SCREENS).toEqual(EVERY_SCREEN);
});
