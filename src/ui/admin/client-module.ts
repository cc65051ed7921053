import type { Kind } from '#platform/contract/kind.ts';

/** What a capability gives to the browser. It is known by its line in `src/admin/client-modules.ts`. */
export interface ClientModule {
  kinds?: readonly Kind[];
}
