import type { CurrentEdition } from './edition.ts';

/** Shown where event data is missing (docs/product.md, 1.6). */
export const FALLBACK = {
  theme: 'Event Theme Coming Soon',
  venue: 'Venue coming soon',
  time: 'Event time coming soon',
} as const;

interface DateFallback {
  /** In the label on the hero's cloth, and its second line there, if any. */
  date: string;
  badgeDate: string;
  /** Where a sentence names the days, and in woven figures. */
  days: string;
  figures: string;
}

/** The specified ones stand on the site of the summit of 2025; any other site says that it isn't known yet. */
const DATES: Record<CurrentEdition['fallback'], DateFallback> = {
  2025: {
    date: 'Event date coming soon',
    badgeDate: 'Aug 27, 2025',
    days: '26th and 27th August 2025',
    figures: '26–27',
  },
  neutral: {
    date: 'Date to be announced',
    badgeDate: '',
    days: 'Date to be announced',
    figures: '?',
  },
};

/** While no edition can be read, it isn't known either which site this is. */
const UNREAD: DateFallback = { ...DATES.neutral, date: DATES[2025].date };

export function dateFallback(edition: Pick<CurrentEdition, 'fallback'> | undefined): DateFallback {
  return edition ? DATES[edition.fallback] : UNREAD;
}
