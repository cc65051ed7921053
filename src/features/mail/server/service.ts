import type { MailRow } from '#database/schema-mail.ts';
import { siteIdentityOf } from '#features/content/server/service.ts';
import { summitName } from '#features/event/server/service.ts';
import type { Database } from '#platform/server/database/store.ts';
import type { MailTemplate } from '../texts.ts';
import { countByState, insertMail } from './queries.ts';
import { type NewMail, type Writing, writeMail } from './write-mail.ts';

export { eraseMailsAbout, findOldestWaiting as oldestWaitingMail } from './queries.ts';
export { LINK as SECRET } from './render-html.tsx';
export { greetable } from './write-mail.ts';

/** Writes a mail and queues it. Runs in the transaction of its cause: both happen or neither. */
export async function queueMail<Template extends MailTemplate>(
  database: Database,
  services: Writing,
  mail: NewMail<Template>,
): Promise<MailRow> {
  const summit = await summitName(database, services.clock.now());
  const { organiser, email, look, seed } = await siteIdentityOf(database);
  const row = writeMail(services, mail, { summit, organiser: organiser || summit, email, look, seed });
  await insertMail(database, row);
  return row;
}

export async function countMailsByState(database: Database): Promise<Record<string, number>> {
  const counts = await countByState(database);
  return Object.fromEntries(counts.map(({ state, count }) => [state, count]));
}
