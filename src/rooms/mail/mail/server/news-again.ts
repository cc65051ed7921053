import { emailKey } from '#platform/contract/email-address.ts';
import { publicAddress } from '#platform/contract/public-addresses.ts';
import { Refusal } from '#platform/contract/refusal.ts';
import type { Database } from '#platform/server/database/store.ts';
import type { CallContext, Services } from '#platform/server/http/context.ts';
import { languageOf, type Reader } from '#platform/server/reader.ts';
import { siteUrl } from '#platform/server/site-url.ts';
import { withActivity } from '#rooms/ground/server.ts';
import { mailKind } from '../kind.ts';
import * as say from '../messages.ts';
import * as onSite from '../site-messages.ts';
import { findSentTo } from './queries.ts';
import type { UnsubscriptionRow } from './tables.ts';
import { endUnsubscriptions, listUnsubscriptions } from './unsubscription-queries.ts';
import { mailAbout, type NewMail } from './write-mail.ts';

const OWNER = 'of news again';

const TEMPLATE = 'newsAgain';
/** Whoever enters somebody else's address writes to them once a day at most. */
const ONCE_IN_MS = 24 * 60 * 60 * 1000;

interface Asking extends Reader {
  id: string;
  fullname: string;
  email: string;
  email_key: string;
  news_version: string | null;
}

/** Who among these addresses has to confirm that they want news again. */
export async function unsubscribedAmong(
  database: Database,
  { clock }: Pick<Services, 'clock'>,
  keys: readonly string[],
): Promise<UnsubscriptionRow[]> {
  const since = new Date(clock.now().getTime() - ONCE_IN_MS).toISOString();
  const [ended, asked] = await Promise.all([
    listUnsubscriptions(database, keys),
    findSentTo(database, keys, { template: TEMPLATE, since }),
  ]);
  return ended.filter(({ email_key }) => !asked.includes(email_key));
}

/**
 * To those who ticked the box about news and had ended them: anybody can tick it for their address, so only the mail's link
 * begins the news again.
 */
export function newsAgainMails(
  { config, secrets }: Pick<Services, 'config' | 'secrets'>,
  unsubscribed: readonly UnsubscriptionRow[],
  rows: readonly Asking[],
) {
  return rows.flatMap((row) => {
    const ended = row.news_version && unsubscribed.find(({ email_key }) => email_key === row.email_key);
    if (!ended) return [];
    const token = secrets.encryptForLink(`${ended.since} ${ended.email_key}`, OWNER);
    const write = () => newsAgainMail(row, siteUrl(config) + publicAddress.newsAgain(token));
    return [{ spoken: languageOf(row), write }];
  });
}

export function newsAgainMail(
  row: Pick<Asking, 'id' | 'fullname' | 'email'>,
  link: string,
): NewMail<typeof TEMPLATE> {
  return { ...mailAbout(row), template: TEMPLATE, link };
}

function opened({ secrets }: Pick<Services, 'secrets'>, token: string): UnsubscriptionRow | undefined {
  const [since, email_key] = secrets.decryptFromLink(token, OWNER)?.split(' ') ?? [];
  return since && email_key ? { since, email_key } : undefined;
}

/** Whether the link can begin the news again, or has; undefined if it leads nowhere, or news were ended once more. */
export async function newsAgainState(
  services: Pick<Services, 'secrets'>,
  database: Database,
  token: string,
): Promise<'asks' | 'done' | undefined> {
  const given = opened(services, token);
  if (!given) return undefined;
  const [present] = await listUnsubscriptions(database, [given.email_key]);
  if (!present) return 'done';
  return present.since === given.since ? 'asks' : undefined;
}

/** Begins the news again, for whoever has the mail. */
export async function beginNewsAgain(context: CallContext, token: string): Promise<void> {
  await withActivity(context, async (database) => {
    const state = await newsAgainState(context, database, token);
    const given = opened(context, token);
    if (!state || !given) throw new Refusal('not-found', onSite.linkGone());
    if (state === 'done') return { result: undefined };
    await endUnsubscriptions(database, [given.email_key]);
    const subject = { type: mailKind.name };
    const description = say.newsAgainEntry();
    return { result: undefined, activity: { type: 'Updated', description, subject } };
  });
}

/** Since when an address wants no more news; undefined if it hasn't said so. */
export async function endedNewsSince(database: Database, email: string): Promise<string | undefined> {
  return (await listUnsubscriptions(database, [emailKey(email)]))[0]?.since;
}

/** Whoever has the address wants news, whatever they said before. */
export function beginNews(database: Database, email: string): Promise<void> {
  return endUnsubscriptions(database, [emailKey(email)]);
}

/** Whether such a mail was written to an address within a day. */
export async function isSentOfLate(
  database: Database,
  { clock }: Pick<Services, 'clock'>,
  email: string,
  template: string,
): Promise<boolean> {
  const since = new Date(clock.now().getTime() - ONCE_IN_MS).toISOString();
  return (await findSentTo(database, [emailKey(email)], { template, since })).length > 0;
}
