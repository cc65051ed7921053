import { publishedSite } from '#features/content/server/service.ts';
import { Refusal } from '#platform/contract/refusal.ts';
import type { Database } from '#platform/server/database/store.ts';
import type { Services } from '#platform/server/http/context.ts';
import { OWN_CONSENTS, shownConsents } from '../consent.ts';
import { insertConsentTexts, listConsentTexts } from './queries.ts';

const OUTDATED = 'The consent text is out of date. Please reload the page.';

/** How a version begins. Others stand for no text that was shown. */
const VERSIONS = { form: '', news: 'news ' };
type Shown = keyof typeof VERSIONS;

function isOf(of: Shown, version: string): boolean {
  return new RegExp(`^${VERSIONS[of]}\\d{4}-`).test(version);
}

/**
 * Keeps the program's own consent texts in the database, next to those who agreed to them. Throws if one was
 * changed after it had been shown.
 */
export async function keepConsentTexts({ store: { database } }: Pick<Services, 'store'>): Promise<void> {
  await insertConsentTexts(database, OWN_CONSENTS);
  const kept = await consentTexts(database);
  const changed = OWN_CONSENTS.find(({ version, text }) => kept.get(version) !== text);
  if (!changed) return;
  throw new Error(
    `The consent text of ${changed.version} was changed after it had been shown. Leave it as it was.`,
  );
}

/** The wording of each version. */
export async function consentTexts(database: Database): Promise<ReadonlyMap<string, string>> {
  return new Map((await listConsentTexts(database)).map(({ version, text }) => [version, text]));
}

/** The version of a wording: the one that it had before, else a new one. Runs in the caller's transaction. */
export async function keepConsent(
  database: Database,
  { of, text, day }: { of: Shown; text: string; day: string },
): Promise<string> {
  const kept = await consentTexts(database);
  const [known] = [...kept].find(([version, words]) => words === text && isOf(of, version)) ?? [];
  if (known) return known;
  const ofDay = [...kept.keys()].filter((version) => version.startsWith(VERSIONS[of] + day)).length;
  const version = VERSIONS[of] + day + (ofDay > 0 ? ` (${ofDay + 1})` : '');
  await insertConsentTexts(database, [{ version, text }]);
  return version;
}

/** The version that somebody agreed to by sending a form: without one, the current. */
export async function agreedTo(database: Database, given: string | undefined): Promise<string> {
  const { consent } = shownConsents(await publishedSite(database));
  await assertShown(database, 'form', { given, current: consent.version });
  return given ?? consent.version;
}

/** Refuses what no box about news ever said. */
export async function assertNews(database: Database, given: string | undefined): Promise<void> {
  const { news } = shownConsents(await publishedSite(database));
  await assertShown(database, 'news', { given, current: news.version });
}

async function assertShown(
  database: Database,
  of: Shown,
  { given, current }: { given: string | undefined; current: string },
): Promise<void> {
  if (given === undefined || given === current) return;
  if (isOf(of, given) && (await consentTexts(database)).has(given)) return;
  throw new Refusal('invalid', OUTDATED, { [of === 'form' ? 'consent' : 'news']: OUTDATED });
}
