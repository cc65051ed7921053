import { PERSON_FIELDS } from '#features/submissions/person-fields.ts';
import type { FieldDescription } from '#ui/form/field-description.ts';
import { PARTNERSHIP_NOTICES } from '../contract.ts';

export const partnershipFields = (packages: readonly string[]): readonly FieldDescription[] => [
  ...PERSON_FIELDS,
  { name: 'packages', label: 'Package', type: 'choice', options: packages },
  {
    name: 'notice',
    label: 'How did you hear about the summit?',
    type: 'choice',
    options: PARTNERSHIP_NOTICES,
  },
];
