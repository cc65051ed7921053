import { ADMINISTRATOR, mayAccess } from '#platform/contract/access.ts';
import { emailKey } from '#platform/contract/email-address.ts';
import { language } from '#platform/contract/language.ts';
import { Refusal } from '#platform/contract/refusal.ts';
import { inTheRecord } from '#platform/server/activity-snapshot.ts';
import type { Database } from '#platform/server/database/store.ts';
import { type CallContext, requireActor, type Services } from '#platform/server/http/context.ts';
import { newId } from '#platform/server/identifier.ts';
import { givenBy } from '#platform/server/module.ts';
import { type ActivityEntry, changeInPieces, withActivity } from '#rooms/ground/server.ts';
import { accessToMail } from '../access-to-mail.ts';
import { PENDING_MAILS } from '../contract.ts';
import { mailKind } from '../kind.ts';
import { mailTemplates, textOf } from '../mail-texts.ts';
import { mailingTemplate, PURPOSE_NAMES } from '../mailing-purposes.ts';
import * as say from '../messages.ts';
import {
  type BlindRecords,
  endSuppression,
  findOldestWaiting,
  findShownMail,
  insertMails,
  type ListedMail,
  updateMail,
} from './queries.ts';
import { countMailsByState, queueMail } from './service.ts';
import type { MailRow } from './tables.ts';
import { searchText } from './write-mail.ts';

/** What a mail with a link is about: whose it is, and how to make a new link. Undefined if it is gone. */
type RenewableLink = (
  database: Database,
  services: Services,
  aboutId: string,
) => Promise<{ email: string | null; renew: () => string | Promise<string> } | undefined>;

declare module '#platform/server/module.ts' {
  interface ServerModule {
    renewableLink?: RenewableLink;
    /** The desk shows no mails about these. */
    blindRecords?: BlindRecords;
  }
}

/** Those that this user may read; undefined for Administrators, who read all. */
export function readableTemplates({ actor }: Pick<CallContext, 'actor'>): string[] | undefined {
  if (actor?.role === ADMINISTRATOR) return undefined;
  const toMany = [undefined, ...(actor?.rights ?? [])].flatMap((to) =>
    PURPOSE_NAMES.map((purpose) => mailingTemplate(purpose, to)),
  );
  return [...mailTemplates(), ...toMany].filter((template) => mayRead({ template }, actor));
}

export function blindRecords({ modules }: Pick<Services, 'modules'>): BlindRecords[] {
  return givenBy(modules, 'blindRecords');
}

/** A mail that this user may read: of any other, they don't learn that it is there. */
export async function readableMail(
  context: Pick<CallContext, 'store' | 'actor' | 'modules'>,
  id: string,
  database: Database = context.store.database,
): Promise<MailRow> {
  const row = await findShownMail(database, id, blindRecords(context));
  if (!row || !mayRead(row, context.actor)) throw new Refusal('not-found', say.gone());
  return row;
}

function mayRead({ template }: Pick<MailRow, 'template'>, actor: CallContext['actor']): boolean {
  return mayAccess(accessToMail(template), actor);
}

export function toMail(row: ListedMail) {
  const { id, template, promise, state, recipient_name: name, recipient, subject, attempts } = row;
  return {
    id,
    template,
    news: promise === 'bulk',
    state,
    name,
    recipient,
    subject,
    attempts,
    reply: row.reply ?? '',
    date: row.queued_at,
    next: row.due_at ?? '',
    sent: row.sent_at ?? '',
  };
}

export async function statusOf({ config, store }: Services) {
  const { from, url } = config.mail ?? {};
  return {
    sending: config.mail !== undefined,
    from: from ? [from.name, `<${from.address}>`].filter(Boolean).join(' ') : '',
    server: url ? new URL(url).host : '',
    counts: await countMailsByState(store.database),
    oldest: (await findOldestWaiting(store.database)) ?? '',
  };
}

/** Sends mails once more, except those that are on their way. */
export async function sendAgain(context: CallContext, ids: readonly string[]) {
  const sent = await changeInPieces(context, ids, async (database, some) => {
    const activity: ActivityEntry[] = [];
    for (const id of some) {
      const row = await findShownMail(database, id, blindRecords(context));
      if (!row || !mayRead(row, context.actor) || isPending(row)) continue;
      if (!(await queueAgain(database, context, row))) continue;
      activity.push(recorded(row));
    }
    return { result: activity.flatMap(({ subject }) => subject.id ?? []), activity };
  });
  if (sent.done.length === 0) throw new Refusal('not-found', say.noneSendable());
  return sent;
}

/** Sends a mail to another address. */
export function correctAddress(
  context: CallContext,
  { id, email }: { id: string; email: string },
): Promise<MailRow> {
  return withActivity(context, async (database) => {
    const row = await readableMail(context, id, database);
    if (isPending(row)) throw new Refusal('conflict', say.onItsWay());
    const corrected = {
      ...row,
      recipient: email,
      recipient_key: emailKey(email),
      mailing_id: null,
      search_text: searchText(row.recipient_name, email, row.subject),
    };
    const isQueued = await queueAgain(database, context, corrected, 'to anybody');
    if (!isQueued) throw new Refusal('conflict', say.linkUsed());
    const changes = inTheRecord(() => [{ field: say.recipient(), from: row.recipient, to: email }]);
    return { result: corrected, activity: { ...recorded(row), changes } };
  });
}

export function sendTest(context: CallContext, email: string): Promise<string> {
  const { username: name } = requireActor(context);
  return withActivity(context, async (database) => {
    const row = await queueMail(database, context, language(), () => ({
      template: 'test',
      to: { name: '', email },
      values: { name },
    }));
    return {
      result: row.id,
      activity: {
        type: 'Created',
        description: say.testedEntry({ email }),
        subject: { type: mailKind.name, id: row.id },
      },
    };
  });
}

/**
 * One that was sent before gets a number of its own: programs show the same number only once. False if it has a
 * link or a code that can't be had again, or a link to what is at another address by now, unless an organiser typed this one.
 */
async function queueAgain(
  database: Database,
  services: Services,
  row: MailRow,
  to: 'to the owner' | 'to anybody' = 'to the owner',
): Promise<boolean> {
  const { clock, config, secrets } = services;
  const { secret } = textOf(row.template) ?? {};
  const aboutId = secret === 'renewable link' ? row.about_id : null;
  const found = aboutId ? await findRenewable(database, services, aboutId) : undefined;
  const isOwner = to === 'to anybody' || emailKey(found?.email ?? '') === row.recipient_key;
  const link = isOwner ? await found?.renew() : undefined;
  if (secret && !link) return false;
  const now = clock.now().toISOString();
  const id = row.state === 'sent' ? newId() : row.id;
  await endSuppression(database, row.recipient_key);
  const queued: MailRow = {
    ...row,
    id,
    sealed_link: link ? secrets.encrypt(link, id) : null,
    state: config.mail ? 'queued' : 'withheld',
    queued_at: now,
    due_at: config.mail ? now : null,
    attempts: 0,
    reply: null,
    sent_at: null,
  };
  if (row.state === 'sent') await insertMails(database, [{ ...queued, created_at: now, mailing_id: null }]);
  else await updateMail(database, row.id, queued);
  return true;
}

async function findRenewable(database: Database, services: Services, aboutId: string) {
  for (const { renewableLink } of services.modules) {
    const found = await renewableLink?.(database, services, aboutId);
    if (found) return found;
  }
  return undefined;
}

function isPending({ state }: MailRow): boolean {
  return PENDING_MAILS.includes(state);
}

function recorded({ id, subject, recipient }: MailRow): ActivityEntry {
  const description = say.sentAgainEntry({ subject, recipient });
  return { type: 'Updated', description, subject: { type: mailKind.name, id } };
}
