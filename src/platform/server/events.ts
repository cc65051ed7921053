import type { Database } from './database/store.ts';
import type { CallContext, Services } from './http/context.ts';
import type { Job } from './jobs/job.ts';
import { requestJob } from './jobs/request.ts';

/**
 * What happens, by name, with what is told of it. A module declares what it publishes by adding to this, beside its own
 * code.
 */
// biome-ignore lint/suspicious/noEmptyInterface: a type could not be added to
export interface DomainEvents {}

type Name = keyof DomainEvents;

/** What follows from events of one name, all those of a transaction together. Throws to undo what caused them. */
type Handle<Event> = (database: Database, services: Acting, events: readonly Event[]) => Promise<unknown>;

/** With whoever caused them, if that was a user. */
type Acting = Services & Pick<CallContext, 'actor'>;

/** What a module does when something happens. */
export interface Listener {
  event: Name;
  handle: Handle<never>;
}

declare module './module.ts' {
  interface ServerModule {
    on?: readonly Listener[];
  }
}

/** In the transaction that caused the event, at its end; or as a job, once that transaction is committed. */
export function on<Event extends Name>(event: Event, what: Handle<DomainEvents[Event]> | Job): Listener {
  if (typeof what === 'function') return { event, handle: what };
  return { event, handle: (database, { clock }) => requestJob(database, what, { due: clock.now() }) };
}

type Published = { [Event in Name]: { event: Event; told: DomainEvents[Event] } }[Name];

/** By transaction, which several changes may share, one after the other. */
const publishedIn = new WeakMap<Database, Published[]>();

function publishedBy(database: Database): Published[] {
  const published = publishedIn.get(database);
  if (!published) throw new Error('events belong to a change, which delivers them');
  return published;
}

/** Says that something happened, in the transaction in which it did. */
export function publish<Event extends Name>(
  database: Database,
  event: Event,
  told: DomainEvents[Event],
): void {
  publishedBy(database).push({ event, told } as Published);
}

/** What the change has published so far and wasn't delivered yet. */
export function publishedSoFar<Event extends Name>(
  database: Database,
  name: Event,
): readonly DomainEvents[Event][] {
  return publishedBy(database).flatMap(({ event, told }) =>
    event === name ? [told as DomainEvents[Event]] : [],
  );
}

/** Makes a change, and then delivers what it published, and what that led to. */
export async function deliveringEvents<T>(
  database: Database,
  services: Acting,
  change: () => Promise<T>,
): Promise<T> {
  const published: Published[] = [];
  publishedIn.set(database, published);
  try {
    const result = await change();
    const listeners = services.modules.flatMap((module) => module.on ?? []);
    while (published.length > 0) {
      for (const [name, some] of Map.groupBy(published.splice(0), ({ event }) => event)) {
        const events = some.map(({ told }) => told) as never[];
        for (const { event, handle } of listeners)
          if (event === name) await handle(database, services, events);
      }
    }
    return result;
  } finally {
    publishedIn.delete(database);
  }
}
