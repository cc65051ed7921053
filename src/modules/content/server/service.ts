import {
  isTranslated,
  language,
  languageTag,
  leaveInMain,
  siteLanguages,
} from '#platform/contract/language.ts';
import { isNeutralText, neutralText } from '#platform/contract/neutral-texts.ts';
import type { SiteIdentity } from '#platform/contract/site-identity.ts';
import { cleanRichText } from '#platform/server/clean-html.ts';
import type { Database } from '#platform/server/database/store.ts';
import type { Services } from '#platform/server/http/context.ts';
import { newId } from '#platform/server/identifier.ts';
import { theOneGiven } from '#platform/server/module.ts';
import { type Content, NEUTRAL_CONTENT } from '../contract.ts';
import { logoOf } from '../logo.ts';
import { clothSeed } from '../look.ts';
import * as say from '../messages.ts';
import { type Documents, type Part, partNames } from '../sections.ts';
import { spokenTexts } from '../walk.ts';
import { currentEditionId } from './dependencies.ts';
import {
  LANGUAGE,
  readAllPublished as readAll,
  readDrafted,
  readLastEdition,
  readPublished,
} from './documents.ts';
import { findNewest, insertVersion } from './queries.ts';
import { TEXTS_OF_2025 } from './texts-of-2025.ts';

export { DOCUMENTED_CONSENT, DOCUMENTED_NEWS_CONSENT } from '../consents.ts';
export { noticesOf } from '../notices.ts';
export type { Documents } from '../sections.ts';
export { speakerTitlesOf } from '../speaker-titles.ts';
export { copyEditionTexts } from './copy-texts.ts';
export { readDrafted } from './documents.ts';
export { leftovers } from './leftovers.ts';
export { changeMainLanguage } from './main-language.ts';
export { previewLinkWorks } from './preview-links.ts';
export { startedFrom } from './starting-texts.ts';

/** What visitors read, or what they would read if the draft were published. */
export async function contentFor(
  services: Pick<Services, 'store' | 'clock' | 'modules'>,
  state: 'published' | 'drafted' = 'published',
): Promise<Content> {
  const { database } = services.store;
  const editionId = await currentEditionId(database, services);
  const read = state === 'published' ? readPublished : readDrafted;
  const site = await read(database, 'site', editionId);
  const edition = await read(database, 'edition', editionId);
  return {
    site: clean('site', site),
    edition: clean('edition', edition),
    sold: await theOneGiven(services.modules, 'countSold')(database, services.clock.now()),
  };
}

/** Each part by itself, so that one that can't be read takes no other away. */
export async function defaultContent(
  services: Pick<Services, 'store' | 'clock' | 'modules'>,
): Promise<Content> {
  const { database } = services.store;
  const [site, edition, sold] = await Promise.all([
    publishedSite(database)
      .then((read) => clean('site', read))
      .catch(() => NEUTRAL_CONTENT.site),
    currentEditionId(database, services)
      .then((editionId) => publishedEdition(database, editionId))
      .catch(() => readLastEdition(database))
      .then((read) => clean('edition', read))
      .catch(() => NEUTRAL_CONTENT.edition),
    theOneGiven(services.modules, 'countSold')(database, services.clock.now()).catch(
      () => NEUTRAL_CONTENT.sold,
    ),
  ]);
  return { site, edition, sold };
}

/** Whose site this is, for the back-office and the documentation. */
export async function siteIdentityOf(database: Database): Promise<SiteIdentity> {
  return identityIn(await publishedSite(database));
}

/** The same from what the site says. */
export function identityIn(site: Documents['site']): SiteIdentity {
  const { name, organiser, designerName, designerWebsite } = site.identity;
  return {
    name,
    organiser,
    email: site.contact.email,
    designerName,
    designerWebsite,
    look: site.look,
    seed: clothSeed(site),
    logo: logoOf(site),
  };
}

/** What the site says about itself, for whatever isn't a page. */
export function publishedSite(database: Database): Promise<Documents['site']> {
  return spoken('site', readPublished(database, 'site', undefined));
}

export function publishedEdition(
  database: Database,
  editionId: string | undefined,
): Promise<Documents['edition']> {
  return spoken('edition', readPublished(database, 'edition', editionId));
}

/** What the site will say about itself after the next publication. */
export function draftedSite(database: Database): Promise<Documents['site']> {
  return readDrafted(database, 'site', undefined);
}

/** What all parts say, asking the database once. */
export async function readAllPublished(
  database: Database,
  editionId: string | undefined,
): Promise<Documents> {
  const documents = await readAll(database, editionId);
  if (isAsWritten()) return documents;
  const parts = partNames().map(async (part) => [part, await spoken(part, Promise.resolve(documents[part]))]);
  return Object.fromEntries(await Promise.all(parts));
}

/** In the language that is spoken: what organisers wrote in it, else the program's own texts, else what they wrote first. */
async function spoken<P extends Part>(part: P, reading: Promise<Documents[P]>): Promise<Documents[P]> {
  const document = await reading;
  if (isAsWritten()) return document;
  const key = `${language()} ${siteLanguages()[0]}`;
  const inLanguages = said.get(document) ?? new Map<string, Documents[Part]>();
  said.set(document, inLanguages);
  const known = inLanguages.get(key) ?? spokenTexts(part, document, (text, own) => own ?? neutralText(text));
  inLanguages.set(key, known);
  return known as Documents[P];
}

/** Documents are shared, and so is what they say in a language: who compares them compares objects. */
const said = new WeakMap<Documents[Part], Map<string, Documents[Part]>>();

function isAsWritten(): boolean {
  return language() === LANGUAGE && !isTranslated();
}

/** Whether anything about the site itself was ever published. */
export async function isPublished(database: Database): Promise<boolean> {
  return (await findNewest(database, { scope: 'site', language: LANGUAGE })) !== undefined;
}

/** The texts of the summit of 2025, for a new site that starts with them. Runs in the caller's transaction. */
export async function insertTextsOf2025(database: Database, { clock }: Pick<Services, 'clock'>) {
  const publication = newId();
  for (const [scope, content] of Object.entries(TEXTS_OF_2025)) {
    await insertVersion(database, {
      id: newId(),
      scope,
      language: LANGUAGE,
      number: 1,
      content: JSON.stringify(content),
      publication,
      published_at: clock.now().toISOString(),
      published_by: null,
      note: say.summitOf2025Note(),
    });
  }
}

/** The elements that a text consists of. */
const BLOCK = /<(?:p|h\d|ul|ol|blockquote)(?=[\s>])/g;

/** For pages: what nobody has translated says in which language it is. */
function clean<P extends Part>(part: P, document: Documents[P]): Documents[P] {
  const [main = LANGUAGE] = siteLanguages();
  return spokenTexts(part, document, (text, own, { kind, words }) => {
    const isLeft = words !== undefined && isTranslated() && own === undefined && !isNeutralText(text);
    const shown = own ?? neutralText(text);
    if (isLeft) leaveInMain(shown);
    if (kind !== 'rich') return shown;
    const html = cleanRichText(shown);
    return isLeft ? html.replace(BLOCK, `$& lang="${languageTag(main)}"`) : html;
  });
}
