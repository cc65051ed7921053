import { z } from 'zod';
import { knownEmail, text } from '#platform/contract/fields.ts';
import { plainDigits } from '#platform/contract/plain-digits.ts';
import type { FormValues } from '#platform/contract/record.ts';
import type { deadlinesOf, Question } from '#rooms/edition/contract.ts';
import type { TicketOutline } from '#rooms/ground/contract.ts';
import type { NotRequired } from '#rooms/people/submissions/not-required.ts';
import type { askedOfPerson } from '#rooms/people/submissions/person-fields.ts';
import * as say from './messages.ts';

/** What can be done on somebody's own page, and how a mail says it. */
export const CHANGES = {
  correct: say.correctAsked,
  'pass-on': say.passOnAsked,
  cancel: say.cancelAsked,
  data: say.dataAsked,
  erase: say.eraseAsked,
} as const;
export type Change = keyof typeof CHANGES;

export const changeName = z.enum(Object.keys(CHANGES) as [Change, ...Change[]]);

export const CODE_DIGITS = 6;
/** For how long a code holds, and how many wrong ones end it. */
export const CODE_MINUTES = 15;
export const CODE_ATTEMPTS = 5;

export const codeForm = z.object({
  code: text(20, say.codeMissing)
    .overwrite((value) => plainDigits(value).replace(/\D/g, ''))
    .regex(/^\d{6}$/, { error: say.codeMissing }),
});

export const lostLinkForm = z.object({ email: knownEmail() });

/** What the page shows of a registration. */
export interface OwnView {
  values: FormValues<typeof askedOfPerson> & {
    /** To the organisers' own questions, by the name of the field of each. */
    [answer: `answers.${string}`]: string;
  };
  /** The country whose numbers are the example, and what organisers ask. */
  country: string | null | undefined;
  questions: readonly Question[];
  /** What needn't be said: of themselves, nothing that they lack already. */
  notRequired: Readonly<Record<'correct' | 'pass-on', NotRequired>>;
  /** Those of them that wait for an answer. */
  stillAsked: readonly Question[];
  version: string;
  isCancelled: boolean;
  /** It was for a summit that is over, or isn't the current one. */
  isPast: boolean;
  ticket?: TicketOutline & { number: string };
  /** It is to be paid first. */
  isTicketWithheld: boolean;
  /** Until when they can do it here, where that is limited. */
  deadlines: ReturnType<typeof deadlinesOf>;
  /** What follows if they cancel now. */
  cancelling: readonly string[];
  /** What they pay; '' if it isn't known. */
  fee: string;
  /** What can be done here; nothing while the site sends no mail. */
  changes: readonly Change[];
  /** What waits for a code, and where the code was sent. */
  waiting?: { what: Change; sentTo: string };
  /** What has just been done. */
  done?: Change | undefined;
}
