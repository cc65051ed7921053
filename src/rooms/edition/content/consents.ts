/** What people agree to by sending a public form, until organisers word it. It was shown, so it never changes. */
export const DOCUMENTED_CONSENT = {
  version: '2026-11-21',
  text: 'By sending this form you agree that we keep your answers, and use them to prepare the summit, to answer you and to write to you about it. You can ask us at any time to show, correct or erase them.',
};

/** The same for the box about news, which is never ticked for them. */
export const DOCUMENTED_NEWS_CONSENT = {
  version: 'news 2026-11-22',
  text: 'Send me news about this summit and the next ones. I can end that at any time.',
};
