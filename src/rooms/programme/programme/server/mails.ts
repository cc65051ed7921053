import { perLanguage } from '#platform/contract/language.ts';
import type { Database } from '#platform/server/database/store.ts';
import type { DomainEvents } from '#platform/server/events.ts';
import type { Services } from '#platform/server/http/context.ts';
import { givenBy } from '#platform/server/module.ts';
import { languageOf, type Reader } from '#platform/server/reader.ts';
import { siteUrl } from '#platform/server/site-url.ts';
import { letterheadOf, type MailExamples, type NewMail, queueMails } from '#rooms/mail/server.ts';
import { announceSpeakers } from '#rooms/programme/speakers/server/service.ts';
import { PROGRAMME_PAGE } from '../addresses.ts';
import * as differ from '../difference-messages.ts';
import { describeDifference, formatWhen, inSpokenWords } from './differences.ts';
import { namedSpeakers } from './named-speakers.ts';
import { inSpokenLanguage, namesInSpokenLanguage, visibleProgramme } from './published.ts';

type Published = DomainEvents['ProgrammePublished'];
/** What is told of each session, by its title. */
type Facts = [title: string, text: string][];

/** Those who were waiting for it are seen by visitors with their sessions. */
export async function announcePublished(
  database: Database,
  _services: Services,
  events: readonly Published[],
): Promise<void> {
  const people = events.flatMap((event) => [...event.people.values()]);
  const seen = people.filter(({ isOn }) => isOn).flatMap(({ after }) => after);
  await announceSpeakers(database, [...new Set(seen.flatMap(({ speaker_id }) => speaker_id ?? []))]);
}

/** Tells the speakers who have an address what was published of their sessions. */
export async function tellSpeakers(
  database: Database,
  services: Services,
  events: readonly Published[],
): Promise<void> {
  const told = perLanguage(() => Map.groupBy(events.flatMap(toldOf), ({ speaker }) => speaker));
  if (told().size === 0) return;
  const reached = await reachedOf(database, services, [...told().keys()]);
  if (reached.length === 0) return;
  const mails = reached.map((speaker) => ({
    spoken: languageOf(speaker),
    write: () => {
      const facts: Facts = (told().get(speaker.id) ?? []).map(({ title, text }) => [title, text]);
      return mailTo(speaker, services, facts);
    },
  }));
  await queueMails(database, services, () => letterheadOf(database, services), mails);
}

interface Reached extends Reader {
  id: string;
  name: string;
  email: string;
}

/** Those of these speakers who have an address. */
async function reachedOf(
  database: Database,
  { modules }: Pick<Services, 'modules'>,
  ids: readonly string[],
): Promise<Reached[]> {
  const addresses = new Map<string, { email: string } & Reader>();
  for (const addressesOf of givenBy(modules, 'speakerAddresses'))
    for (const [id, address] of await addressesOf(database, ids)) addresses.set(id, address);
  if (addresses.size === 0) return [];
  const speakers = await namedSpeakers(database);
  return speakers.flatMap(({ id, name }) => {
    const address = addresses.get(id);
    return address ? [{ id, name, ...address }] : [];
  });
}

function mailTo(
  { id, name, email }: Reached,
  { config }: Pick<Services, 'config'>,
  facts: Facts,
): NewMail<'speakerSessions'> {
  return {
    template: 'speakerSessions',
    to: { name, email },
    aboutId: id,
    values: { name },
    facts,
    link: `${siteUrl(config)}${PROGRAMME_PAGE}`,
  };
}

/** The mail as speakers of the published programme would get it, if all of it were new. */
export const speakerMailExamples = {
  speakerSessions: {
    async people(context, limit) {
      const programme = await visibleProgramme(context);
      const ids = programme?.sessions.flatMap(({ people }) => people.flatMap(({ id }) => id ?? [])) ?? [];
      const reached = await reachedOf(context.store.database, context, ids);
      return reached.slice(0, limit).map(({ id, name }) => ({ id, name }));
    },
    async write(context, speakerId) {
      const programme = await visibleProgramme(context);
      const [speaker] = await reachedOf(context.store.database, context, [speakerId]);
      if (!programme || !speaker) return undefined;
      const { zone } = programme;
      const rooms = namesInSpokenLanguage(programme.rooms);
      const theirs = inSpokenLanguage(programme.sessions).filter(({ people }) =>
        people.some(({ id }) => id === speakerId),
      );
      const facts: Facts = theirs.map((session) => {
        const when = formatWhen(session.start, zone);
        const room = rooms.find(({ id }) => id === session.room)?.name;
        return [session.title, room ? differ.theirsIn({ when, room }) : differ.theirs({ when })];
      });
      return mailTo(speaker, context, facts);
    },
  },
} satisfies MailExamples;

function toldOf({ differences, people, zone }: Published) {
  const differenceOf = new Map(differences.map((difference) => [difference.sessionId, difference]));
  return [...people].flatMap(([sessionId, { placed, before, after, isOn }]) => {
    const { title, room } = inSpokenWords(placed);
    const difference = differenceOf.get(sessionId);
    const texts = difference ? describeDifference(difference, zone) : [];
    const when = formatWhen(placed.start, zone);
    const idsOf = (some: typeof before) => new Set(some.flatMap(({ speaker_id }) => speaker_id ?? []));
    const [earlier, now] = [idsOf(before), idsOf(after)];
    return [...new Set([...earlier, ...now])].flatMap((speaker) => {
      const joined = isOn ? [room ? differ.theirsIn({ when, room }) : differ.theirs({ when })] : [];
      const own = !now.has(speaker) ? [differ.notTheirs()] : earlier.has(speaker) ? texts : joined;
      return own.map((text) => ({ speaker, title, text }));
    });
  });
}
