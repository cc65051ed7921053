import type { Database } from '#platform/server/database/store.ts';
import { givenBy, type ServerModule } from '#platform/server/module.ts';

/** Days that a ticket lets in on, by its kind; one that isn't there lets in on all of them. */
export type LimitedKinds = ReadonlyMap<string, readonly string[]>;

export interface HeldTicket {
  kind: string;
  isPaid: boolean;
}

declare module '#platform/server/module.ts' {
  interface ServerModule {
    /** What the door knows of the tickets that this module sells. */
    soldTickets?: {
      limitedKinds: (
        database: Database,
        asked: { editionId: string; days: readonly string[] },
      ) => Promise<LimitedKinds>;
      /** Those of these attendees, by their ids. Who isn't among them owes nothing that the program knows of. */
      of: (database: Database, attendeeIds: readonly string[]) => Promise<ReadonlyMap<string, HeldTicket>>;
    };
  }
}

export async function limitedKinds(
  modules: readonly ServerModule[],
  database: Database,
  asked: { editionId: string; days: readonly string[] },
): Promise<LimitedKinds> {
  const found = await Promise.all(
    givenBy(modules, 'soldTickets').map((sold) => sold.limitedKinds(database, asked)),
  );
  return new Map(found.flatMap((some) => [...some]));
}

export async function ticketsOf(
  modules: readonly ServerModule[],
  database: Database,
  attendeeIds: readonly string[],
): Promise<ReadonlyMap<string, HeldTicket>> {
  const found = await Promise.all(
    givenBy(modules, 'soldTickets').map((sold) => sold.of(database, attendeeIds)),
  );
  return new Map(found.flatMap((some) => [...some]));
}
