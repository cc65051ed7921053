import type { Question } from '#features/content/contract.ts';
import { noticesOf } from '#features/content/notices.ts';
import type { CurrentEdition } from '#features/event/edition.ts';
import type { Summit } from '#features/event/summit-content.ts';
import { type Consent, shownConsents } from '#features/submissions/consent.ts';
import { personQuestions } from '#features/submissions/person-fields.ts';
import { questionFields } from '#features/submissions/question-fields.ts';
import { askedOf } from '#features/submissions/questions.ts';
import { SIZE_MAX } from '#features/waiting-list/contract.ts';
import type { FieldDescription } from '#ui/form/field-description.ts';

const GROUP_HINT = 'For group discounts, ‘Acme’ and ‘ACME Ltd.’ count as one company.';

type Edition = Pick<CurrentEdition, 'country' | 'groupLeast'>;

/** What an edition asks of people. */
export interface Asked {
  edition: Edition | undefined;
  notices: readonly string[];
  questions: readonly Question[];
  consent: Consent;
  news: Consent;
}

export function askedIn({ event, site, edition }: Summit): Asked {
  return {
    edition: event && { country: event.country, groupLeast: event.groupLeast },
    notices: noticesOf(edition, 'registration'),
    questions: askedOf(edition.forms.registration),
    ...shownConsents(site),
  };
}

export const specifiedFields = ({
  edition,
  notices,
}: Pick<Asked, 'edition' | 'notices'>): FieldDescription[] => [
  ...personQuestions(edition?.country).map((field) =>
    field.name === 'company_name' && edition?.groupLeast ? { ...field, hint: GROUP_HINT } : field,
  ),
  {
    name: 'notice',
    label: 'How did you hear about the summit?',
    type: 'choice',
    options: notices,
  },
];

const SIZE: FieldDescription = {
  name: 'size',
  label: 'How many places?',
  type: 'choice',
  options: Array.from({ length: SIZE_MAX }, (_, index) => String(index + 1)),
};

/** The specified fields, then how many places somebody waits for, then what organisers ask. */
export function registrationFields(asked: Asked, waits: boolean): FieldDescription[] {
  return [...specifiedFields(asked), ...(waits ? [SIZE] : []), ...questionFields(asked.questions)];
}
