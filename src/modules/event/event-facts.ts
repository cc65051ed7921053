import { publicAddress } from '#platform/contract/public-addresses.ts';
import type { CurrentEdition } from './edition.ts';
import { earlyBirdHolds } from './fees.ts';
import { phaseAt, scheduleOf } from './schedule.ts';
import type { Summit } from './summit-content.ts';

/** The summit as schema.org data. What isn't known is left out. */
export function eventFacts(
  event: CurrentEdition,
  { site, words }: Pick<Summit, 'site' | 'words'>,
  { publicUrl, now }: { publicUrl: string; now: Date },
): Record<string, unknown> {
  const schedule = scheduleOf(event);
  const { name, theme, venue } = words;
  return {
    '@type': 'BusinessEvent',
    name,
    description: theme,
    url: `${publicUrl}${publicAddress.home}`,
    image: `${publicUrl}${publicAddress.shareSummit}`,
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    eventStatus: 'https://schema.org/EventScheduled',
    location: {
      '@type': 'Place',
      name: venue,
      address: {
        '@type': 'PostalAddress',
        ...(event.city && { addressLocality: event.city }),
        ...(event.country && { addressCountry: event.country }),
      },
    },
    organizer: { '@type': 'Organization', name: site.identity.organiser || name, url: publicUrl },
    ...(schedule && { startDate: schedule.firstDay, endDate: schedule.lastDay }),
    ...(schedule && event.eventTime && { doorTime: schedule.begins.toISOString() }),
    ...(phaseAt(now, schedule) !== 'after' &&
      event.regularFee !== null && {
        offers: offers(event, publicUrl, now),
      }),
  };
}

function offers(event: CurrentEdition, publicUrl: string, now: Date) {
  const { regularFee, earlyBirdFee, earlyBirdExpiryDate: ends, currency } = event;
  const offer = (name: string, price: number | null) => ({
    '@type': 'Offer',
    name,
    price,
    ...(currency && { priceCurrency: currency }),
    url: `${publicUrl}${publicAddress.registration}`,
    availability: 'https://schema.org/InStock',
  });
  const earlyBird = { ...offer('Early bird', earlyBirdFee), ...(ends && { validThrough: ends }) };
  return [offer('Regular', regularFee), ...(earlyBirdHolds(event, now) ? [earlyBird] : [])];
}
