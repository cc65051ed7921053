import type { Services } from '#platform/server/http/context.ts';
import { KEPT_CONSENTS } from '../consent.ts';
import { insertConsentTexts, listConsentTexts } from './queries.ts';

/**
 * Keeps the wording of every consent text in the database, next to those who agreed to it. Throws if one was
 * changed after it had been shown.
 */
export async function keepConsentTexts({ store: { database } }: Pick<Services, 'store'>): Promise<void> {
  await insertConsentTexts(database, KEPT_CONSENTS);
  const kept = new Map((await listConsentTexts(database)).map(({ version, text }) => [version, text]));
  const changed = KEPT_CONSENTS.find(({ version, text }) => kept.get(version) !== text);
  if (!changed) return;
  throw new Error(
    `The consent text of ${changed.version} was changed after it had been shown. Add a new one instead.`,
  );
}
