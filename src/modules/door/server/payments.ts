import type { Database } from '#platform/server/database/store.ts';
import { givenBy, type ServerModule } from '#platform/server/module.ts';

declare module '#platform/server/module.ts' {
  interface ServerModule {
    /** Whether attendees of an edition have paid, by their ids. Who isn't in it owes nothing that the program knows of. */
    paymentStates?: (
      database: Database,
      asked: { editionId: string },
    ) => Promise<ReadonlyMap<string, 'paid' | 'unpaid'>>;
    /** On which of these days attendees are let in, by their ids. Who isn't in it comes on all of them. */
    ticketDays?: (
      database: Database,
      asked: { editionId: string; days: readonly string[] },
    ) => Promise<ReadonlyMap<string, readonly string[]>>;
  }
}

/** The ids of those who have yet to pay. */
export async function unpaidIds(
  modules: readonly ServerModule[],
  database: Database,
  editionId: string,
): Promise<ReadonlySet<string>> {
  const states = await Promise.all(
    givenBy(modules, 'paymentStates').map((find) => find(database, { editionId })),
  );
  return new Set(
    states.flatMap((some) => [...some].flatMap(([id, state]) => (state === 'unpaid' ? id : []))),
  );
}

/** On which days whose ticket lets them in, where it isn't on all of them. */
export async function ticketDaysOf(
  modules: readonly ServerModule[],
  database: Database,
  asked: { editionId: string; days: readonly string[] },
): Promise<ReadonlyMap<string, readonly string[]>> {
  const found = await Promise.all(givenBy(modules, 'ticketDays').map((find) => find(database, asked)));
  return new Map(found.flatMap((some) => [...some]));
}
