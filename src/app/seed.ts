import { withActivity } from '#modules/activity/server/service.ts';
import { insertTextsOf2025 } from '#modules/content/server/service.ts';
import { editionBody } from '#modules/editions/contract.ts';
import { insertNewEdition, SEEDED } from '#modules/editions/server/service.ts';
import { chooseLanguages } from '#modules/languages/server/service.ts';
import { readSetting, writeSetting } from '#platform/server/database/settings.ts';
import type { Database } from '#platform/server/database/store.ts';
import { programContext, type Services } from '#platform/server/http/context.ts';

/** The facts of the 2025 edition (docs/product.md, 1.2). */
const EDITION = {
  event_year: 2025,
  event_theme: 'Empowering the Future: AI-Driven Business Transformation',
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
  await withActivity(programContext(services), async (database) => {
    if (await readSetting(database, SEEDED)) return { result: undefined };
    await writeSetting(database, SEEDED, wanted);
    if (wanted === 'none') {
      await chooseOwnLanguages(database, services);
      return { result: undefined };
    }
    await insertTextsOf2025(database, services);
    const { activity } = await insertNewEdition(database, services, editionBody.parse(facts));
    await insertSamples?.(database, services);
    // What is written in English by then stays beside another main language.
    await chooseOwnLanguages(database, services);
    return { result: undefined, activity };
  });
}

async function chooseOwnLanguages(database: Database, services: Services): Promise<void> {
  const { siteLanguages } = services.config;
  if (siteLanguages) await chooseLanguages(database, programContext(services), siteLanguages);
}

/** Imported only when requested, which never happens in production. */
async function loadSamples({ modules }: Services) {
  const { prepareSamples } = await import('#demo/fill-with-samples.ts');
  return prepareSamples(modules);
}
