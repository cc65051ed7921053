import type { Access } from '#platform/contract/access.ts';
import { mergeDistinct } from '#platform/contract/merge-distinct.ts';
import type { Screens } from '#platform/contract/screens.ts';

/** Matches every address of the admin that isn't declared. */
export const UNDECLARED = '/admin/$';

/** Every screen of the admin and who may open it, for both the server and the browser. */
export function screensOf(declared: readonly Screens[]): Readonly<Record<string, Access>> {
  return mergeDistinct<Access>({ [UNDECLARED]: 'signed-in' }, ...declared.map(({ screens }) => screens));
}
