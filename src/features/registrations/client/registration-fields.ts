import { PERSON_FIELDS } from '#features/submissions/person-fields.ts';
import type { FieldDescription } from '#ui/form/field-description.ts';
import { NOTICES } from '../contract.ts';

export const REGISTRATION_FIELDS: readonly FieldDescription[] = [
  ...PERSON_FIELDS,
  {
    name: 'notice',
    label: 'How did you hear about the summit?',
    type: 'choice',
    options: NOTICES,
  },
];
