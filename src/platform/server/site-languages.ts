import { isLanguage, LANGUAGES, type Language } from '../contract/language.ts';
import { readSetting, writeSetting } from './database/settings.ts';
import type { Database, Store } from './database/store.ts';
import { within } from './within.ts';

/** A site that chose none is in English. */
const UNCHOSEN: readonly Language[] = [LANGUAGES[0]];
/** How long a request waits to find out whether they have changed. */
const WITHIN_MS = 250;
const SETTING = 'site_languages';

/** Read again when the content changes, as it does with them, once for all that ask meanwhile. */
const known = new WeakMap<Store, { version: string | undefined; languages: readonly Language[] }>();
const reading = new WeakMap<Store, Promise<readonly Language[]>>();

/** The languages of the site, its main one first. */
export async function readLanguages(store: Store): Promise<readonly Language[]> {
  const before = known.get(store);
  const version = store.content.version();
  if (before && version !== undefined && version === before.version) return before.languages;
  const found = reading.get(store) ?? readOnce(store, version);
  return before ? within(WITHIN_MS, found, before.languages) : found;
}

function readOnce(store: Store, version: string | undefined): Promise<readonly Language[]> {
  const found = findLanguages(store.database)
    .then((languages) => {
      known.set(store, { version, languages });
      return languages;
    })
    .finally(() => reading.delete(store));
  reading.set(store, found);
  return found;
}

export async function findLanguages(database: Database): Promise<readonly Language[]> {
  const setting = await readSetting(database, SETTING);
  const languages = (setting ?? '').split(',').filter(isLanguage);
  return languages.length > 0 ? languages : UNCHOSEN;
}

/** Whether somebody has chosen them. */
export function areChosen(languages: readonly Language[]): boolean {
  return languages !== UNCHOSEN;
}

/** Runs in the caller's transaction, which changes the content. */
export function writeLanguages(database: Database, languages: readonly Language[]): Promise<void> {
  return writeSetting(database, SETTING, languages.join(','));
}
