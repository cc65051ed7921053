/** What other rooms may use of this one, wherever it runs. */

export { viewProfile } from './account/contract.ts';
export { addToken, SESSION_COOKIE, signIn, signOut, TOKEN_PREFIX } from './auth/contract.ts';
export { signedOut } from './auth/messages.ts';
export { ownScreen } from './auth/own-screen.ts';
export { languagesForm, saveLanguages, viewLanguages, viewTranslations } from './languages/contract.ts';
