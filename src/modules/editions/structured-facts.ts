import { publicAddress } from '#platform/contract/public-addresses.ts';
import type { CurrentEdition } from './edition.ts';
import { earlyBirdHolds } from './fees.ts';
import * as say from './messages.ts';
import { phaseAt, scheduleOf } from './schedule.ts';
import type { SiteView } from './site-view.ts';

/** The summit as schema.org data. What isn't known is left out. */
export function structuredFacts(
  edition: CurrentEdition,
  { site, texts }: Pick<SiteView, 'site' | 'texts'>,
  { publicUrl, now }: { publicUrl: string; now: Date },
): Record<string, unknown> {
  const schedule = scheduleOf(edition);
  const { name, theme, venue } = texts;
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
        ...(edition.city && { addressLocality: edition.city }),
        ...(edition.country && { addressCountry: edition.country }),
      },
    },
    organizer: { '@type': 'Organization', name: site.identity.organiser || name, url: publicUrl },
    ...(schedule && { startDate: schedule.firstDay, endDate: schedule.lastDay }),
    ...(schedule && edition.eventTime && { doorTime: schedule.begins.toISOString() }),
    ...(phaseAt(now, schedule) !== 'after' &&
      edition.regularFee !== null && {
        offers: offers(edition, publicUrl, now),
      }),
  };
}

function offers(edition: CurrentEdition, publicUrl: string, now: Date) {
  const { regularFee, earlyBirdFee, earlyBirdExpiryDate: ends, currency } = edition;
  const offer = (name: string, price: number | null) => ({
    '@type': 'Offer',
    name,
    price,
    ...(currency && { priceCurrency: currency }),
    url: `${publicUrl}${publicAddress.registration}`,
    availability: 'https://schema.org/InStock',
  });
  const earlyBird = { ...offer(say.earlyBird(), earlyBirdFee), ...(ends && { validThrough: ends }) };
  return [offer(say.regular(), regularFee), ...(earlyBirdHolds(edition, now) ? [earlyBird] : [])];
}
