/**
 * What people agree to by sending a public form. A text that was shown is never changed: a new one is added
 * at the end, with the day from which it is shown.
 */
export const CONSENTS = [
  {
    version: '2026-11-21',
    text: 'By sending this form you agree that we keep your answers, and use them to prepare the summit, to answer you and to write to you about it. You can ask us at any time to show, correct or erase them.',
  },
] as const;

export const CONSENT_VERSIONS = CONSENTS.map(({ version }) => version);

/** What the forms show now. */
export const CURRENT_CONSENT = CONSENTS[CONSENTS.length - 1] ?? CONSENTS[0];

/** What people agree to by ticking the box about news, which is never ticked for them. Added to like the texts above. */
export const NEWS_CONSENTS = [
  {
    version: 'news 2026-11-22',
    text: 'Send me news about this summit and the next ones. I can end that at any time.',
  },
] as const;

export const NEWS_VERSIONS = NEWS_CONSENTS.map(({ version }) => version);

/** What the form shows now. */
export const CURRENT_NEWS_CONSENT = NEWS_CONSENTS[NEWS_CONSENTS.length - 1] ?? NEWS_CONSENTS[0];

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

/** Everything that a registration or a request can refer to. */
export const KEPT_CONSENTS = [...CONSENTS, ENTERED_AT_THE_DESK, PASSED_ON];
