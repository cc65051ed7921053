import type { AnyRoute } from '@tanstack/react-router';
import { type ComponentType, createContext, type ReactNode, use } from 'react';
import type { Kind } from '#platform/contract/kind.ts';
import type { Screens } from '#platform/contract/screens.ts';

/**
 * What a capability gives to the back-office in the browser. It is known by its line in `src/admin/client-modules.ts`. Whoever
 * makes use of something declares it here, beside its own code.
 */
export interface ClientModule {
  kinds?: readonly Kind[];
  /** Those that belong to no kind of record. */
  screens?: Screens;
  /** One for each screen. */
  routes?: readonly AnyRoute[];
  /** Rendered around every screen, for what the screens of other modules ask of this one. */
  Provider?: ComponentType<{ children: ReactNode }>;
}

type Part<Name extends keyof ClientModule> =
  NonNullable<ClientModule[Name]> extends readonly (infer One)[] ? One : NonNullable<ClientModule[Name]>;

export const ClientModules = createContext<readonly ClientModule[]>([]);

/** What all modules give under this name, in their order. */
export function useGiven<Name extends keyof ClientModule>(name: Name): Part<Name>[] {
  return use(ClientModules).flatMap((one) => (one[name] ?? []) as Part<Name>[]);
}

type GivenProps<Name extends keyof ClientModule> =
  NonNullable<ClientModule[Name]> extends ComponentType<infer Props> ? Props : never;

interface Shown<Name extends keyof ClientModule> {
  name: Name;
  props: GivenProps<Name>;
}

/** Shows what all modules give under the name of a component. */
export function Given<Name extends keyof ClientModule>({ name, props }: Shown<Name>) {
  const given = useGiven(name) as ComponentType<object>[];
  // biome-ignore lint/suspicious/noArrayIndexKey: the list of modules stays as it is
  return given.map((Each, index) => <Each key={index} {...(props as object)} />);
}
