import { Refusal } from '#platform/contract/refusal.ts';
import type { Database } from '#platform/server/database/store.ts';
import type { Services } from '#platform/server/http/context.ts';
import type { SiteContent } from '#rooms/edition/contract.ts';
import { DOCUMENTED_CONSENT, DOCUMENTED_NEWS_CONSENT, publishedSite } from '#rooms/edition/server.ts';
import { ENTERED_AT_THE_DESK, PASSED_ON, shownConsents } from '../consent.ts';
import * as say from '../messages.ts';
import { insertConsentTexts, listConsentTexts } from './queries.ts';

/** What a registration or a request can refer to before organisers write anything of their own. */
const OWN_CONSENTS = [DOCUMENTED_CONSENT, DOCUMENTED_NEWS_CONSENT, ENTERED_AT_THE_DESK, PASSED_ON];

/** How a version begins. Others stand for no text that was shown. */
const VERSIONS = { consent: '', news: 'news ' };
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
  const stored = await consentTexts(database);
  const changed = OWN_CONSENTS.find(({ version, text }) => stored.get(version) !== text);
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
  const stored = await consentTexts(database);
  const [known] = [...stored].find(([version, words]) => words === text && isOf(of, version)) ?? [];
  if (known) return known;
  const ofDay = [...stored.keys()].filter((version) => version.startsWith(VERSIONS[of] + day)).length;
  const version = VERSIONS[of] + day + (ofDay > 0 ? ` (${ofDay + 1})` : '');
  await insertConsentTexts(database, [{ version, text }]);
  return version;
}

interface Agreed {
  consent?: string | undefined;
  /** Of the words beside the box about news; nothing if it wasn't ticked. */
  news?: string | undefined;
}

/** The version that each of these agreed to: without one, the site's current. Refuses what was never shown. */
export async function agreements(
  database: Database,
  site: SiteContent,
  all: readonly Agreed[],
): Promise<(given: Agreed) => string> {
  const shown = shownConsents(site);
  const isCurrent = (of: Shown, { [of]: version }: Agreed) =>
    version === undefined || version === shown[of].version;
  const areCurrent = all.every((given) => isCurrent('consent', given) && isCurrent('news', given));
  const stored = areCurrent ? undefined : await consentTexts(database);
  return (given) => {
    for (const text of ['consent', 'news'] as const) {
      const version = given[text] ?? '';
      if (isCurrent(text, given) || (isOf(text, version) && stored?.has(version))) continue;
      throw new Refusal('invalid', say.consentOutdated(), { [text]: say.consentOutdated() });
    }
    return given.consent ?? shown.consent.version;
  };
}

export async function agreedTo(database: Database, given: Agreed): Promise<string> {
  return (await agreements(database, await publishedSite(database), [given]))(given);
}
