import { fieldOf } from '#platform/contract/record.ts';
import {
  country,
  currency,
  date,
  days,
  fee,
  groupSize,
  hours,
  latitude,
  line,
  localTime,
  longitude,
  percentage,
  places,
  time,
  year,
  zone,
} from './edition-field-types.ts';

const field = fieldOf<{
  /**
   * What becomes of it when there is another edition: the next one has it 'always'; or only one that was made
   * by copying this one, if it is 'copied'; or none, as it belongs to the dates.
   */
  carried: 'always' | 'copied' | 'never';
}>();

/**
 * What an edition is, each field once. Its call, replies, row, form, list, history and copies follow. What a field
 * needs beyond this is in server/edition-row.ts and client/offers/edition-form-fields.tsx.
 */
export const editionFields = {
  year: field('year', year, { sent: 'event_year', label: 'Year', required: true, carried: 'never' }),
  theme: field('theme', line, {
    sent: 'event_theme',
    label: 'Theme',
    listed: 'Theme',
    key: 'theme_key',
    carried: 'copied',
  }),
  venue: field('venue', line, { label: 'Venue', listed: 'Venue', carried: 'copied' }),
  regularFee: field('regular_fee', fee, {
    sent: 'part_fee_regular',
    label: 'Regular fee',
    hint: 'Public as soon as it’s saved.',
    half: true,
    listed: 'Regular fee',
    carried: 'copied',
  }),
  earlyBirdFee: field('early_bird_fee', fee, {
    sent: 'part_fee_early_bird',
    label: 'Early-bird fee',
    hint: 'Public as soon as it’s saved.',
    half: true,
    listed: 'Early-bird fee',
    carried: 'never',
  }),
  /** The last day of the early-bird fee. */
  earlyBirdExpiryDate: field('early_bird_expiry', date, {
    label: 'Early-bird expiry',
    asked: 'Early-bird expiry date',
    hint: 'The last day of the early-bird fee.',
    listed: 'Expiry date',
    carried: 'never',
  }),
  eventDate: field('event_date', date, {
    label: 'Event date',
    hint: 'The first day.',
    half: true,
    listed: 'Event date',
    carried: 'never',
  }),
  eventTime: field('event_time', time, {
    label: 'Event time',
    hint: 'When the doors open on the first day.',
    half: true,
    carried: 'copied',
  }),
  name: field('name', line, {
    sent: 'event_name',
    label: 'Name',
    asked: 'Name of the summit',
    hint: 'As pages, badges and calendar entries show it.',
    group: 'Where',
    carried: 'always',
  }),
  /** How many days it lasts, starting on its first day. The form asks for the last of them. */
  days: field('days', days, {
    sent: 'event_days',
    label: 'Days',
    asked: 'Last day',
    hint: 'Up to fourteen days, the first included.',
    half: true,
    group: 'When',
    carried: 'always',
  }),
  city: field('city', line, { label: 'City', half: true, group: 'Where', carried: 'always' }),
  /** ISO 3166-1, two letters. */
  country: field('country', country, { label: 'Country', half: true, group: 'Where', carried: 'always' }),
  latitude: field('latitude', latitude, {
    label: 'Latitude',
    hint: 'In degrees, such as 6.1319.',
    half: true,
    group: 'Where',
    carried: 'always',
  }),
  longitude: field('longitude', longitude, {
    label: 'Longitude',
    hint: 'West is negative: -0.2057.',
    half: true,
    group: 'Where',
    carried: 'always',
  }),
  /** An IANA name. */
  zone: field('zone', zone, {
    sent: 'time_zone',
    label: 'Time zone',
    hint: 'All times of the edition are in it.',
    half: true,
    group: 'When',
    carried: 'always',
  }),
  /** ISO 4217; null while it isn't known. */
  currency: field('currency', currency, { label: 'Currency', group: 'Fees', carried: 'always' }),
  /** From how many registrations of one company there is a discount, and how much if that is said. */
  groupLeast: field('group_least', groupSize, {
    label: 'Group discount from',
    hint: 'How many registrations of one company.',
    half: true,
    group: 'Fees',
    carried: 'always',
  }),
  groupPercent: field('group_percent', percentage, {
    label: 'Group discount',
    asked: 'Group discount in percent',
    hint: 'Empty if it’s agreed in person.',
    half: true,
    group: 'Fees',
    carried: 'always',
  }),
  /** Local, in the zone, as are all times of an edition. */
  registrationOpens: field('registration_opens', localTime, {
    label: 'Registration opens',
    asked: 'Opens',
    hint: 'Empty: it’s open now.',
    half: true,
    group: 'Registration',
    carried: 'never',
  }),
  registrationCloses: field('registration_closes', localTime, {
    label: 'Registration closes',
    asked: 'Closes',
    hint: 'Empty: it stays open.',
    half: true,
    group: 'Registration',
    carried: 'never',
  }),
  /** How many can register; null if there is no limit. */
  places: field('places', places, {
    label: 'Places',
    hint: 'Empty: as many as want to come.',
    half: true,
    group: 'Registration',
    carried: 'copied',
  }),
  /** For how long a place is kept for somebody on the waiting list. */
  waitingHours: field('waiting_hours', hours, {
    label: 'Hours to accept a place',
    hint: 'For who is offered one from the waiting list.',
    half: true,
    group: 'Registration',
    carried: 'always',
  }),
};

export type EditionFields = typeof editionFields;
