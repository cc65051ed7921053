import type { Config } from '#platform/server/config.ts';
import type { Job } from '#platform/server/jobs/job.ts';
import { deleteSettled } from './queries.ts';
import { Sender } from './sender.ts';
import { openTransport } from './transport.ts';

/** One run goes on looking for mail, so that a mail is sent at once and an idle program writes nothing. */
const RUN_MS = 5 * 60 * 1000;
const EVERY_MS = 1_000;

/** Mails are no archive (docs/product.md, 4.11). */
const STORED_MS = 365 * 24 * 60 * 60 * 1000;
const FORGET_EVERY_MS = 24 * 60 * 60 * 1000;

/** Deletes mails that were settled long ago. */
export const purgeMails: Job = {
  kind: 'forget-mails',
  schedule: { every: FORGET_EVERY_MS },
  async run({ store, clock, signal }) {
    const before = new Date(clock.now().getTime() - STORED_MS).toISOString();
    while ((await deleteSettled(store.database, before)) > 0) signal.throwIfAborted();
  },
};

/** Sends mail, if there is a server for it. */
export function mailJobs({ mail }: Config, lasting = RUN_MS): Job[] {
  if (!mail) return [];
  return [
    {
      kind: 'send-mail',
      schedule: { every: EVERY_MS },
      waitsForOthers: true,
      async run(context) {
        const transport = await openTransport(mail);
        try {
          await new Sender(context, transport).send(lasting);
        } finally {
          transport.close();
        }
      },
    },
  ];
}
