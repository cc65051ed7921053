import type { ReactNode } from 'react';
import { emailKey } from '#platform/contract/email-address.ts';
import { Refusal } from '#platform/contract/refusal.ts';
import type { Database } from '#platform/server/database/store.ts';
import type { CallContext, Services } from '#platform/server/http/context.ts';
import { hashSecret, isSecret, newId, newSecret } from '#platform/server/identifier.ts';
import { inLanguageOf, languageOf, type Reader } from '#platform/server/reader.ts';
import { siteUrl } from '#platform/server/site-url.ts';
import type { SiteView } from '#rooms/edition/server.ts';
import { type ActivityEntry, withActivity } from '#rooms/ground/server.ts';
import { queueMail } from '#rooms/mail/server.ts';
import { getSpeaker, listAllSpeakers, type SpeakerRow } from '#rooms/programme/speakers/server/service.ts';
import { ownSpeakerPage } from '../addresses.ts';
import type { LinkState } from '../contract.ts';
import * as say from '../messages.ts';
import { pageMail, reminderMail } from './mails.ts';
import {
  findByEmailKey,
  findByHash,
  findLink,
  findLinkOf,
  insertLink,
  type LinkStanding,
  listLinks,
  updateLink,
} from './queries.ts';
import type { SpeakerLinkRow } from './tables.ts';

/** A further part of a speaker's own page; null if there is nothing to say. */
export type SpeakerPagePart = (
  context: CallContext,
  speakerId: string,
) => Promise<((siteView: SiteView) => ReactNode) | null>;

declare module '#platform/server/module.ts' {
  interface ServerModule {
    /** What a speaker reads below the form of their own page. */
    speakerPagePart?: SpeakerPagePart;
  }
}

const DAY_MS = 24 * 60 * 60 * 1000;
/** Nobody is written to twice within this time, whoever asks for it. */
const REST_MS = 2 * DAY_MS;

const NOTHING = {
  email: null,
  email_key: null,
  language: null,
  token_hash: null,
  former_hash: null,
  asked_at: null,
  reminded_at: null,
  reminders: 0,
  answered_at: null,
  proposed: null,
  topic: null,
  needs: null,
  hours: null,
  recording: null,
} satisfies Partial<SpeakerLinkRow>;

/** What is kept of a speaker's page; the first time, nothing. Runs in the caller's transaction. */
async function ensureLink(database: Database, { clock }: Pick<Services, 'clock'>, speakerId: string) {
  const known = await findLinkOf(database, speakerId);
  if (known) return known;
  const row = {
    ...NOTHING,
    id: newId(),
    speaker_id: speakerId,
    created_at: clock.now().toISOString(),
  };
  await insertLink(database, row);
  return row;
}

/** What nobody sent anything about reads as. */
export function noLink(speakerId: string): SpeakerLinkRow {
  return { ...NOTHING, id: '', speaker_id: speakerId, created_at: '' };
}

/** Whose page it is; undefined if the link leads nowhere. */
export async function findByToken(database: Database, token: string): Promise<SpeakerLinkRow | undefined> {
  return isSecret(token) ? findByHash(database, hashSecret(token)) : undefined;
}

export function stateOf(link: LinkStanding, isWaiting: boolean): LinkState {
  if (isWaiting) return 'new';
  if (link.answered_at) return 'answered';
  return link.token_hash ? 'asked' : 'none';
}

/** A new link of a page. After a reminder, the one before still leads there. Runs in the caller's transaction. */
async function newLink(
  database: Database,
  { config, clock }: Pick<Services, 'config' | 'clock'>,
  link: SpeakerLinkRow,
  why: 'asked' | 'reminded',
): Promise<string> {
  const token = newSecret();
  const now = clock.now().toISOString();
  await updateLink(database, link.id, {
    token_hash: hashSecret(token),
    ...(why === 'asked'
      ? { former_hash: null, asked_at: now, reminded_at: null, reminders: 0, answered_at: null }
      : { former_hash: link.token_hash, reminded_at: now, reminders: link.reminders + 1 }),
  });
  return siteUrl(config) + ownSpeakerPage(token);
}

/** For a mail that is sent again. Runs in the caller's transaction. */
export async function renewableLink(database: Database, services: Services, id: string) {
  const link = await findLink(database, id);
  if (!link?.token_hash) return undefined;
  const renew = () => newLink(database, services, link, 'reminded');
  return { email: link.email, renew: () => inLanguageOf(link, renew) };
}

/** The link of a speaker who was sent one and has lost it. */
export async function sendLostLinks(database: Database, services: Services, email: string): Promise<void> {
  const links = (await findByEmailKey(database, emailKey(email))).filter(({ token_hash }) => token_hash);
  const ids = links.map(({ speaker_id }) => speaker_id);
  for (const { speaker, link } of await reachable(database, ids))
    await queueMail(database, services, languageOf(link), async () =>
      pageMail(speaker, link, await replacedLink(database, services, link)),
    );
}

/** The one before still leads there: whoever asks for another one may not be its owner. */
async function replacedLink(
  database: Database,
  { config }: Pick<Services, 'config'>,
  { id, token_hash }: SpeakerLinkRow,
): Promise<string> {
  const token = newSecret();
  await updateLink(database, id, { token_hash: hashSecret(token), former_hash: token_hash });
  return siteUrl(config) + ownSpeakerPage(token);
}

export function setAddress(context: CallContext, speakerId: string, email: string | undefined) {
  return withActivity(context, async (database) => {
    const { fullname } = await getSpeaker(database, speakerId);
    const { id } = await ensureLink(database, context, speakerId);
    await updateLink(database, id, { email: email ?? null, email_key: email ? emailKey(email) : null });
    return { result: fullname, activity: about(speakerId, say.addressEntry({ name: fullname })) };
  });
}

/** Where somebody who has just become a speaker is written to, unless it is known. Runs in the caller's transaction. */
export async function addressOfSpeaker(
  database: Database,
  services: Pick<Services, 'clock'>,
  speakerId: string,
  { email, language }: { email: string } & Reader,
): Promise<void> {
  const link = await ensureLink(database, services, speakerId);
  if (!link.email) await updateLink(database, link.id, { email, email_key: emailKey(email), language });
}

/** Sends the link of their own page to somebody who has just become a speaker. Runs in the caller's transaction. */
export async function sendOwnPage(database: Database, services: Services, speakerId: string): Promise<void> {
  for (const { speaker, link } of await reachable(database, [speakerId]))
    await queueMail(database, services, languageOf(link), async () =>
      pageMail(speaker, link, await newLink(database, services, link, 'asked')),
    );
}

/** A link to be passed on by hand. */
export function makeLink(context: CallContext, speakerId: string): Promise<string> {
  return withActivity(context, async (database) => {
    const { fullname } = await getSpeaker(database, speakerId);
    const known = await ensureLink(database, context, speakerId);
    const link = await inLanguageOf(known, () => newLink(database, context, known, 'asked'));
    return { result: link, activity: about(speakerId, say.linkEntry({ name: fullname })) };
  });
}

export function endLink(context: CallContext, speakerId: string): Promise<string> {
  return withActivity(context, async (database) => {
    const { fullname } = await getSpeaker(database, speakerId);
    const link = await findLinkOf(database, speakerId);
    if (!link?.token_hash) throw new Refusal('not-found', say.noLinkToEnd());
    await updateLink(database, link.id, { token_hash: null, former_hash: null });
    return { result: fullname, activity: about(speakerId, say.endEntry({ name: fullname })) };
  });
}

/** Sends those who can be written to a new link, and returns whom. */
export function sendLinks(context: CallContext, speakerIds: readonly string[]): Promise<string[]> {
  return withActivity(context, async (database) => {
    const activity: ActivityEntry[] = [];
    for (const { speaker, link } of await reachable(database, speakerIds)) {
      await queueMail(database, context, languageOf(link), async () =>
        pageMail(speaker, link, await newLink(database, context, link, 'asked')),
      );
      activity.push(about(speaker.id, say.sentEntry({ name: speaker.fullname })));
    }
    if (activity.length === 0) throw new Refusal('not-found', say.nobodyToWriteTo());
    return { result: idsOf(activity), activity };
  });
}

/** Reminds those who are due, and returns whom. */
export function remind(context: CallContext, speakerIds: readonly string[]): Promise<string[]> {
  return withActivity(context, async (database) => {
    const activity = await remindNow(database, context, speakerIds);
    if (activity.length === 0) throw new Refusal('not-found', say.nobodyToRemind());
    return { result: idsOf(activity), activity };
  });
}

/** Runs in the caller's transaction. `restMs` is how long ago each must have been written to. */
export async function remindNow(
  database: Database,
  services: Services,
  speakerIds: readonly string[],
  { restMs = REST_MS, most = Number.POSITIVE_INFINITY }: Reminding = {},
): Promise<ActivityEntry[]> {
  const before = new Date(services.clock.now().getTime() - Math.max(restMs, REST_MS)).toISOString();
  const activity: ActivityEntry[] = [];
  for (const { speaker, link } of await reachable(database, speakerIds)) {
    const last = link.reminded_at ?? link.asked_at;
    const isDue = link.token_hash && !link.answered_at && last !== null && last <= before;
    if (!isDue || link.reminders >= most) continue;
    await queueMail(database, services, languageOf(link), async () =>
      reminderMail(speaker, link, await newLink(database, services, link, 'reminded')),
    );
    activity.push(about(speaker.id, say.remindedEntry({ name: speaker.fullname })));
  }
  return activity;
}

interface Reminding {
  restMs?: number;
  /** How often one is reminded at most. */
  most?: number;
}

/** Those of them who are speakers and have an address. */
async function reachable(database: Database, speakerIds: readonly string[]) {
  const wanted = new Set(speakerIds);
  const speakers = (await listAllSpeakers(database)).filter(
    ({ id, deleted_at }) => wanted.has(id) && deleted_at === null,
  );
  const found: { speaker: SpeakerRow; link: SpeakerLinkRow & { email: string } }[] = [];
  for (const speaker of speakers) {
    const link = await findLinkOf(database, speaker.id);
    if (link?.email) found.push({ speaker, link: { ...link, email: link.email } });
  }
  return found;
}

/** Where speakers are written to; those without an address are missing. */
export async function speakerAddresses(database: Database, speakerIds: readonly string[]) {
  const links = (await listLinks(database)).filter(({ speaker_id }) => speakerIds.includes(speaker_id));
  return new Map(
    links.flatMap(({ speaker_id, email, language }) =>
      email ? [[speaker_id, { email, language }] as const] : [],
    ),
  );
}

function idsOf(activity: readonly ActivityEntry[]): string[] {
  return activity.flatMap(({ subject }) => subject.id ?? []);
}

/** It stands in the speaker's history. */
export function about(speakerId: string, description: string): ActivityEntry {
  return { type: 'Updated', description, subject: { type: 'speaker', id: speakerId } };
}
