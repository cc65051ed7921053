import type { Config } from '#platform/server/config.ts';
import type { Job } from '#platform/server/jobs/job.ts';
import type { DrawStrip } from './attachments.ts';
import { Sender } from './sender.ts';
import { openTransport } from './transport.ts';

/** One run goes on looking for mail, so that a mail is sent at once and an idle program writes nothing. */
const RUN_MS = 5 * 60 * 1000;
const EVERY_MS = 1_000;

/** Sends mail, if there is a server for it. */
export function mailJobs({ mail }: Config, drawStrip: DrawStrip, lasting = RUN_MS): Job[] {
  if (!mail) return [];
  return [
    {
      kind: 'send-mail',
      schedule: { every: EVERY_MS },
      async run(context) {
        const transport = await openTransport(mail);
        try {
          await new Sender(context, { transport, drawStrip }).send(lasting);
        } finally {
          transport.close();
        }
      },
    },
  ];
}
