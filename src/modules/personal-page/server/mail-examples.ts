import type { MailExample } from '#modules/mail/server/service.ts';
import { toAttendees } from '#modules/registrations/server/service.ts';
import { addressChangedMail, changedMail, codeMail, passedOnMail } from './mails.ts';

const EXAMPLE = { what: 'correct', code: '123456', colleague: 'Kojo Antwi' } as const;

/** The mails about what attendees do on their own page, as they would get them. */
export const personalMailExamples = {
  personalCode: toAttendees((_context, row) => codeMail(row, { ...EXAMPLE, email: row.email })),
  registrationChanged: toAttendees(({ config, store }, row) =>
    changedMail(store.database, row, config.publicUrl),
  ),
  addressChanged: toAttendees((_context, row) => addressChangedMail(row)),
  passedOn: toAttendees((context, row) =>
    passedOnMail(context.store.database, context, row, EXAMPLE.colleague),
  ),
} satisfies Record<string, MailExample>;
