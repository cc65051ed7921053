import { type AnyKind, KINDS } from '#modules/kinds.ts';
import type { Access } from '#platform/contract/access.ts';
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

type KeysOf<Screens> = Screens extends unknown ? keyof Screens : never;
export type AdminScreen = keyof typeof OTHER_SCREENS | KeysOf<AnyKind['screens']>;

/** Every screen of the admin and who may open it, for both the server and the browser. */
export const ADMIN_SCREENS = mergeDistinct<Access>(
  OTHER_SCREENS,
  ...KINDS.map(({ screens }) => screens),
) as Readonly<Record<AdminScreen, Access>>;
