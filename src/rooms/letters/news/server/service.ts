import type { z } from 'zod';
import { emailKey } from '#platform/contract/email-address.ts';
import { Refusal } from '#platform/contract/refusal.ts';
import type { Database } from '#platform/server/database/store.ts';
import type { CallContext } from '#platform/server/http/context.ts';
import { newId } from '#platform/server/identifier.ts';
import { refuseAtLimit } from '#platform/server/limits.ts';
import { languageOf, languageOfForm } from '#platform/server/reader.ts';
import { siteUrl } from '#platform/server/site-url.ts';
import { publishedSite } from '#rooms/edition/server.ts';
import { withActivity } from '#rooms/ground/server.ts';
import { beginNews, endedNewsSince, greetable, isSentOfLate, queueMail } from '#rooms/mail/server.ts';
import { agreedTo, shownConsents } from '#rooms/people/server.ts';
import { newsWantedAddress } from '../addresses.ts';
import type { newsForm } from '../contract.ts';
import { newsReaderKind } from '../kind.ts';
import * as say from '../messages.ts';
import { eraseReaders, findReader, insertReader } from './queries.ts';

const OWNER = 'of news wanted';
const TEMPLATE = 'newsWanted';
/** Who is erased, or loses the address, isn't written to again by an old mail. */
const ANSWER_WITHIN_MS = 30 * 24 * 60 * 60 * 1000;

/** What the mail's link holds: nothing is kept of who doesn't confirm. */
interface Wanted {
  email: string;
  news: string;
  language: string | null;
  at: string;
}

/**
 * Sends an address a link that begins the news. Anybody can enter somebody else's: they are written to once a day at most,
 * and the answer says nothing of them.
 */
export async function askForNews(context: CallContext, { email, news }: z.output<typeof newsForm>) {
  const { clock, limits, secrets, store, config } = context;
  const agreed = news ?? shownConsents(await publishedSite(store.database)).news.version;
  await agreedTo(store.database, { news: agreed });
  await refuseAtLimit(() => limits.take('newsWanted', context.address), say.tooMany());
  await refuseAtLimit(() => limits.take('newsWantedInAll', ''), say.tooManyInAll());
  const language = languageOfForm();
  const wanted: Wanted = { email, news: agreed, language, at: clock.now().toISOString() };
  const token = secrets.encryptForLink(JSON.stringify(wanted), OWNER);
  await store.write(async (database) => {
    if (await isSentOfLate(database, context, email, TEMPLATE)) return;
    await queueMail(database, context, languageOf({ language }), () => ({
      to: { name: '', email },
      values: { name: greetable('') },
      template: TEMPLATE,
      link: siteUrl(config) + newsWantedAddress(token),
    }));
  });
}

function opened(
  { secrets, clock }: Pick<CallContext, 'secrets' | 'clock'>,
  token: string,
): Wanted | undefined {
  const text = secrets.decryptFromLink(token, OWNER);
  if (!text) return undefined;
  const wanted: Wanted = JSON.parse(text);
  return clock.now().getTime() - Date.parse(wanted.at) < ANSWER_WITHIN_MS ? wanted : undefined;
}

/** Whether the link can begin the news, or has; undefined if it leads nowhere, or they were ended since. */
export async function newsWantedState(
  context: Pick<CallContext, 'secrets' | 'clock'>,
  database: Database,
  token: string,
): Promise<'asks' | 'done' | undefined> {
  const wanted = opened(context, token);
  if (!wanted) return undefined;
  const ended = await endedNewsSince(database, wanted.email);
  if (ended && ended > wanted.at) return undefined;
  return (await findReader(database, wanted.email)) && !ended ? 'done' : 'asks';
}

/** Begins the news, for whoever has the mail. */
export async function confirmNews(context: CallContext, token: string): Promise<void> {
  await withActivity(context, async (database) => {
    const state = await newsWantedState(context, database, token);
    const wanted = opened(context, token);
    if (!state || !wanted) throw new Refusal('not-found', say.linkGone());
    if (state === 'done') return { result: undefined };
    await beginNews(database, wanted.email);
    const known = await findReader(database, wanted.email);
    const id = known?.id ?? newId();
    const { email, language, news: news_version } = wanted;
    const created_at = context.clock.now().toISOString();
    // Who begins again has agreed to what was shown this time.
    await eraseReaders(database, [id]);
    await insertReader(database, {
      id,
      email,
      email_key: emailKey(email),
      language,
      news_version,
      created_at,
    });
    const subject = { type: newsReaderKind.name, id };
    return { result: undefined, activity: { type: 'Created', description: say.wantedEntry(), subject } };
  });
}
