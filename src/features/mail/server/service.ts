import type { Database } from '#platform/server/database/store.ts';
import type { Services } from '#platform/server/http/context.ts';
import type { MailTemplate } from '../texts.ts';
import { insertMail } from './queries.ts';
import { type NewMail, writeMail } from './write-mail.ts';

export { eraseMailsAbout } from './queries.ts';
export { greetable } from './write-mail.ts';

/** Writes a mail and queues it. Runs in the transaction of its cause: both happen or neither. */
export function queueMail<Template extends MailTemplate>(
  database: Database,
  services: Pick<Services, 'clock' | 'config' | 'secrets'>,
  mail: NewMail<Template>,
): Promise<void> {
  return insertMail(database, writeMail(services, mail));
}
