import { currentEvent, type EventRow } from '#modules/event/server/service.ts';
import type { MailExample } from '#modules/mail/server/service.ts';
import type { CallContext } from '#platform/server/http/context.ts';
import { offerEndedMail, offerMail, waitingMail } from './mails.ts';
import { offerTime } from './offer-time.ts';
import { findEntry, listOpen } from './queries.ts';
import type { WaitingEntryRow } from './tables.ts';

type Write = (
  row: WaitingEntryRow,
  context: CallContext,
  edition: EventRow,
) => ReturnType<MailExample['write']>;

function toWaiting(write: Write): MailExample {
  const editionOf = ({ store, clock }: CallContext) => currentEvent(store.database, clock.now());
  return {
    async people(context, limit) {
      const open = await listOpen(context.store.database, (await editionOf(context))?.id ?? null);
      return open.slice(0, limit).map(({ id, fullname }) => ({ id, name: fullname }));
    },
    async write(context, id) {
      const row = await findEntry(context.store.database, id);
      const edition = await editionOf(context);
      return row && edition && write(row, context, edition);
    },
  };
}

/** The mails to people on the waiting list, as they would get them. */
export const waitingMailExamples = {
  waiting: toWaiting(async (row, { config }) => waitingMail(row, config.publicUrl)),
  placeOffered: toWaiting(async (row, { config, clock }, edition) =>
    offerMail(row, { until: offerTime(edition, clock.now()).inWords, link: config.publicUrl }),
  ),
  offerEnded: toWaiting(async (row) => offerEndedMail(row)),
} satisfies Record<string, MailExample>;
