import { letterheadOf, type NewMail, queueMails } from '#modules/mail/server/service.ts';
import type { Database } from '#platform/server/database/store.ts';
import type { DomainEvents } from '#platform/server/events.ts';
import type { Services } from '#platform/server/http/context.ts';
import { givenBy } from '#platform/server/module.ts';
import { PROGRAMME_PAGE } from '../addresses.ts';
import * as differ from '../difference-messages.ts';
import { describeDifference, formatWhen } from './differences.ts';
import { namedSpeakers } from './sessions.ts';

type Published = DomainEvents['ProgrammePublished'];
/** What is told of each session, by its title. */
type Facts = [title: string, text: string][];

/** Tells the speakers who have an address what was published of their sessions. */
export async function tellSpeakers(
  database: Database,
  services: Services,
  events: readonly Published[],
): Promise<void> {
  const told = Map.groupBy(events.flatMap(toldOf), ({ speaker }) => speaker);
  if (told.size === 0) return;
  const addresses = new Map<string, { email: string }>();
  for (const addressesOf of givenBy(services.modules, 'speakerAddresses'))
    for (const [id, address] of await addressesOf(database, [...told.keys()])) addresses.set(id, address);
  if (addresses.size === 0) return;
  const speakers = await namedSpeakers(database);
  const mails = speakers.flatMap(({ id, name }): NewMail<'speakerSessions'>[] => {
    const to = addresses.get(id);
    const facts: Facts = (told.get(id) ?? []).map(({ title, text }) => [title, text]);
    if (!to || facts.length === 0) return [];
    return [
      {
        template: 'speakerSessions',
        to: { name, email: to.email },
        aboutId: id,
        values: { name },
        facts,
        link: `${services.config.publicUrl}${PROGRAMME_PAGE}`,
      },
    ];
  });
  await queueMails(database, services, await letterheadOf(database, services), mails);
}

function toldOf({ differences, people, zone }: Published) {
  const differenceOf = new Map(differences.map((difference) => [difference.sessionId, difference]));
  return [...people].flatMap(([sessionId, { placed, before, after }]) => {
    const { title, room } = placed;
    const difference = differenceOf.get(sessionId);
    const texts = difference ? describeDifference(difference, zone) : [];
    const when = formatWhen(placed.start, zone);
    const idsOf = (some: typeof before) => new Set(some.flatMap(({ speaker_id }) => speaker_id ?? []));
    const [earlier, now] = [idsOf(before), idsOf(after)];
    return [...new Set([...earlier, ...now])].flatMap((speaker) => {
      const joined = [room ? differ.theirsIn({ when, room }) : differ.theirs({ when })];
      const own = !now.has(speaker) ? [differ.notTheirs()] : earlier.has(speaker) ? texts : joined;
      return own.map((text) => ({ speaker, title, text }));
    });
  });
}
