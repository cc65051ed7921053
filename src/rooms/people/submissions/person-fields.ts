import { emailKey } from '#platform/contract/email-address.ts';
import {
  email,
  NAME_MAX,
  nationalPhone,
  optional,
  requiredText,
  TITLE_MAX,
} from '#platform/contract/fields.ts';
import { isEmpty } from '#platform/contract/is-empty.ts';
import type { Message } from '#platform/contract/message.ts';
import {
  type Field,
  fieldOf,
  given,
  mayBeNothing,
  mayLack,
  requiredLine,
} from '#platform/contract/record.ts';
import * as say from './messages.ts';

export const WRONG_NUMBERS = {
  whatsapp_number: say.whatsappInvalid,
  contact_number: say.phoneInvalid,
} as const;

interface More {
  /** The heading in exported files, if it is another one. */
  exported?: Message;
  /** What mails call it, if it is something else. */
  mailed?: Message;
  /** The list's search looks through it. */
  searched?: true;
}
const field = fieldOf<More>();

const line = requiredLine(NAME_MAX, say.nameMissing);
const nameLine = {
  ...line,
  // An empty one is told as such.
  schema: line.schema.refine((name) => isEmpty(name) || /\p{L}/u.test(name), { error: say.noName }),
};

const tel = { input: { type: 'tel' as const } };

/**
 * What is kept of everybody who sends a form, each field once, in the order of lists and files. The forms of
 * registrations, requests and the waiting list follow, the calls, rows, lists, exports, imports, histories and mails,
 * and what is given out to the person.
 */
export const personFields = {
  fullname: field('fullname', nameLine, {
    sent: 'name',
    key: 'fullname_key',
    label: say.name,
    asked: say.fullName,
    autoComplete: 'name',
    listed: say.name,
    searched: true,
  }),
  company: field('company', requiredLine(TITLE_MAX, say.companyMissing), {
    sent: 'company_name',
    key: 'company_key',
    label: say.company,
    asked: say.companyName,
    autoComplete: 'organization',
    listed: say.company,
    selfEvident: true,
  }),
  designation: field('designation', requiredLine(TITLE_MAX, say.roleMissing), {
    sent: 'role',
    key: 'designation_key',
    label: say.designation,
    asked: say.role,
    mailed: say.role,
    autoComplete: 'organization-title',
    listed: say.designation,
    selfEvident: true,
  }),
  email: field(
    'email',
    {
      ...given,
      schema: email(),
      input: { type: 'email' as const },
      shown: 'email' as const,
      keyOf: emailKey,
    },
    {
      key: 'email_key',
      label: say.email,
      autoComplete: 'email',
      listed: say.email,
      searched: true,
    },
  ),
  phone: field(
    'phone',
    {
      ...mayLack,
      ...tel,
      schema: optional(nationalPhone(WRONG_NUMBERS.contact_number)),
      shown: 'phone' as const,
    },
    {
      sent: 'contact_number',
      label: say.phone,
      asked: say.contactNumber,
      hint: say.contactNumberHint,
      autoComplete: 'tel',
      listed: say.phone,
    },
  ),
  whatsapp: field(
    'whatsapp',
    {
      ...given,
      ...tel,
      schema: nationalPhone(WRONG_NUMBERS.whatsapp_number, say.whatsappMissing),
      shown: 'whatsapp' as const,
    },
    {
      sent: 'whatsapp_number',
      label: say.whatsapp,
      asked: say.whatsappNumber,
      autoComplete: 'tel',
      listed: say.whatsapp,
    },
  ),
  /** The service checks that the edition offers it, and each form asks for it in its own place. */
  notice: field(
    'notice',
    {
      ...given,
      schema: requiredText(TITLE_MAX, say.noticeMissing).describe(
        'How they heard of the summit: one of the answers that the edition offers, such as LinkedIn.',
      ),
    },
    {
      label: say.howTheyHeard,
      exported: say.notice,
    },
  ),
};
export type PersonFields = typeof personFields;
export type PersonField = Field & More;

const { phone, notice: _notice, ...first } = personFields;
/** What people enter of themselves, in the order of the forms: the contact number last. */
export const askedOfPerson = { ...first, phone };

/** What a form asks about a person and their company, of which these needn’t be said. */
export function personQuestions(phoneHint: string, notRequired: readonly string[]) {
  return Object.values<PersonField>(askedOfPerson).map((field) => ({
    name: field.sent,
    label: (field.asked ?? field.label)(),
    type: typeOf(field),
    ...(field.autoComplete && { autoComplete: field.autoComplete }),
    ...((mayBeNothing(field) || notRequired.includes(field.sent)) && { optional: true }),
    ...hintOf(field, phoneHint),
  }));
}

function typeOf({ input }: PersonField): 'text' | 'email' | 'tel' {
  return input?.type === 'email' || input?.type === 'tel' ? input.type : 'text';
}

function hintOf({ sent, hint }: PersonField, phoneHint: string) {
  if (sent === personFields.whatsapp.sent) return { hint: phoneHint };
  return hint === undefined ? {} : { hint: hint() };
}
