import { perLanguage } from '#platform/contract/language.ts';
import type { Database } from '#platform/server/database/store.ts';
import type { DomainEvents } from '#platform/server/events.ts';
import type { Services } from '#platform/server/http/context.ts';
import { languageOf } from '#platform/server/reader.ts';
import { siteUrl } from '#platform/server/site-url.ts';
import { letterheadOf, type MailExamples, mailAbout, type NewMail, queueMails } from '#rooms/mail/server.ts';
import { attendeesById, toAttendees } from '#rooms/people/server.ts';
import { PROGRAMME_PAGE } from '../../addresses.ts';
import * as text from '../../star-messages.ts';
import { describeDifference, inSpokenWords } from '../differences.ts';
import { listToBeTold } from './star-queries.ts';

type Published = DomainEvents['ProgrammePublished'];
type Written = NewMail<'starredSessions'>;
type Facts = NonNullable<Written['facts']>;

/** What is worth a mail: a new title or room of the same name isn't. */
const TOLD = ['moved', 'cancelled', 'removed', 'restored'];

/** Tells those who asked for it when a session that they starred is moved, cancelled or takes place after all. */
export async function tellStarred(
  database: Database,
  services: Services,
  events: readonly Published[],
): Promise<void> {
  const told = perLanguage(() => new Map(events.flatMap(textsOf)));
  if (told().size === 0) return;
  const starred = await listToBeTold(database, [...told().keys()]);
  if (starred.length === 0) return;
  const byAttendee = Map.groupBy(starred, ({ attendee_id }) => attendee_id);
  const attendees = await attendeesById(database, [...byAttendee.keys()]);
  const mails = attendees.flatMap((row) => {
    if (row.cancelled_at !== null) return [];
    const theirs = byAttendee.get(row.id) ?? [];
    const write = () => {
      const facts = theirs.flatMap(({ session_id }) => told().get(session_id) ?? []);
      return mailTo(row, services, facts);
    };
    return [{ spoken: languageOf(row), write }];
  });
  await queueMails(database, services, () => letterheadOf(database, services), mails);
}

function textsOf({ differences, zone }: Published): [sessionId: string, facts: Facts][] {
  return differences
    .filter(({ what }) => TOLD.includes(what))
    .map((difference) => {
      const { title } = inSpokenWords('after' in difference ? difference.after : difference.before);
      return [
        difference.sessionId,
        describeDifference(difference, zone).map((said) => [title, said] as const),
      ];
    });
}

function mailTo(
  row: Parameters<typeof mailAbout>[0],
  { config }: Pick<Services, 'config'>,
  facts: Facts,
): Written {
  return {
    ...mailAbout(row),
    template: 'starredSessions',
    facts,
    link: `${siteUrl(config)}${PROGRAMME_PAGE}`,
  };
}

/** The mail as somebody would get it. */
export const starMailExamples = {
  starredSessions: toAttendees((context, row) =>
    mailTo(row, context, [[text.exampleTitle(), text.exampleChange()]]),
  ),
} satisfies MailExamples;
