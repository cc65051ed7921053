import type { Question } from '#features/content/contract.ts';
import { PERSON_FIELDS } from '#features/submissions/person-fields.ts';
import { questionFields } from '#features/submissions/question-fields.ts';
import type { FieldDescription } from '#ui/form/field-description.ts';

const GROUP_HINT = 'For group discounts, ‘Acme’ and ‘ACME Ltd.’ count as one company.';

export const specifiedFields = (notices: readonly string[]): FieldDescription[] => [
  ...PERSON_FIELDS.map((field) => (field.name === 'company_name' ? { ...field, hint: GROUP_HINT } : field)),
  {
    name: 'notice',
    label: 'How did you hear about the summit?',
    type: 'choice',
    options: notices,
  },
];

/** The specified fields, then what organisers ask. */
export function registrationFields(
  notices: readonly string[],
  questions: readonly Question[],
): FieldDescription[] {
  return [...specifiedFields(notices), ...questionFields(questions)];
}
