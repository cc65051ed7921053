import type { Database } from './database/store.ts';
import type { Services } from './http/context.ts';
import type { PreparedPicture } from './pictures/prepare-picture.ts';

declare module './module.ts' {
  interface ServerModule {
    /** Made-up records that show the site to whoever tries it. Loaded only if they are wanted, never in production. */
    samples?: () => Promise<Samples>;
  }
  interface ServerKind {
    /** How many of the samples visitors see. */
    countSamples?: (database: Database, now: string) => Promise<number>;
  }
}

export interface Samples {
  drawings: readonly Drawing[];
  /** Runs in the caller's transaction. `pictureOf` has what was drawn under a name. */
  insert: (
    database: Database,
    services: Pick<Services, 'clock'>,
    pictureOf: (name: string) => PreparedPicture,
  ) => Promise<void>;
}

/** A picture that follows from its name. */
export type Drawing = { name: string } & ({ kind: 'portrait'; look: Look } | { kind: 'logo' | 'cloth' });

/** A person's appearance; everything else follows from their name. */
export interface Look {
  hair: 'crop' | 'afro' | 'wrap' | 'braids' | 'bun' | 'bald';
  beard?: boolean;
  glasses?: boolean;
  earrings?: boolean;
  /** Wears a dark jacket instead of their cloth. */
  jacket?: boolean;
}
