import type { Question } from '#features/content/contract.ts';
import { PERSON_FIELDS } from '#features/submissions/person-fields.ts';
import { questionFields } from '#features/submissions/question-fields.ts';
import type { FieldDescription } from '#ui/form/field-description.ts';
import { NOTICES } from '../contract.ts';

const GROUP_HINT = 'For group discounts, ‘Acme’ and ‘ACME Ltd.’ count as one company.';

export const SPECIFIED_FIELDS: readonly FieldDescription[] = [
  ...PERSON_FIELDS.map((field) => (field.name === 'company_name' ? { ...field, hint: GROUP_HINT } : field)),
  {
    name: 'notice',
    label: 'How did you hear about the summit?',
    type: 'choice',
    options: NOTICES,
  },
];

/** The specified fields, then what organisers ask. */
export function registrationFields(questions: readonly Question[]): FieldDescription[] {
  return [...SPECIFIED_FIELDS, ...questionFields(questions)];
}
