declare module '#database/schema.ts' {
  interface Tables {
    events: EventRow;
  }
}

/** An edition of the summit. Fees are in the smallest unit of its currency. */
export interface EventRow {
  id: string;
  year: number;
  theme: string | null;
  venue: string | null;
  event_date: string | null;
  event_time: string | null;
  regular_fee: number | null;
  early_bird_fee: number | null;
  early_bird_expiry: string | null;
  /** The theme, normalised for sorting and searching. */
  theme_key: string;
  name: string | null;
  /** How many days it lasts, starting on the event date. */
  days: number;
  city: string | null;
  /** ISO 3166-1, two letters. */
  country: string | null;
  latitude: number | null;
  longitude: number | null;
  /** An IANA name. */
  zone: string;
  /** ISO 4217; null while it isn't known. */
  currency: string | null;
  /** From how many registrations of one company there is a discount, and how much in percent if that is said. */
  group_least: number | null;
  group_percent: number | null;
  /** Local dates and times in the zone, YYYY-MM-DDTHH:MM. */
  registration_opens: string | null;
  registration_closes: string | null;
  /** How many can register; null if there is no limit. */
  places: number | null;
  /** For how many hours a place is kept for somebody on the waiting list. */
  waiting_hours: number;
  /** When an administrator made it the current one; only one has this. */
  chosen_at: string | null;
  created_at: string;
  updated_at: string;
  deleted_at: string | null;
}
