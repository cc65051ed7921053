import { DOCUMENTED_CONSENT, DOCUMENTED_NEWS_CONSENT } from '#features/content/consents.ts';
import type { SiteContent } from '#features/content/contract.ts';

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

/** What a registration or a request can refer to before organisers write anything of their own. */
export const OWN_CONSENTS = [DOCUMENTED_CONSENT, DOCUMENTED_NEWS_CONSENT, ENTERED_AT_THE_DESK, PASSED_ON];

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
