import { z } from 'zod';
import { countries, countryCode, countryName } from '#platform/contract/countries.ts';
import { id, NAME_MAX, optional, requiredText, TITLE_MAX, text } from '#platform/contract/fields.ts';
import { type Field, fieldOf, given, mayLack, requiredLine } from '#platform/contract/record.ts';
import { requiredRichText } from '#platform/contract/rich-text-field.ts';
import * as say from './messages.ts';
import { roleLabel } from './roles.ts';

const DESCRIPTION_MAX = 10_000;

interface More {
  /** Other headings in imported files; without any, they can't hold it. */
  synonyms?: readonly string[];
  /** They may head half a name, beside the other half. */
  weakSynonyms?: readonly string[];
  /** What it is if an imported file has no such column. */
  otherwise?: string;
}
export type SpeakerField = Field & More;
const field = fieldOf<More>();

/** Other spellings of one role: from documented clients and from its label (docs/product.md, 4.6). */
const KEY_ADDRESS = ['Key Addresse', 'Keynote Address', 'Keynote Addresses'];

/** A role as clients spell it. */
export function roleIn<Schema extends z.ZodType<string>>(roles: Schema) {
  return z.preprocess((value) => (KEY_ADDRESS.includes(value as string) ? 'Key Address' : value), roles);
}

/** The service checks that the edition offers it. */
const role = {
  ...given,
  schema: roleIn(requiredText(TITLE_MAX, say.roleMissing)).describe(
    'Speaker, Key Address, Moderator, Panelist, or one of the edition’s further roles.',
  ),
  input: { placeholder: say.chooseRole },
  format: roleLabel,
};

/** Accepts a country's code or name; stored as its code. */
const country = {
  ...mayLack,
  schema: optional(
    text(TITLE_MAX).transform((value, context) => {
      const code = countryCode(value);
      if (code) return code;
      context.addIssue({ code: 'custom', message: say.countryUnknown() });
      return z.NEVER;
    }),
  ),
  input: {
    options: () => countries().map(({ code, name }) => ({ value: code, label: name })),
    placeholder: say.chooseCountry,
  },
  format: countryName,
};

/** The service checks that the current edition offers it. */
const title = {
  ...given,
  schema: requiredText(NAME_MAX, say.titleMissing).describe(
    'One of the edition’s titles of people, such as Dr.',
  ),
};
const description = { ...given, schema: requiredRichText(DESCRIPTION_MAX, say.descriptionMissing) };
const category = { ...mayLack, schema: optional(id) };

/**
 * What is said of a speaker, each field once; the picture is beside them. What the title, the category and the description
 * need beyond this is in client/speaker-fields.tsx and server/speaker-row.ts.
 */
export const speakerFields = {
  title: field('title', title, {
    label: say.title,
    required: true,
    half: true,
    listed: say.title,
    selfEvident: true,
    synonyms: ['Honorific', 'Salutation', 'Prefix'],
  }),
  categoryId: field('category_id', category, {
    sent: 'categoryId',
    label: say.category,
    asked: say.askedCategory,
    half: true,
  }),
  /** Documented payloads call it the user name. */
  fullname: field('fullname', requiredLine(NAME_MAX, say.nameMissing), {
    sent: 'username',
    key: 'fullname_key',
    label: say.fullName,
    asked: say.askedName,
    required: true,
    listed: say.nameHeading,
    synonyms: ['Speaker', 'Speaker name', 'Nom complet', 'Nome completo'],
    weakSynonyms: ['Name', 'Nom', 'Nome'],
  }),
  designation: field('designation', requiredLine(TITLE_MAX, say.designationMissing), {
    key: 'designation_key',
    label: say.designation,
    required: true,
    half: true,
    listed: say.designation,
    selfEvident: true,
    synonyms: ['Job title', 'Position', 'Job', 'Fonction'],
  }),
  role: field('role', role, {
    label: say.eventRole,
    asked: say.eventRoleHeading,
    required: true,
    half: true,
    listed: say.eventRoleHeading,
    synonyms: ['Role', 'Part', 'Session role'],
    otherwise: 'Speaker',
  }),
  company: field('company', requiredLine(TITLE_MAX, say.companyMissing), {
    key: 'company_key',
    label: say.company,
    required: true,
    half: true,
    listed: say.company,
    selfEvident: true,
    synonyms: ['Company name', 'Organisation', 'Organization', 'Institution', 'Employer', 'Société'],
  }),
  countryCode: field('country', country, {
    label: say.country,
    half: true,
    synonyms: ['Nationality', 'Pays'],
  }),
  /** Plain or rich text as written; it is sanitised on output. */
  description: field('description', description, {
    label: say.description,
    required: true,
    synonyms: ['Bio', 'Biography', 'About', 'Profile'],
  }),
};
export type SpeakerFields = typeof speakerFields;
