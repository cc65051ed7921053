import type { Services } from '#platform/server/http/context.ts';
import type { Figure } from '#platform/server/watch/metrics.ts';
import { countMailsByState, oldestWaitingMail } from './service.ts';

export function mailFigures({ store, clock }: Services): Figure[] {
  return [
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
