import { publicAddress } from '#platform/contract/public-addresses.ts';
import type { EventRecord } from './contract.ts';
import { earlyBirdHolds } from './fees.ts';
import { phaseAt, scheduleOf } from './schedule.ts';
import type { Summit } from './summit-content.ts';

interface Around {
  publicUrl: string;
  now: Date;
}

/** The summit as schema.org data. What isn't known is left out. */
export function eventFacts(
  event: EventRecord,
  { site, words }: Pick<Summit, 'site' | 'words'>,
  { publicUrl, now }: Around,
): Record<string, unknown> {
  const schedule = scheduleOf(event);
  return {
    '@type': 'BusinessEvent',
    name: words.name,
    description: words.theme,
    url: `${publicUrl}${publicAddress.home}`,
    image: `${publicUrl}${publicAddress.shareSummit}`,
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    eventStatus: 'https://schema.org/EventScheduled',
    location: {
      '@type': 'Place',
      name: words.venue,
      address: { '@type': 'PostalAddress', addressLocality: words.city, addressCountry: 'GH' },
    },
    organizer: { '@type': 'Organization', name: site.identity.organiser, url: publicUrl },
    ...(schedule && { startDate: schedule.firstDay, endDate: schedule.lastDay }),
    ...(schedule && event.eventTime && { doorTime: schedule.begins.toISOString() }),
    ...(phaseAt(now, schedule) !== 'after' &&
      event.regularFee !== null && {
        offers: offers(event, publicUrl, now),
      }),
  };
}

function offers(event: EventRecord, publicUrl: string, now: Date) {
  const { regularFee, earlyBirdFee, earlyBirdExpiryDate: ends } = event;
  const offer = (name: string, price: number | null) => ({
    '@type': 'Offer',
    name,
    price,
    priceCurrency: 'GHS',
    url: `${publicUrl}${publicAddress.registration}`,
    availability: 'https://schema.org/InStock',
  });
  const earlyBird = { ...offer('Early bird', earlyBirdFee), ...(ends && { validThrough: ends }) };
  return [offer('Regular', regularFee), ...(earlyBirdHolds(event, now) ? [earlyBird] : [])];
}
