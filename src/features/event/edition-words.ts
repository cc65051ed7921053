import type { Content } from '#features/content/contract.ts';
import type { EventRecord } from './contract.ts';
import { dayFigures, daysInWords, scheduleOf, timeInWords } from './schedule.ts';

export interface EditionWords {
  name: string;
  theme: string;
  venue: string;
  city: string;
  country: string;
  days: string;
  dayFigures: string;
  length: string;
  allDays: string;
  time: string;
  placeAndDays: string;
}

export function editionWords(
  edition: EventRecord | undefined,
  { site, edition: { coming } }: Content,
): EditionWords {
  const schedule = scheduleOf(edition);
  const days = schedule ? daysInWords(schedule) : coming.dates;
  return {
    name: site.identity.name,
    theme: edition?.theme ?? coming.theme,
    venue: edition?.venue ?? coming.venue,
    city: coming.city,
    country: coming.country,
    days,
    dayFigures: schedule ? dayFigures(schedule) : '26–27',
    length: 'two days',
    allDays: 'both days',
    time: edition?.eventTime ? timeInWords(edition.eventTime) : coming.time,
    placeAndDays: [coming.city, days].filter(Boolean).join(', '),
  };
}
