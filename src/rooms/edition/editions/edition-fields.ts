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
import * as say from './messages.ts';

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
  year: field('year', year, { sent: 'event_year', label: say.year, required: true, carried: 'never' }),
  theme: field('theme', line, {
    sent: 'event_theme',
    label: say.theme,
    listed: say.theme,
    key: 'theme_key',
    carried: 'copied',
  }),
  venue: field('venue', line, { label: say.venue, listed: say.venue, carried: 'copied' }),
  regularFee: field('regular_fee', fee, {
    sent: 'part_fee_regular',
    label: say.regularFee,
    hint: say.publicOnceSaved,
    half: true,
    listed: say.regularFee,
    carried: 'copied',
  }),
  earlyBirdFee: field('early_bird_fee', fee, {
    sent: 'part_fee_early_bird',
    label: say.earlyBirdFee,
    hint: say.publicOnceSaved,
    half: true,
    listed: say.earlyBirdFee,
    carried: 'never',
  }),
  /** The last day of the early-bird fee. */
  earlyBirdExpiryDate: field('early_bird_expiry', date, {
    label: say.earlyBirdExpiry,
    asked: say.earlyBirdExpiryDate,
    hint: say.earlyBirdExpiryHint,
    listed: say.expiryDate,
    carried: 'never',
  }),
  eventDate: field('event_date', date, {
    label: say.eventDate,
    hint: say.eventDateHint,
    half: true,
    listed: say.eventDate,
    carried: 'never',
  }),
  eventTime: field('event_time', time, {
    label: say.eventTime,
    hint: say.eventTimeHint,
    half: true,
    carried: 'copied',
  }),
  name: field('name', line, {
    sent: 'event_name',
    label: say.name,
    asked: say.summitName,
    hint: say.nameHint,
    group: say.where,
    carried: 'always',
  }),
  /** How many days it lasts, starting on its first day. The form asks for the last of them. */
  days: field('days', days, {
    sent: 'event_days',
    label: say.days,
    asked: say.lastDay,
    hint: say.daysHint,
    half: true,
    group: say.when,
    carried: 'always',
  }),
  city: field('city', line, { label: say.city, half: true, group: say.where, carried: 'always' }),
  /** ISO 3166-1, two letters. */
  country: field('country', country, { label: say.country, half: true, group: say.where, carried: 'always' }),
  latitude: field('latitude', latitude, {
    label: say.latitude,
    hint: say.latitudeHint,
    half: true,
    group: say.where,
    carried: 'always',
  }),
  longitude: field('longitude', longitude, {
    label: say.longitude,
    hint: say.longitudeHint,
    half: true,
    group: say.where,
    carried: 'always',
  }),
  /** An IANA name. */
  zone: field('zone', zone, {
    sent: 'time_zone',
    label: say.timeZone,
    hint: say.timeZoneHint,
    half: true,
    group: say.when,
    carried: 'always',
  }),
  /** ISO 4217; null while it isn't known. */
  currency: field('currency', currency, { label: say.currency, group: say.fees, carried: 'always' }),
  /** From how many registrations of one company there is a discount, and how much if that is said. */
  groupLeast: field('group_least', groupSize, {
    label: say.groupDiscountFrom,
    hint: say.groupDiscountFromHint,
    half: true,
    group: say.fees,
    carried: 'always',
  }),
  groupPercent: field('group_percent', percentage, {
    label: say.groupDiscount,
    asked: say.groupDiscountPercent,
    hint: say.groupDiscountHint,
    half: true,
    group: say.fees,
    carried: 'always',
  }),
  /** Local, in the zone, as are all times of an edition. */
  registrationOpens: field('registration_opens', localTime, {
    label: say.registrationOpens,
    asked: say.opens,
    hint: say.opensHint,
    half: true,
    group: say.registration,
    carried: 'never',
  }),
  registrationCloses: field('registration_closes', localTime, {
    label: say.registrationCloses,
    asked: say.closes,
    hint: say.closesHint,
    half: true,
    group: say.registration,
    carried: 'never',
  }),
  /** How many can register; null if there is no limit. */
  places: field('places', places, {
    label: say.places,
    hint: say.placesHint,
    half: true,
    group: say.registration,
    carried: 'copied',
  }),
  /** For how long a place is kept for somebody on the waiting list. */
  waitingHours: field('waiting_hours', hours, {
    label: say.offerHours,
    hint: say.offerHoursHint,
    half: true,
    group: say.registration,
    carried: 'always',
  }),
};

export type EditionFields = typeof editionFields;
