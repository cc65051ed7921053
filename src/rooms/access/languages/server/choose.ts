import { LANGUAGES, type Language } from '#platform/contract/language.ts';
import { renewContent } from '#platform/server/database/renew-content.ts';
import type { Database } from '#platform/server/database/store.ts';
import type { Acting, Services } from '#platform/server/http/context.ts';
import { findLanguages, writeLanguages } from '#platform/server/site-languages.ts';
import { changeMainLanguage } from '#rooms/edition/server.ts';
import { swapTranslations } from './translations.ts';

/** From now on the site has these languages, the main one first. Runs in the caller's transaction. */
export async function chooseLanguages(
  database: Database,
  context: Services & Acting,
  languages: readonly Language[],
): Promise<void> {
  const [from = LANGUAGES[0]] = await findLanguages(database);
  const [to = from] = languages;
  await writeLanguages(database, languages);
  if (from !== to) {
    await changeMainLanguage(database, context, { from, to });
    await swapTranslations(database, context, { from, to });
  }
  await renewContent(database);
}
