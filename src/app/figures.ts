import type { Services } from '#platform/server/http/context.ts';
import { givenBy } from '#platform/server/module.ts';
import type { Figure } from '#platform/server/watch/metrics.ts';

/** What is told about the program besides its requests and its memory. */
export function figuresOf(services: Services): Figure[] {
  return [
    {
      name: 'database_work',
      help: 'What the database is busy with: connections, and what waits for them or to be written',
      label: 'of',
      read: async () => services.store.work(),
    },
    ...givenBy(services.modules, 'figures').flatMap((read) => read(services)),
  ];
}
