import { emailKey } from '#platform/contract/email-address.ts';
import type { Database } from '#platform/server/database/store.ts';
import type { CallContext, Services } from '#platform/server/http/context.ts';
import { type Job, type JobContext, whileHeld } from '#platform/server/jobs/job.ts';
import { requestJob } from '#platform/server/jobs/request.ts';
import { refuseAtLimit, unlessAtLimit } from '#platform/server/limits.ts';
import { givenBy } from '#platform/server/module.ts';
import { languageOf } from '#platform/server/reader.ts';
import { findCurrentEdition } from '#rooms/edition/server.ts';
import { queueMail } from '#rooms/mail/server.ts';
import { findByAddress, linkMail, newLink } from '#rooms/people/registrations/server/service.ts';
import * as say from '../messages.ts';

const OWNER = 'a lost link';

declare module '#platform/server/module.ts' {
  interface ServerModule {
    /** Sends new links of the pages that somebody with this address has. Runs in the caller's transaction. */
    sendLostLinks?: (database: Database, services: Services, email: string) => Promise<void>;
  }
}

/**
 * Sends new links to an address, if somebody with it has a page of their own. Whether that is so is looked up later:
 * the answer and its time say nothing.
 */
export async function requestLink(context: CallContext, email: string): Promise<void> {
  const { clock, limits, secrets, store } = context;
  await refuseAtLimit(() => limits.take('lostLinks', context.address), say.tooManyLinksFromNetwork());
  await refuseAtLimit(() => limits.take('lostLinksInAll', ''), say.tooManyLinks());
  const left = await unlessAtLimit(() => limits.take('lostLinksToAddress', emailKey(email)));
  const subject = secrets.encrypt(JSON.stringify({ email, isSent: left !== undefined }), OWNER);
  await requestJob(store.database, sendLostLink, { subject, due: clock.now() });
}

export const sendLostLink: Job = { kind: 'send-lost-link', schedule: 'on demand', run: sendLink };

async function sendLink(context: JobContext): Promise<void> {
  const content = context.secrets.decrypt(context.subject, OWNER);
  const { email = '', isSent = false } = content
    ? (JSON.parse(content) as { email: string; isSent: boolean })
    : {};
  if (!isSent) return;
  await whileHeld(context, async (database) => {
    const editionId = (await findCurrentEdition(database, context.clock.now()))?.id ?? null;
    const row = await findByAddress(database, editionId, email);
    if (row)
      await queueMail(database, context, languageOf(row), async () =>
        linkMail(row, await newLink(database, context, row.id)),
      );
    for (const sendMore of givenBy(context.modules, 'sendLostLinks'))
      await sendMore(database, context, email);
  });
}
