import { onTestFinished } from 'vitest';
import type { JobRunner } from '#platform/server/jobs/runner.ts';
import { mailJobs } from '#rooms/mail/mail/server/jobs.ts';
import { queueMail } from '#rooms/mail/mail/server/service.ts';
import type { MailPromise, MailRow } from '#rooms/mail/mail/server/tables.ts';
import type { TestApp } from './app.ts';
import { anotherInstance } from './jobs.ts';
import { MailSink } from './mail-sink.ts';

/** A mail server that is closed when the test ends. */
export async function openMailSink(): Promise<MailSink> {
  const sink = await new MailSink().open();
  onTestFinished(() => sink.close());
  return sink;
}

/** Settings with which mail goes to this server, as fast as it can. */
export function mailSettings(url: string): Record<string, string> {
  return { SMTP_URL: url, MAIL_FROM: 'The Summit <summit@summit.example>', MAIL_RATE: '1000' };
}

/** Queues mails to `number@people.example`, and returns their ids. */
export async function queueMails(
  { services, store }: TestApp,
  count: number,
  { promise = 'transactional', first = 0 }: { promise?: MailPromise; first?: number } = {},
): Promise<string[]> {
  const ids: string[] = [];
  for (let number = first; number < first + count; number += 1) {
    const to = { name: '', email: `${number}@people.example` };
    const mail = { template: 'test', to, values: { name: 'Ama' }, promise } as const;
    ids.push((await queueMail(store.database, services, 'en', () => mail)).id);
  }
  return ids;
}

/** An instance that sends mail until the test ends. */
export function sendingInstance(app: TestApp): JobRunner {
  const runner = anotherInstance(app, mailJobs(app.services.config));
  runner.start();
  onTestFinished(() => runner.stop());
  return runner;
}

export function mailRows({ store }: TestApp): Promise<MailRow[]> {
  return store.database.selectFrom('mails').selectAll().orderBy('id').execute();
}
