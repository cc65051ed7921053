import { countMailsByState, oldestWaitingMail } from '#modules/mail/server/service.ts';
import type { Store } from '#platform/server/database/store.ts';
import type { Services } from '#platform/server/http/context.ts';
import type { Figure } from '#platform/server/watch/metrics.ts';

/** What is told about the program besides its requests and its memory. */
export function figuresOf({ store, clock }: Services): Figure[] {
  return [
    ...figuresOfReplica(store),
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

function figuresOfReplica({ replica }: Store): Figure[] {
  if (!replica) return [];
  return [
    {
      name: 'long_reads',
      help: 'Long reads since the start, by who answered them',
      label: 'from',
      read: async () => ({ ...replica.reads }),
    },
    {
      name: 'replica_behind_bytes',
      help: 'How much of the database’s log the replica has yet to replay',
      sameForAll: true,
      read: () => replica.behind(),
    },
  ];
}
