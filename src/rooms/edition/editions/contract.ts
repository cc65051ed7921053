import { z } from 'zod';
import { isCurrency } from '#platform/contract/currency.ts';
import { defineCall } from '#platform/contract/define-call.ts';
import { id } from '#platform/contract/fields.ts';
import { changed, listOf, listQuery, oneOf } from '#platform/contract/lists.ts';
import { callShape, listedIn } from '#platform/contract/record.ts';
import { version, versioned } from '#platform/contract/version.ts';
import { daysBetween } from '#platform/contract/zoned-time.ts';
import { currentEditionRecord, documentedEdition, edition, listedEdition } from './edition.ts';
import { DAYS_MAX, date } from './edition-field-types.ts';
import { editionFields } from './edition-fields.ts';
import * as say from './messages.ts';
import { readFee } from './read-fee.ts';
import { REGISTRATION_STATES } from './registration-state.ts';

const { event_year, event_date } = callShape(editionFields);

const flag = z.stringbool().or(z.boolean());

/** When an edition takes place. */
export const dateFields = {
  event_year,
  event_date,
  /** Of the days, which programs may also send as their number. Without it, a summit with a date has one day. */
  last_date: date.schema,
};
type Dates = z.output<z.ZodObject<typeof dateFields>> & { event_days?: number | undefined };

/** Only the year is required: the pages show fallback texts for what isn't known yet. */
const bodyFields = { ...callShape(editionFields), last_date: dateFields.last_date };

export const editionBody = z.strictObject(bodyFields).superRefine(assertConsistent);
export type EditionBody = z.output<typeof editionBody>;

/** The id may be in the query or in the body, as the documentation doesn't say which. */
const changedEditionBody = z
  .strictObject({ ...bodyFields, id: id.optional(), version })
  .superRefine(assertConsistent);

function assertConsistent(
  edition: z.output<z.ZodObject<typeof bodyFields>>,
  context: z.core.$RefinementCtx,
): void {
  const refuse = (field: keyof typeof bodyFields, message: string) =>
    context.addIssue({ code: 'custom', path: [field], message });
  // Without a currency, the service reads the fees in the one that stands.
  if (edition.currency !== undefined && (edition.currency === null || isCurrency(edition.currency))) {
    for (const [field, problem] of Object.entries(feesOf(edition, edition.currency).problems)) {
      refuse(field as FeeField, problem);
    }
  }
  const late = expiryProblem(edition);
  if (late) refuse('early_bird_expiry', late);
  assertDates(edition, context);
  if (((edition.latitude ?? null) === null) !== ((edition.longitude ?? null) === null)) {
    refuse(edition.latitude ? 'longitude' : 'latitude', say.pointIncomplete());
  }
  for (const [field, problem] of Object.entries(problemsTogether(edition)))
    if (problem) refuse(field as keyof typeof bodyFields, problem);
}

type Together = Partial<z.output<z.ZodObject<typeof bodyFields>>>;

/** What doesn't go together of what is known; the service knows what isn't sent. */
export function problemsTogether(edition: Together) {
  const { group_percent, group_least, registration_opens: opens, registration_closes: closes } = edition;
  return {
    group_least: group_percent && group_least === null ? say.groupLeastMissing() : undefined,
    registration_closes: opens && closes && closes <= opens ? say.closesBeforeOpens() : undefined,
  };
}

type FeeField = 'part_fee_regular' | 'part_fee_early_bird';

/** The fees in this currency, and what is wrong with them. */
export function feesOf(
  edition: { [field in FeeField]?: string | number | null | undefined },
  currency: string | null,
) {
  const problems: { [field in FeeField]?: string } = {};
  const read = (field: FeeField) => {
    const typed = edition[field];
    if (typed === undefined || typed === null) return null;
    const fee = readFee(typed, currency);
    if ('amount' in fee) return fee.amount;
    problems[field] = fee.problem;
    return null;
  };
  const [regular, earlyBird] = [read('part_fee_regular'), read('part_fee_early_bird')];
  if (regular !== null && earlyBird !== null && earlyBird > regular) {
    problems.part_fee_early_bird = say.earlyBirdTooHigh();
  }
  return { regular, earlyBird, problems };
}

export function assertDates(edition: Dates, context: z.core.$RefinementCtx): void {
  const elsewhere = yearProblem(edition);
  if (elsewhere) context.addIssue({ code: 'custom', path: ['event_date'], message: elsewhere });
  const problem = lastDateProblem(edition);
  if (problem) context.addIssue({ code: 'custom', path: ['last_date'], message: problem });
}

export function yearProblem({ event_date, event_year }: Pick<Dates, 'event_date' | 'event_year'>) {
  const isElsewhere = event_date && !event_date.startsWith(String(event_year));
  return isElsewhere ? say.dateInOtherYear({ year: String(event_year) }) : undefined;
}

interface Expiry {
  early_bird_expiry?: string | null | undefined;
  event_date?: string | null | undefined;
}

export function expiryProblem({ early_bird_expiry: expiry, event_date: date }: Expiry) {
  return expiry && date && expiry > date ? say.earlyBirdTooLate() : undefined;
}

export function lastDateProblem({
  event_date,
  event_days,
  last_date,
}: Pick<Dates, 'event_date' | 'event_days' | 'last_date'>) {
  if (!last_date || event_date === undefined) return undefined;
  if (!event_date) return say.eventDateFirst();
  const days = daysBetween(event_date, last_date) + 1;
  if (days < 1) return say.lastDayTooEarly();
  if (days > DAYS_MAX) return say.tooManyDays({ most: DAYS_MAX });
  return event_days && event_days !== days ? say.notTheLastDay({ days: event_days }) : undefined;
}

export const counter = defineCall({
  name: 'counter',
  summary: 'When the summit begins: its first day at its time, in Unix seconds',
  method: 'GET',
  path: 'counter',
  access: 'anyone',
  cached: true,
  alsoRefused: ['not-found'],
  reply: z.strictObject({ event_time: z.number().int() }),
});

export const viewBasicData = defineCall({
  name: 'viewBasicData',
  summary: 'The editions of the summit: the current one, then the others, newest first',
  method: 'GET',
  path: 'eventdata/viewbasicdata',
  access: 'anyone',
  cached: true,
  status: 200,
  query: listQuery(listedIn(editionFields)),
  reply: listOf(documentedEdition),
});

export const singleBasicData = defineCall({
  name: 'singleBasicData',
  summary: 'One edition of the summit',
  method: 'GET',
  path: 'eventdata/single_basicdata',
  access: { right: 'editions' },
  query: { id },
  reply: oneOf(versioned(documentedEdition)),
});

export const createBasicData = defineCall({
  name: 'createBasicData',
  summary: 'Add an edition of the summit; what isn’t sent of the further fields is as in the current edition',
  method: 'POST',
  path: 'eventdata/basicdata',
  access: { right: 'editions' },
  body: editionBody,
  reply: changed,
});

export const updateBasicData = defineCall({
  name: 'updateBasicData',
  summary: 'Update an edition of the summit; what isn’t sent of the further fields stays as it is',
  method: 'POST',
  path: 'eventdata/update',
  access: { right: 'editions' },
  query: { id: id.optional() },
  body: changedEditionBody,
  reply: changed,
});

export const deleteBasicData = defineCall({
  name: 'deleteBasicData',
  summary: 'Delete an edition of the summit',
  method: 'DELETE',
  path: 'eventdata/delete',
  access: { right: 'editions' },
  query: { id },
  reply: changed,
});

export const currentEdition = defineCall({
  name: 'currentEdition',
  summary: 'The edition that the site shows, with everything that the pages say of it',
  method: 'GET',
  path: '/api/v1/editions/current',
  access: 'anyone',
  cached: true,
  reply: oneOf(currentEditionRecord),
});

export const defaultEdition = defineCall({
  name: 'defaultEdition',
  summary: 'What stands on the pages while there is no edition, or it can’t be read',
  method: 'GET',
  path: '/api/v1/editions/default',
  access: 'anyone',
  reply: oneOf(currentEditionRecord),
});

export const singleEdition = defineCall({
  name: 'singleEdition',
  summary: 'One edition of the summit, with the fields beyond the documented ones',
  method: 'GET',
  path: '/api/v1/editions/{id}',
  access: { right: 'editions' },
  query: { id },
  reply: oneOf(versioned(edition)),
});

export const viewEditions = defineCall({
  name: 'viewEditions',
  summary:
    'The editions of the summit with the fields beyond the documented ones: the current one, then the others',
  method: 'GET',
  path: '/api/v1/editions',
  access: 'signed-in',
  reply: listOf(listedEdition),
});

export const makeCurrent = defineCall({
  name: 'makeCurrent',
  summary: 'Make an edition the current one: the site shows it, and registrations and requests belong to it',
  method: 'POST',
  path: '/api/v1/editions/{id}/make-current',
  access: { right: 'editions' },
  body: z.strictObject({ id }),
  reply: changed,
});

/** When the copy of an edition takes place, and what it takes along. */
export const copiedEdition = z
  .strictObject({
    ...dateFields,
    texts: flag.default(true).describe('Whether it says the same; else it begins without words of its own.'),
    speakers: flag.default(false).describe('Whether its speakers are copied, with their pictures.'),
    sponsors: flag.default(false).describe('Whether its sponsors are copied, with their logos.'),
  })
  .superRefine(assertDates);

export const copyEdition = defineCall({
  name: 'copyEdition',
  summary:
    'Copy an edition to another year, with its texts and packages and, if asked for, its speakers and sponsors',
  method: 'POST',
  path: '/api/v1/editions/{id}/copy',
  access: { right: 'editions' },
  status: 201,
  query: { id },
  body: copiedEdition,
  reply: changed,
});

/** Answered by the module of registrations, which knows what is taken. */
export const registrationState = defineCall({
  name: 'registrationState',
  summary: 'Whether somebody can register for the current edition now; if not, the reason in words',
  method: 'GET',
  path: '/api/v1/editions/current/registration',
  access: 'anyone',
  reply: z.strictObject({ state: z.enum(REGISTRATION_STATES), message: z.string() }),
});
