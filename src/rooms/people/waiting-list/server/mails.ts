import type { CallContext } from '#platform/server/http/context.ts';
import { siteUrl } from '#platform/server/site-url.ts';
import { type EditionRow, findCurrentEdition } from '#rooms/edition/server.ts';
import { type MailExample, type MailExamples, mailAbout, type NewMail } from '#rooms/mail/server.ts';
import { offerTime } from './offer-time.ts';
import { findEntry, listOpen } from './queries.ts';
import type { WaitingEntryRow } from './tables.ts';

export function waitingMail(row: WaitingEntryRow, link: string): NewMail<'waiting'> {
  return { ...mailAbout(row), template: 'waiting', link };
}

export function offerMail(
  row: WaitingEntryRow,
  { until, link }: { until: string; link: string },
): NewMail<'placeOffered'> {
  const { values, ...about } = mailAbout(row);
  return { ...about, template: 'placeOffered', values: { ...values, until }, link };
}

export function offerEndedMail(row: WaitingEntryRow): NewMail<'offerEnded'> {
  return { ...mailAbout(row), template: 'offerEnded' };
}

type Write = (
  row: WaitingEntryRow,
  context: CallContext,
  edition: EditionRow,
) => ReturnType<MailExample['write']>;

function toWaiting(write: Write): MailExample {
  const editionOf = ({ store, clock }: CallContext) => findCurrentEdition(store.database, clock.now());
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
  waiting: toWaiting(async (row, { config }) => waitingMail(row, siteUrl(config))),
  placeOffered: toWaiting(async (row, { config, clock }, edition) =>
    offerMail(row, { until: offerTime(edition, clock.now()).untilText(), link: siteUrl(config) }),
  ),
  offerEnded: toWaiting(async (row) => offerEndedMail(row)),
} satisfies MailExamples;
