import { publicAddress } from '#platform/contract/public-addresses.ts';
import type { CurrentEdition } from './edition.ts';
import { earlyBirdHolds } from './fees.ts';
import * as say from './messages.ts';
import { phaseAt, scheduleOf } from './schedule.ts';
import type { SiteView } from './site-view.ts';
import type { TicketPrices } from './ticket-prices.ts';

type View = Pick<SiteView, 'site' | 'texts'>;

/** The summit as schema.org data, without what it costs. What isn't known is left out. */
export function summitFacts(edition: CurrentEdition, { site, texts }: View, publicUrl: string) {
  const schedule = scheduleOf(edition);
  const { name, theme } = texts;
  return {
    '@type': 'BusinessEvent',
    name,
    description: theme,
    url: `${publicUrl}${publicAddress.home}`,
    image: `${publicUrl}${publicAddress.shareSummit}`,
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    eventStatus: 'https://schema.org/EventScheduled',
    location: placeFacts(edition, texts.venue),
    organizer: { '@type': 'Organization', name: site.identity.organiser || name, url: publicUrl },
    ...(schedule && { startDate: schedule.firstDay, endDate: schedule.lastDay }),
    ...(schedule && edition.eventTime && { doorTime: schedule.begins.toISOString() }),
  };
}

/** A place of the summit: its venue, or a room there. */
export function placeFacts({ city, country }: CurrentEdition, name: string) {
  return {
    '@type': 'Place',
    name,
    address: {
      '@type': 'PostalAddress',
      ...(city && { addressLocality: city }),
      ...(country && { addressCountry: country }),
    },
  };
}

/** With what can be bought as long as it isn't over: for the page that says so, too. */
export function structuredFacts(
  edition: CurrentEdition,
  view: View,
  { publicUrl, now, prices }: { publicUrl: string; now: Date; prices?: TicketPrices | undefined },
): Record<string, unknown> {
  const isOver = phaseAt(now, scheduleOf(edition)) === 'after';
  return {
    ...summitFacts(edition, view, publicUrl),
    ...(!isOver &&
      (prices ?? edition.regularFee) !== null && {
        offers: offers(edition, { publicUrl, now, prices }),
      }),
  };
}

function offers(
  edition: CurrentEdition,
  { publicUrl, now, prices }: { publicUrl: string; now: Date; prices: TicketPrices | undefined },
) {
  const { regularFee, earlyBirdFee, earlyBirdExpiryDate: ends, currency } = edition;
  const offer = (name: string, price: number | null, until: string | null = null) => ({
    '@type': 'Offer',
    name,
    price,
    ...(currency && { priceCurrency: currency }),
    url: `${publicUrl}${publicAddress.registration}`,
    availability: 'https://schema.org/InStock',
    ...(until && { validThrough: until }),
  });
  if (prices) return prices.kinds.map(({ name, amount, until }) => offer(name, amount, until));
  const earlyBird = offer(say.earlyBird(), earlyBirdFee, ends);
  return [offer(say.regular(), regularFee), ...(earlyBirdHolds(edition, now) ? [earlyBird] : [])];
}
