import { fileNameOf } from '#platform/contract/file-answer.ts';
import type { Database } from '#platform/server/database/store.ts';
import type { Services } from '#platform/server/http/context.ts';
import { siteUrl } from '#platform/server/site-url.ts';
import { greetable, type MailExamples, mailAbout, type NewMail } from '#rooms/mail/server.ts';
import {
  type AttendeeRow,
  calendarCancellation,
  toAttendees,
} from '#rooms/people/registrations/server/service.ts';
import { personFacts, questionsOf, withAnswers } from '#rooms/people/submissions/server/service.ts';
import { CHANGES, type Change, CODE_MINUTES } from '../contract.ts';
import * as say from '../messages.ts';

/** The code goes where what is asked for says. */
export function codeMail(
  row: AttendeeRow,
  { what, email, code }: { what: Change; email: string; code: string },
): NewMail<'personalCode'> {
  const { to, values, aboutId } = mailAbout(row);
  return {
    template: 'personalCode',
    to: { ...to, email },
    values: { ...values, what: CHANGES[what](), minutes: String(CODE_MINUTES) },
    code: { label: say.code(), digits: code },
    aboutId,
  };
}

export async function changedMail(
  database: Database,
  row: AttendeeRow,
  link: string,
): Promise<NewMail<'registrationChanged'>> {
  const asked = withAnswers(await questionsOf(database, 'registration', row.event_id), row);
  const answers = asked.map(({ label, answer }): [string, string] => [label, fileNameOf(answer) ?? answer]);
  const facts = [...personFacts(row), ...answers.filter(([, value]) => value !== '')];
  return { ...mailAbout(row), template: 'registrationChanged', facts, link };
}

/** To the address that the registration had before. */
export function addressChangedMail(before: AttendeeRow): NewMail<'addressChanged'> {
  return { ...mailAbout(before), template: 'addressChanged' };
}

/** To who had the place. */
export async function passedOnMail(
  database: Database,
  services: Services,
  row: AttendeeRow,
  colleague: string,
): Promise<NewMail<'passedOn'>> {
  const { values, ...about } = mailAbout(row);
  return {
    ...about,
    template: 'passedOn',
    values: { ...values, colleague: greetable(colleague) },
    attachments: await calendarCancellation(database, services, row),
  };
}

const EXAMPLE = { what: 'correct', code: '123456', colleague: 'Kojo Antwi' } as const;

/** The mails about what attendees do on their own page, as they would get them. */
export const personalMailExamples = {
  personalCode: toAttendees((_context, row) => codeMail(row, { ...EXAMPLE, email: row.email })),
  registrationChanged: toAttendees(({ config, store }, row) =>
    changedMail(store.database, row, siteUrl(config)),
  ),
  addressChanged: toAttendees((_context, row) => addressChangedMail(row)),
  passedOn: toAttendees((context, row) =>
    passedOnMail(context.store.database, context, row, EXAMPLE.colleague),
  ),
} satisfies MailExamples;
