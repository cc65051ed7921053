import { fromRow, textByLabel, toColumns } from '#platform/contract/record.ts';
import { Refusal } from '#platform/contract/refusal.ts';
import { skippedProblem } from '#platform/contract/zoned-instant.ts';
import { daysBetween } from '#platform/contract/zoned-time.ts';
import type { ActivitySnapshot } from '#platform/server/activity-snapshot.ts';
import {
  type EditionBody,
  expiryProblem,
  feesOf,
  lastDateProblem,
  problemsTogether,
  yearProblem,
} from '../contract.ts';
import type { DocumentedEdition, Edition } from '../edition.ts';
import { editionFields } from '../edition-fields.ts';
import { fromSmallest, money, toSmallest } from '../money.ts';
import type { EditionRow } from './tables.ts';

type Sent = Pick<EditionBody, 'event_year'> & Partial<EditionBody>;

export function toEdition(row: EditionRow): Edition {
  const fee = (units: number | null) => (units === null ? null : fromSmallest(units, row.currency));
  return {
    id: row.id,
    ...fromRow(editionFields, row),
    regularFee: fee(row.regular_fee),
    earlyBirdFee: fee(row.early_bird_fee),
    sessionsEnd: row.sessions_end,
  };
}

/** What the documented calls answer. */
export function toDocumentedEdition(row: EditionRow): DocumentedEdition {
  const { id, theme, venue, eventTime, regularFee, earlyBirdFee, earlyBirdExpiryDate, eventDate, year } =
    toEdition(row);
  return { id, theme, venue, eventTime, regularFee, earlyBirdFee, earlyBirdExpiryDate, eventDate, year };
}

/** The row of what was entered. What wasn't sent is as it was before. */
export function toEditionColumns(data: Sent, before: Edition) {
  const date = given(data.event_date, before.eventDate);
  const expiry = given(data.early_bird_expiry, before.earlyBirdExpiryDate);
  const currency = given(data.currency, before.currency);
  const fees = feesOf(
    {
      part_fee_regular: given(data.part_fee_regular, before.regularFee),
      part_fee_early_bird: given(data.part_fee_early_bird, before.earlyBirdFee),
    },
    currency,
  );
  refuse({
    event_date: yearProblem({ event_date: date, event_year: data.event_year }),
    early_bird_expiry: expiryProblem({ early_bird_expiry: expiry, event_date: date }),
    last_date: lastDateProblem({ ...data, event_date: date }),
    ...problemsTogether(togetherOf(data, before)),
    ...fees.problems,
  });
  refuse(skippedTimes(toColumns(editionFields, data, before)));
  const inUnits = (fee: number | null) => (fee === null ? null : toSmallest(fee, currency));
  return {
    ...toColumns(editionFields, data, before),
    days: daysOf({ ...data, event_date: date }) ?? before.days,
    regular_fee: inUnits(fees.regular),
    early_bird_fee: inUnits(fees.earlyBird),
  };
}

export function editionSnapshot(row: EditionRow): ActivitySnapshot {
  const fee = (amount: number) => money(amount, row.currency);
  return textByLabel(editionFields, toEdition(row), { regularFee: fee, earlyBirdFee: fee });
}

function given<Value>(sent: Value | null | undefined, before: Value | null): Value | null {
  return sent === undefined ? before : sent;
}

/** What doesn't fit together with what stood before. The form's own schema has checked what was sent. */
function refuse(problems: Record<string, string | undefined>): void {
  const errors = Object.fromEntries(Object.entries(problems).filter(([, problem]) => problem !== undefined));
  const [problem] = Object.values(errors);
  if (problem !== undefined) throw new Refusal('invalid', problem, errors as Record<string, string>);
}

/** What was sent, with what stands beside it. */
function togetherOf(data: Sent, before: Edition) {
  const registration = data.registration_opens !== undefined || data.registration_closes !== undefined;
  return {
    ...(data.group_percent && {
      group_percent: data.group_percent,
      group_least: given(data.group_least, before.groupLeast),
    }),
    ...(registration && {
      registration_opens: given(data.registration_opens, before.registrationOpens),
      registration_closes: given(data.registration_closes, before.registrationCloses),
    }),
  };
}

function skippedTimes({
  event_date,
  event_time,
  zone,
  registration_opens,
  registration_closes,
}: ReturnType<typeof toColumns<typeof editionFields>>) {
  return {
    event_time: skippedProblem(event_date && event_time && `${event_date}T${event_time}`, zone),
    registration_opens: skippedProblem(registration_opens, zone),
    registration_closes: skippedProblem(registration_closes, zone),
  };
}

function daysOf({ event_date, last_date, event_days }: Sent): number | undefined {
  if (!event_date || last_date === undefined) return event_days;
  return last_date === null ? (event_days ?? 1) : daysBetween(event_date, last_date) + 1;
}
