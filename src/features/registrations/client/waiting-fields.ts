import { SIZE_MAX } from '#features/waiting-list/contract.ts';
import type { FieldDescription } from '#ui/form/field-description.ts';
import { REGISTRATION_FIELDS } from './registration-fields.ts';

export const WAITING_FIELDS: readonly FieldDescription[] = [
  ...REGISTRATION_FIELDS,
  {
    name: 'size',
    label: 'How many places?',
    type: 'choice',
    options: Array.from({ length: SIZE_MAX }, (_, index) => String(index + 1)),
  },
];
