import type { Access } from '#platform/contract/access.ts';
import type { Screens } from '#platform/contract/screens.ts';
import type { ClientModule } from '#ui/admin/client-module.tsx';
import { CLIENT_MODULES } from './client-modules.ts';
import { screensOf, type UNDECLARED } from './screens-of.ts';

type KeysOf<Declared> = Declared extends Screens ? keyof Declared['screens'] : never;
type OfKinds<Module> = Module extends { kinds: readonly (infer Kind)[] } ? KeysOf<Kind> : never;
type OfModule<Module> = Module extends { screens: infer Declared } ? KeysOf<Declared> : never;
type AnyModule = (typeof CLIENT_MODULES)[number];
export type AdminScreen = typeof UNDECLARED | OfKinds<AnyModule> | OfModule<AnyModule>;

/** What modules say of their screens, those of their kinds of record first. */
export const SCREENS: readonly Screens<AdminScreen>[] = [
  ...CLIENT_MODULES.flatMap(({ kinds = [] }: ClientModule) => kinds),
  ...CLIENT_MODULES.flatMap(({ screens }: ClientModule) => screens ?? []),
] as readonly Screens<AdminScreen>[];

export const ADMIN_SCREENS = screensOf(SCREENS) as Readonly<Record<AdminScreen, Access>>;
