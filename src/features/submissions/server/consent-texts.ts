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

interface Agreed {
  consent?: string | undefined;
  /** Of the words beside the box about news; nothing if it wasn't ticked. */
  news?: string | undefined;
}

/** The version that somebody agreed to by sending a form: without one, the current. Refuses what was never shown. */
export async function agreedTo(database: Database, { consent: given, news }: Agreed): Promise<string> {
  const shown = shownConsents(await publishedSite(database));
  await assertShown(database, 'form', { given, current: shown.consent.version });
  await assertShown(database, 'news', { given: news, current: shown.news.version });
  return given ?? shown.consent.version;
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
