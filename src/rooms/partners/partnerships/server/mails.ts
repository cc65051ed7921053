import { ALL_EDITIONS } from '#platform/contract/edition-filter.ts';
import { accessTo } from '#platform/contract/kind.ts';
import type { Database } from '#platform/server/database/store.ts';
import { requireActor, type Services } from '#platform/server/http/context.ts';
import { deskLanguageOf, languageOf } from '#platform/server/reader.ts';
import { listUsersWhoMay } from '#rooms/access/server.ts';
import { shownPackages } from '#rooms/edition/contract.ts';
import { labelOf, listScope, publishedEdition } from '#rooms/edition/server.ts';
import {
  type MailExample,
  type MailExamples,
  mailAbout,
  type NewMail,
  queueMail,
} from '#rooms/mail/server.ts';
import { askedOfPerson, personFacts } from '#rooms/people/server.ts';
import { partnershipKind } from '../kind.ts';
import * as say from '../messages.ts';
import { findPartnership, listPartnerships } from './queries.ts';
import type { PartnershipRow } from './tables.ts';

/** Tells the sender that their request arrived, and everybody who may answer it that it is there. */
export async function announce(database: Database, services: Services, row: PartnershipRow): Promise<void> {
  await queueMail(database, services, languageOf(row), () => acknowledgement(database, row));
  for (const user of await listUsersWhoMay(services, database, accessTo(partnershipKind))) {
    await queueMail(database, services, deskLanguageOf(user), () => notice(services, row, user));
  }
}

async function acknowledgement(
  database: Database,
  row: PartnershipRow,
): Promise<NewMail<'partnershipReceived'>> {
  const edition = await publishedEdition(database, row.event_id ?? undefined);
  return {
    ...mailAbout(row),
    template: 'partnershipReceived',
    facts: [[say.packageHeading(), labelOf(shownPackages({ edition }), row.package)]],
  };
}

function notice(
  { config }: Pick<Services, 'config'>,
  row: PartnershipRow,
  { username, email }: { username: string; email: string },
): NewMail<'partnershipNotice'> {
  return {
    template: 'partnershipNotice',
    to: { name: username, email },
    values: { name: row.fullname, company: row.company, package: row.package },
    aboutId: row.id,
    replyTo: row.email,
    facts: factsOf(row),
    link: `${config.publicUrl}${partnershipKind.recordScreen}?record=${row.id}`,
  };
}

const { fullname, designation, ...others } = askedOfPerson;

function factsOf(row: PartnershipRow): [string, string][] {
  return [[say.packageHeading(), row.package], ...personFacts(row, { fullname, designation, ...others })];
}

const people: MailExample['people'] = async ({ store: { database }, clock }, limit) => {
  const scope = await listScope(database, clock.now(), ALL_EDITIONS);
  const { rows } = await listPartnerships(database, { page: 1, pageSize: limit }, scope);
  return rows.map(({ id, fullname, company }) => ({ id, name: `${fullname}, ${company}` }));
};

/** The mails about partnership requests, as they would be sent. */
export const partnershipMailExamples = {
  partnershipReceived: {
    people,
    async write({ store }, id) {
      const row = await findPartnership(store.database, id);
      return row && (await acknowledgement(store.database, row));
    },
  },
  partnershipNotice: {
    people,
    async write(context, id) {
      const row = await findPartnership(context.store.database, id);
      const { username } = requireActor(context);
      return row && notice(context, row, { username, email: '' });
    },
  },
} satisfies MailExamples;
