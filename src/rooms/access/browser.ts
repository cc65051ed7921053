/** What other rooms may use of this one in what a browser shows. */

export { LoginScreen } from './auth/client/login-screen.tsx';
export { ResetPasswordScreen } from './auth/client/reset-password-screen.tsx';
export { SessionEnded } from './auth/client/session-ended.tsx';
export { LanguageFields } from './languages/client/offers/language-fields.tsx';
export { useReaderLanguage, useReaderLanguages } from './languages/client/offers/reader-language.ts';
export { RecordTranslations } from './languages/client/offers/record-translations.tsx';
