import { PERSON_FIELDS } from '#features/submissions/person-fields.ts';
import type { FieldDescription } from '#ui/form/field-description.ts';
import { NOTICES } from '../contract.ts';

const GROUP_HINT = 'For group discounts, ‘Acme’ and ‘ACME Ltd.’ count as one company.';

export const REGISTRATION_FIELDS: readonly FieldDescription[] = [
  ...PERSON_FIELDS.map((field) => (field.name === 'company_name' ? { ...field, hint: GROUP_HINT } : field)),
  {
    name: 'notice',
    label: 'How did you hear about the summit?',
    type: 'choice',
    options: NOTICES,
  },
];
