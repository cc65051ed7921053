import type { Access } from '#platform/contract/access.ts';
import { allKinds, type KindScreen } from '#platform/contract/kind.ts';
import { mergeDistinct } from '#platform/contract/merge-distinct.ts';

/** Matches every address of the admin that isn't declared. */
export const UNDECLARED = '/admin/$';

/** The screens that belong to no kind of record. */
const OTHER_SCREENS = {
  '/admin/dashboard': 'signed-in',
  '/admin/account': 'own-account',
  '/admin/activity': 'administrator',
  '/admin/privacy': 'administrator',
  '/admin/setting-up': 'administrator',
  '/admin/setting-up/$step': 'administrator',
  '/admin/import/$kind': 'administrator',
  [UNDECLARED]: 'signed-in',
} as const satisfies Record<string, Access>;

export type AdminScreen = keyof typeof OTHER_SCREENS | KindScreen;

/** Every screen of the admin and who may open it, for both the server and the browser. */
export function adminScreens(): Readonly<Record<AdminScreen, Access>> {
  const ofKinds = allKinds().map(({ screens }): Readonly<Record<string, Access>> => screens);
  return mergeDistinct<Access>(OTHER_SCREENS, ...ofKinds) as Readonly<Record<AdminScreen, Access>>;
}
