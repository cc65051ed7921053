import { personQuestions } from '#modules/submissions/person-fields.ts';
import { questionFields } from '#modules/submissions/question-fields.ts';
import { SIZE_MAX } from '#modules/waiting-list/contract.ts';
import type { FieldDescription } from '#ui/form/field-description.ts';
import type { Asked } from './asked.ts';

const GROUP_HINT = 'For group discounts, ‘Acme’ and ‘ACME Ltd.’ count as one company.';

export const specifiedFields = ({
  phoneHint,
  countsGroups,
  notices,
}: Pick<Asked, 'phoneHint' | 'countsGroups' | 'notices'>): FieldDescription[] => [
  ...personQuestions(phoneHint).map((field) =>
    field.name === 'company_name' && countsGroups ? { ...field, hint: GROUP_HINT } : field,
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
