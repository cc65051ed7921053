/** What other rooms may use of this one on the server. */

export { assertSecretsReadable, encryptStored, endRestoredAccess, identify } from './auth/server/service.ts';
export {
  copyTranslations,
  eraseTranslations,
  firstAndBeside,
  importedTranslations,
  listTranslationsHaving,
  readTextsInLanguages,
  rewriteTranslations,
  type TextsInLanguages,
  translated,
  translatedCells,
  translatedDetails,
  translatedFields,
  translatedFreeText,
  writeTranslations,
} from './languages/server/service.ts';
export { ensureFirstAdministrator } from './users/server/first-administrator.ts';
export { getUser, listUsersWhoMay, namesOfUsers } from './users/server/service.ts';
