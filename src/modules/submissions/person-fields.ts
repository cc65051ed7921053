import { emailKey } from '#platform/contract/email-address.ts';
import {
  email,
  NAME_MAX,
  nationalPhone,
  optional,
  requiredText,
  TITLE_MAX,
} from '#platform/contract/fields.ts';
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
  /** Other headings in imported files, those that can mean something else beside other columns, and what tells the rest. */
  synonyms: readonly string[];
  weakSynonyms?: readonly string[];
  looksLike?: (value: string) => boolean;
  /** What mails call it, if it is something else. */
  mailed?: Message;
  /** The list's search looks through it. */
  searched?: true;
}
const field = fieldOf<More>();

/** Which of the two numbers such a column is, the others tell. */
const MOBILES = [
  ...['Mobile', 'Mobile number', 'Mobile phone', 'Cell', 'Cell phone', 'Portable', 'Téléphone portable'],
  ...['Téléphone mobile', 'GSM', 'Telemóvel', 'Celular'],
];
const CIVILITY = /^(mr|mrs|ms|miss|mx|dr|prof|m|mme|mlle|sr|sra|dra|mr\/mrs)\.?$/iu;
/** Of '2.33E+11', too: a spreadsheet has shortened it. */
const FEWEST_DIGITS = 4;

/** Never a number, an id or an address. */
export function looksLikeName(value: string): boolean {
  const letters = value.match(/\p{L}/gu)?.length ?? 0;
  return letters > (value.match(/\p{Nd}/gu)?.length ?? 0) && !value.includes('@');
}

function looksLikeNumber(value: string): boolean {
  return (value.match(/\p{Nd}/gu)?.length ?? 0) >= FEWEST_DIGITS && !value.includes('@');
}

const tel = { input: { type: 'tel' as const } };

/**
 * What is kept of everybody who sends a form, each field once, in the order of lists and files. The forms of
 * registrations, requests and the waiting list follow, the calls, rows, lists, exports, imports, histories and mails,
 * and what is given out to the person.
 */
export const personFields = {
  fullname: field('fullname', requiredLine(NAME_MAX, say.nameMissing), {
    sent: 'name',
    key: 'fullname_key',
    label: say.name,
    asked: say.fullName,
    autoComplete: 'name',
    listed: say.name,
    searched: true,
    synonyms: [
      ...['Full name', 'Full names', 'Name and surname', 'First and last name', 'Ticket full name'],
      ...['Badge name', 'Name on badge', 'Nom complet', 'Nom et prénom', 'Nom et prénoms', 'Noms et prénoms'],
      ...[
        'Nom, prénom',
        'Nom, prénoms',
        'Prénom et nom',
        'Prénoms et nom',
        'Prénom, nom',
        'Nom sur le badge',
      ],
      ...['Nome completo', 'Nome e apelido', 'Nome e sobrenome'],
    ],
    weakSynonyms: [
      ...['Name', 'Names', 'Attendee', 'Participant', 'Delegate', 'Guest', 'Registrant'],
      ...['Nom', 'Noms', 'Participants', 'Invité', 'Inscrit', 'Nome', 'Participante'],
    ],
    looksLike: looksLikeName,
  }),
  company: field('company', requiredLine(TITLE_MAX, say.companyMissing), {
    sent: 'company_name',
    key: 'company_key',
    label: say.company,
    asked: say.companyName,
    autoComplete: 'organization',
    listed: say.company,
    selfEvident: true,
    synonyms: [
      ...['Company', 'Organisation', 'Organization', 'Employer', 'Institution', 'Business', 'Company name'],
      ...['Organisation name', 'Organization name', 'Company / Organisation', 'Company / Organization'],
      ...[
        'Ticket company name',
        'Ticket company',
        'Société',
        'Entreprise',
        'Nom de l’entreprise',
        'Structure',
      ],
      ...['Entreprise / Organisation', 'Organisation / Entreprise', 'Raison sociale', 'Employeur'],
      ...['Établissement', 'Empresa', 'Organização', 'Instituição'],
    ],
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
    synonyms: [
      ...['Designation', 'Job title', 'Position', 'Job', 'Occupation', 'Ticket job title', 'Job', 'Title'],
      ...['Fonction', 'Poste', 'Poste occupé', 'Fonction / Poste', 'Poste / Fonction', 'Profession', 'Rôle'],
      ...['Titre', 'Cargo', 'Função'],
    ],
    looksLike: (value) => !CIVILITY.test(value),
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
      synonyms: [
        ...['E-mail', 'Email address', 'E-mail address', 'Mail', 'Mail address', 'Ticket email', 'Email ID'],
        ...['Courriel', 'Adresse e-mail', 'Adresse mail', 'Adresse électronique', 'Adresse courriel'],
        ...['Endereço de e-mail', 'Correio eletrónico'],
      ],
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
      synonyms: [
        ...[
          'Phone',
          'Phone number',
          'Telephone',
          'Telephone number',
          'Tel',
          'Ticket phone number',
          'Contact',
        ],
        ...['Téléphone', 'Numéro de téléphone', 'N° de téléphone', 'N° téléphone', 'Contact téléphonique'],
        ...['Telefone', 'Número de telefone', ...MOBILES],
      ],
      looksLike: looksLikeNumber,
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
      synonyms: [
        ...['WhatsApp', 'WhatsApp no', 'WhatsApp number', 'Contact WhatsApp', 'Phone (WhatsApp)'],
        ...['Numéro WhatsApp', 'Numéro de WhatsApp', 'N° WhatsApp', 'Téléphone (WhatsApp)', ...MOBILES],
      ],
      looksLike: looksLikeNumber,
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
      synonyms: [
        'Notice',
        'How did you hear about the summit',
        'How did you hear about us',
        'Source',
        'Comment avez-vous entendu parler de nous',
        'Comment avez-vous entendu parler du sommet',
      ],
    },
  ),
};
export type PersonFields = typeof personFields;
export type PersonField = Field & More;

const { phone, notice: _notice, ...first } = personFields;
/** What people enter of themselves, in the order of the forms: the contact number last. */
export const askedOfPerson = { ...first, phone };

/** What a form asks about a person and their company. */
export function personQuestions(phoneHint: string) {
  return Object.values<PersonField>(askedOfPerson).map((field) => ({
    name: field.sent,
    label: (field.asked ?? field.label)(),
    type: typeOf(field),
    ...(field.autoComplete && { autoComplete: field.autoComplete }),
    ...(mayBeNothing(field) && { optional: true }),
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
