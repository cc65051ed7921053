import { countMailsByState, oldestWaitingMail } from '#modules/mail/server/service.ts';
import type { Services } from '#platform/server/http/context.ts';
import type { Figure } from '#platform/server/watch/metrics.ts';

/** What is told about the program besides its requests and its memory. */
export function figuresOf({ store, clock }: Services): Figure[] {
  return [
    {
      name: 'database_work',
      help: 'What the database is busy with: connections, and what waits for them or to be written',
      label: 'of',
      read: async () => store.work(),
    },
    {
      name: 'mails',
      help: 'Mails by state',
      label: 'state',
      sameForAll: true,
      read: () => countMailsByState(store.database),
    },
    {
      name: 'oldest_waiting_mail_seconds',
      help: 'For how long the oldest waiting mail has waited',
      sameForAll: true,
      read: async () => {
        const since = await oldestWaitingMail(store.database);
        return since ? (clock.now().getTime() - Date.parse(since)) / 1_000 : 0;
      },
    },
  ];
}
