import type { Question } from '#features/content/contract.ts';
import { PERSON_FIELDS } from '#features/submissions/person-fields.ts';
import { questionFields } from '#features/submissions/question-fields.ts';
import type { FieldDescription } from '#ui/form/field-description.ts';

export const partnershipFields = (
  packages: readonly string[],
  notices: readonly string[],
  questions: readonly Question[],
): readonly FieldDescription[] => [
  ...PERSON_FIELDS,
  { name: 'packages', label: 'Package', type: 'choice', options: packages },
  {
    name: 'notice',
    label: 'How did you hear about the summit?',
    type: 'choice',
    options: notices,
  },
  ...questionFields(questions),
];
