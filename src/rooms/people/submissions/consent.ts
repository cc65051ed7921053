import type { Message } from '#platform/contract/message.ts';
import type { SiteContent } from '#rooms/edition/contract.ts';
import * as say from './messages.ts';

/** Kept instead of a text with those whom an organiser entered: no form was shown to them. */
export const ENTERED_AT_THE_DESK = {
  version: 'entered at the desk',
  text: 'Entered by an organiser, without a form.',
};

/** Kept with those who got the place of a colleague. */
export const PASSED_ON = {
  version: 'passed on',
  text: 'Entered by a colleague who passed their place on, without a form.',
};

const WITHOUT_FORM: Readonly<Record<string, Message>> = {
  [ENTERED_AT_THE_DESK.version]: say.enteredAtTheDesk,
  [PASSED_ON.version]: say.passedOn,
};

/** A version as organisers read it. */
export function consentLabel(version: string): string {
  return WITHOUT_FORM[version]?.() ?? version;
}

export interface Consent {
  version: string;
  text: string;
}

/** What a form shows: to all, and beside the box about news. */
export function shownConsents({ consent }: SiteContent): Record<'consent' | 'news', Consent> {
  return {
    consent: { version: consent.formVersion, text: consent.form },
    news: { version: consent.newsVersion, text: consent.news },
  };
}
