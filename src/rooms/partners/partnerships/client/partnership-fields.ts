import type { Question, ShownOption } from '#rooms/edition/contract.ts';
import { questionFields } from '#rooms/people/browser.ts';
import { type Consent, personQuestions } from '#rooms/people/contract.ts';
import type { FieldDescription } from '#ui/form/field-description.ts';
import * as say from '../messages.ts';

/** What the current edition asks of who wants to be a partner. */
export interface Asked {
  phoneHint: string;
  /** Those that can be asked for. */
  packages: readonly ShownOption[];
  notices: readonly ShownOption[];
  questions: readonly Question[];
  consent: Consent;
}

export const partnershipFields = ({
  phoneHint,
  packages,
  notices,
  questions,
}: Omit<Asked, 'consent'>): readonly FieldDescription[] => [
  ...personQuestions(phoneHint, []),
  { name: 'packages', label: say.packageHeading(), type: 'choice', options: packages },
  {
    name: 'notice',
    label: say.noticeQuestion(),
    type: 'choice',
    options: notices,
  },
  ...questionFields(questions),
];
