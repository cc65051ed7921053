/** The languages that sessions are offered in at the desk; calls take any. */
export const SESSION_LANGUAGES = [
  'en',
  'fr',
  'pt',
  'ar',
  'sw',
  'ha',
  'yo',
  'ig',
  'ak',
  'ee',
  'am',
  'zu',
] as const;
