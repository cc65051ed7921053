import { personQuestions } from '#rooms/people/submissions/person-fields.ts';
import type { FieldDescription } from '#ui/form/field-description.ts';
import * as say from '../../messages.ts';
import type { Asked } from './asked.ts';

/** Those of everybody; what organisers ask follows. */
export const specifiedFields = ({
  phoneHint,
  countsGroups,
  notRequired,
  notices,
}: Pick<Asked, 'phoneHint' | 'countsGroups' | 'notRequired' | 'notices'>): FieldDescription[] => [
  ...personQuestions(phoneHint, notRequired).map((field) =>
    field.name === 'company_name' && countsGroups ? { ...field, hint: say.companyHint() } : field,
  ),
  {
    name: 'notice',
    label: say.noticeQuestion(),
    type: 'choice',
    options: notices,
  },
];
