import { countryName } from '#platform/contract/countries.ts';
import { ordinalDate } from '#platform/contract/zoned-time.ts';
import type { Content } from '#rooms/edition/content/contract.ts';
import type { Price } from '#rooms/edition/content/field-forms.ts';
import type { CurrentEdition } from './edition.ts';
import { dayFigures, formatDays, inWords } from './format-days.ts';
import * as say from './messages.ts';
import { doorTime, isOver, type Phase, scheduleOf } from './schedule.ts';

/** What pages, mails and pictures say of an edition. A place that isn't known is ''. */
export interface EditionTexts {
  name: string;
  theme: string;
  venue: string;
  city: string;
  country: string;
  /** Such as '26th and 27th August 2025'. */
  days: string;
  /** Such as '26–27'. */
  dayFigures: string;
  /** Such as 'two days'. */
  length: string;
  /** Such as 'both days'. */
  allDays: string;
  /** Such as '9:00 AM', without its zone; `zone` is '' while the time isn't known. */
  time: string;
  zone: string;
  /** Such as 'Accra, 26th and 27th August 2025'. */
  placeAndDays: string;
  /** Such as 'Group discount available for five or more registrations from one company.'; '' without one. */
  groupDiscount: string;
  howToPay: string;
  /** The fees in other currencies. */
  regularElsewhere: readonly Price[];
  earlyElsewhere: readonly Price[];
}

/** What isn't known of the edition, the site's content says. */
export function editionTexts(
  edition: CurrentEdition | undefined,
  { site, edition: { hero, coming, registration } }: Pick<Content, 'site' | 'edition'>,
): EditionTexts {
  const schedule = scheduleOf(edition);
  const days = schedule ? formatDays(schedule) : coming.dates;
  const city = edition?.city ?? '';
  const doors = doorTime(edition);
  const number = edition?.days ?? 1;
  return {
    name: edition?.name ?? site.identity.name,
    theme: hero.theme || (edition?.theme ?? coming.theme),
    venue: hero.venue || (edition?.venue ?? coming.venue),
    city,
    country: edition?.country ? countryName(edition.country) : '',
    days,
    dayFigures: schedule ? dayFigures(schedule) : coming.figures,
    length: say.length({ count: number, number: inWords(number) }),
    allDays: allDays(number),
    time: doors?.time ?? coming.time,
    zone: doors?.zone ?? '',
    placeAndDays: [city, days].filter(Boolean).join(', '),
    groupDiscount: groupDiscount(edition),
    howToPay: registration.howToPay,
    regularElsewhere: registration.regularElsewhere,
    earlyElsewhere: registration.earlyElsewhere,
  };
}

/** Once the summit is over, the days of the next one aren't known. */
export function placeAndDaysToCome({ city, placeAndDays }: EditionTexts, phase: Phase): string {
  return phase === 'after' ? city : placeAndDays;
}

function allDays(number: number): string {
  if (number === 1) return say.theDay();
  return number === 2 ? say.bothDays() : say.allDays({ number: inWords(number) });
}

/** When an offer ends or has ended, such as 'Until 31st July 2025'. The date is its last day. */
export function formatExpiry(date: string, now: Date, zone: string): string {
  const told = isOver(date, now, zone) ? say.endedOn : say.until;
  return told({ date: ordinalDate(date) });
}

function groupDiscount(edition: CurrentEdition | undefined): string {
  if (!edition?.groupLeast) return '';
  const number = inWords(edition.groupLeast);
  if (!edition.groupPercent) return say.groupDiscountText({ number });
  return say.groupDiscountOf({ percent: edition.groupPercent, number });
}
