import { PERSON_FIELDS } from '#features/submissions/person-fields.ts';
import type { FieldDescription } from '#ui/form/field-description.ts';
import { PACKAGES, PARTNERSHIP_NOTICES } from '../contract.ts';

export const PARTNERSHIP_FIELDS: readonly FieldDescription[] = [
  ...PERSON_FIELDS,
  { name: 'packages', label: 'Package', type: 'choice', options: PACKAGES },
  {
    name: 'notice',
    label: 'How did you hear about the summit?',
    type: 'choice',
    options: PARTNERSHIP_NOTICES,
  },
];
