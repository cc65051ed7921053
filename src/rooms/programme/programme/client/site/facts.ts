import { placeFacts, type SiteView } from '#rooms/edition/contract.ts';
import { speakerAddress } from '#rooms/programme/speakers/addresses.ts';
import { sessionAddress } from '../../addresses.ts';
import type { Programme, Session } from '../../site-contract.ts';

/** A session as schema.org data in short: its own page says the rest. */
export function briefFacts({ slug, title, start, end }: Session, publicUrl: string) {
  const url = `${publicUrl}${sessionAddress(slug)}`;
  return { '@type': 'Event', name: title, url, startDate: start, endDate: end };
}

/** A session as schema.org data. In no room of its own, it is where the summit is. */
export function sessionFacts(
  session: Session,
  { rooms }: Programme,
  { current, texts }: Pick<SiteView, 'current' | 'texts'>,
  publicUrl: string,
) {
  const { slug, title, start, end, people, language, isCancelled } = session;
  const room = rooms.find(({ id }) => id === session.room);
  return {
    '@type': 'Event',
    name: title,
    url: `${publicUrl}${sessionAddress(slug)}`,
    startDate: start,
    endDate: end,
    eventStatus: `https://schema.org/${isCancelled ? 'EventCancelled' : 'EventScheduled'}`,
    ...(current && { location: placeFacts(current, room?.name ?? texts.venue) }),
    ...(language && { inLanguage: language }),
    ...(people.length > 0 && {
      performer: people.map(({ id, name }) => ({
        '@type': 'Person',
        name,
        ...(id && { url: `${publicUrl}${speakerAddress(id)}` }),
      })),
    }),
  };
}
