import { z } from 'zod';
import { isEmpty } from '#platform/contract/is-empty.ts';
import type { EditionContent } from '#rooms/edition/contract.ts';
import { personFields } from './person-fields.ts';

const { company, designation, whatsapp } = personFields;
/** What organisers decide about, by the switch of the edition. The schemas of calls say what is required unless they do. */
const SWITCHES = {
  companyIsRequired: company.sent,
  roleIsRequired: designation.sent,
  whatsappIsRequired: whatsapp.sent,
} as const;
type Switches = Pick<EditionContent['forms'], keyof typeof SWITCHES>;

const DECIDED = [company, designation, whatsapp];
type Lacking = Readonly<Record<(typeof DECIDED)[number]['column'], string | null>>;

export const MAY_BE_EMPTY = Object.values(SWITCHES);
export type NotRequired = readonly (typeof MAY_BE_EMPTY)[number][];

/** What an edition doesn't require of who registers, by the names in the call. */
export function notRequiredBy(forms: Switches): NotRequired {
  return Object.entries(SWITCHES).flatMap(([name, sent]) => (forms[name as keyof Switches] ? [] : sent));
}

/** What somebody who was registered without it still needn't say: the organisers may have decided otherwise since. */
export function lackedBy(row: Lacking): NotRequired {
  return DECIDED.flatMap(({ column, sent }) => (isEmpty(row[column]) ? sent : []));
}

/** A form's own schema, in which these may be left out or empty; '' stands for nothing. */
export function without<Form extends z.ZodObject>(form: Form, notRequired: NotRequired): Form {
  const fields = notRequired.flatMap((name) => {
    const schema = form.shape[name] as z.ZodType | undefined;
    return schema ? [[name, orNothing(schema)]] : [];
  });
  return fields.length > 0 ? (form.extend(Object.fromEntries(fields)) as unknown as Form) : form;
}

function orNothing(schema: z.ZodType) {
  const given = z.preprocess((value) => (isEmpty(value) ? undefined : value), schema.optional());
  return given.transform((value) => value ?? '');
}

/** Whether it lacks what perhaps needn't be there. */
export function lacksAny(sent: unknown): boolean {
  const given = Object(sent) as Record<string, unknown>;
  return MAY_BE_EMPTY.some((name) => isEmpty(given[name]));
}
