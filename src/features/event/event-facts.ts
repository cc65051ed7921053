import { type EventRecord, FALLBACK } from './contract.ts';
import { scheduleOf } from './schedule.ts';
import { ORGANISER_NAME, SUMMIT_CITY, SUMMIT_NAME } from './summit.ts';

/** The summit in the words of schema.org. What isn't known is left out. */
export function eventFacts(event: EventRecord | undefined, publicUrl: string): Record<string, unknown> {
  const schedule = scheduleOf(event);
  return {
    '@type': 'BusinessEvent',
    name: SUMMIT_NAME,
    description: event?.theme ?? FALLBACK.theme,
    url: `${publicUrl}/`,
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    eventStatus: 'https://schema.org/EventScheduled',
    location: {
      '@type': 'Place',
      name: event?.venue ?? FALLBACK.venue,
      address: { '@type': 'PostalAddress', addressLocality: SUMMIT_CITY, addressCountry: 'GH' },
    },
    organizer: { '@type': 'Organization', name: ORGANISER_NAME, url: publicUrl },
    ...(schedule && { startDate: schedule.begins.toISOString(), endDate: schedule.lastDay }),
    ...(event && event.regularFee !== null && { offers: offers(event, publicUrl) }),
  };
}

function offers({ regularFee, earlyBirdFee, earlyBirdExpiryDate }: EventRecord, publicUrl: string) {
  const offer = (name: string, price: number | null, ends?: string | null) =>
    price === null
      ? []
      : [
          {
            '@type': 'Offer',
            name,
            price,
            priceCurrency: 'GHS',
            url: `${publicUrl}/registrants`,
            ...(ends && { validThrough: ends }),
          },
        ];
  return [...offer('Regular', regularFee), ...offer('Early bird', earlyBirdFee, earlyBirdExpiryDate)];
}
