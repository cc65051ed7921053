import { SIZE_MAX } from '#features/waiting-list/contract.ts';
import type { FieldDescription } from '#ui/form/field-description.ts';
import { registrationFields } from './registration-fields.ts';

export const waitingFields = (notices: readonly string[]): FieldDescription[] => [
  ...registrationFields(notices, []),
  {
    name: 'size',
    label: 'How many places?',
    type: 'choice',
    options: Array.from({ length: SIZE_MAX }, (_, index) => String(index + 1)),
  },
];
