import { personQuestions } from '#modules/submissions/person-fields.ts';
import type { FieldDescription } from '#ui/form/field-description.ts';
import type { Asked } from './asked.ts';

const GROUP_HINT = 'For group discounts, ‘Acme’ and ‘ACME Ltd.’ count as one company.';

/** Those of everybody; what organisers ask follows. */
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
