import { LANGUAGES, type Language } from '#platform/contract/language.ts';
import { readSetting, writeSetting } from '#platform/server/database/settings.ts';
import type { Database } from '#platform/server/database/store.ts';
import { type Acting, programContext, type Services } from '#platform/server/http/context.ts';
import { inLanguage } from '#platform/server/in-language.ts';
import { theOneGiven } from '#platform/server/module.ts';
import { editionBody } from '#rooms/edition/contract.ts';
import { insertNewEdition, insertTextsOf2025, SEEDED, themeOf2025 } from '#rooms/edition/server.ts';
import { withActivity } from '#rooms/ground/server.ts';

declare module '#platform/server/module.ts' {
  interface ServerModule {
    /** Gives a new site the languages that the configuration asks for. Tests and tools fill a database without any module. */
    chooseLanguages?: (
      database: Database,
      context: Services & Acting,
      languages: readonly Language[],
    ) => Promise<void>;
  }
}

/** The facts of the 2025 edition (docs/product.md, 1.2). */
const EDITION = {
  event_year: 2025,
  venue: 'Accra, Ghana',
  event_date: '2025-08-26',
};
/** Made up, to show the site with all its content. */
const SAMPLE = {
  event_time: '09:00',
  part_fee_regular: 1500,
  part_fee_early_bird: 1200,
  early_bird_expiry: '2025-07-31',
};

/**
 * Fills a new database at its first start, all or nothing: with the edition of 2025, and with samples if
 * requested. What else is known of that edition stands for any that is missing, so it isn't repeated here.
 */
export async function seed(services: Services): Promise<void> {
  if (await readSetting(services.store.database, SEEDED)) return;
  const wanted = services.config.seed;
  const isDemo = wanted === 'demo';
  const facts = isDemo ? { ...EDITION, ...SAMPLE } : EDITION;
  const insertSamples = isDemo ? await loadSamples(services) : undefined;
  const languages = services.config.siteLanguages ?? [LANGUAGES[0]];
  const [main = LANGUAGES[0]] = languages;
  // What is made up is written in the main one, with the others beside it.
  await inLanguage({ language: main, languages }, () =>
    withActivity(programContext(services), async (database) => {
      if (await readSetting(database, SEEDED)) return { result: undefined };
      await writeSetting(database, SEEDED, wanted);
      if (wanted !== 'none') await insertTextsOf2025(database, services);
      if (services.config.siteLanguages) {
        const choose = theOneGiven(services.modules, 'chooseLanguages');
        await choose(database, programContext(services), languages);
      }
      if (wanted === 'none') return { result: undefined };
      const { activity } = await insertNewEdition(
        database,
        services,
        editionBody.parse({ ...facts, event_theme: themeOf2025(main) }),
      );
      await insertSamples?.(database, services);
      return { result: undefined, activity };
    }),
  );
}

/** Imported only when requested, which never happens in production. */
async function loadSamples({ modules }: Services) {
  const { prepareSamples } = await import('#demo/fill-with-samples.ts');
  return prepareSamples(modules);
}
