import type { z } from 'zod';
import { isTranslated, language, leaveInMain, siteLanguages } from '#platform/contract/language.ts';
import { isNeutralText, neutralText } from '#platform/contract/neutral-texts.ts';
import type { SiteIdentity } from '#platform/contract/site-identity.ts';
import { cleanArticle } from '#platform/server/clean-article.ts';
import { cleanRichText } from '#platform/server/clean-html.ts';
import type { Database } from '#platform/server/database/store.ts';
import type { Services } from '#platform/server/http/context.ts';
import { newId } from '#platform/server/identifier.ts';
import { theOneGiven } from '#platform/server/module.ts';
import { type Content, NEUTRAL_CONTENT, type triedSection } from '../contract.ts';
import type { FieldInfo } from '../fields.ts';
import { logoOf } from '../logo.ts';
import { clothSeed } from '../look.ts';
import * as say from '../messages.ts';
import { type Documents, type Part, partNames, partOf, schemaOf } from '../sections.ts';
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
import { textsOf2025 } from './texts-of-2025.ts';

export { DOCUMENTED_CONSENT, DOCUMENTED_NEWS_CONSENT } from '../consents.ts';
export { noticesOf, takenNotice } from '../notices.ts';
export type { Documents } from '../sections.ts';
export { labelOf, type ShownOption, shownOptions, withChosen } from '../shown-options.ts';
export { shownRoles, shownTitles, speakerTitlesOf } from '../speaker-titles.ts';
export { copyEditionTexts } from './copy-texts.ts';
export { type DraftedPart, inAskedEdition } from './dependencies.ts';
export { readLastLike } from './documents.ts';
export { leftovers } from './leftovers.ts';
export { changeMainLanguage } from './main-language.ts';
export { previewLinkWorks } from './preview-links.ts';
export { startedFrom } from './starting-texts.ts';
export { themeOf2025 } from './texts-of-2025.ts';

/** What visitors read, or what they would read if the draft were published, maybe with a section as it is being written. */
export async function contentFor(
  services: Pick<Services, 'store' | 'clock' | 'modules'>,
  state: 'published' | 'drafted' = 'published',
  tried?: TriedSection,
): Promise<Content> {
  const { database } = services.store;
  const editionId = await currentEditionId(database, services);
  const read = state === 'published' ? readPublished : readDrafted;
  const site = withTried('site', await read(database, 'site', editionId), tried);
  const edition = withTried('edition', await read(database, 'edition', editionId), tried);
  return {
    site: withoutClosed(clean('site', site)),
    edition: clean('edition', edition),
    sold: await theOneGiven(services.modules, 'countSold')(database, services.clock.now()),
  };
}

/** Nobody reads a page of one's own before it is open. */
function withoutClosed(site: Documents['site']): Documents['site'] {
  return {
    ...site,
    ownPages: { ...site.ownPages, pages: site.ownPages.pages.filter(({ isShown }) => isShown) },
  };
}

export type TriedSection = z.output<typeof triedSection>;

function withTried<P extends Part>(
  part: P,
  document: Documents[P],
  tried: TriedSection | undefined,
): Documents[P] {
  if (!tried || partOf(tried.section) !== part) return document;
  const { success, data } = schemaOf(tried.section).safeParse(tried.values);
  return success ? { ...document, [tried.section]: data } : document;
}

/** Each part by itself, so that one that can't be read takes no other away. */
export async function defaultContent(
  services: Pick<Services, 'store' | 'clock' | 'modules'>,
): Promise<Content> {
  const { database } = services.store;
  const [site, edition, sold] = await Promise.all([
    publishedSite(database)
      .then((read) => withoutClosed(clean('site', read)))
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

/** What a part will say after the next publication, maybe with a section as it is being written, in the language that is spoken. */
export function drafted<P extends Part>(
  database: Database,
  part: P,
  editionId: string | undefined,
  tried?: TriedSection,
): Promise<Documents[P]> {
  const reading = readDrafted(database, part, editionId);
  return spoken(
    part,
    reading.then((document) => withTried(part, document, tried)),
  );
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
  return sayOnce(part, document, SHOWN);
}

/** For pages: what nobody has translated says in which language it is. */
function clean<P extends Part>(part: P, document: Documents[P]): Documents[P] {
  return sayOnce(part, document, CLEANED);
}

/** What becomes of the texts of a document in the language that is spoken. */
interface Speaking {
  finish: (text: string, info: FieldInfo) => string;
  /** By language. Documents are shared, and so is what they say: who compares them compares objects. */
  known: WeakMap<Documents[Part], Map<string, Spoken>>;
}

interface Spoken {
  said: Documents[Part];
  /** What of it nobody has translated. */
  left: readonly string[];
}

const SHOWN: Speaking = { finish: (text) => text, known: new WeakMap() };
const CLEANED: Speaking = {
  finish: (text, { kind, isArticle }) => {
    if (kind !== 'rich') return text;
    return isArticle ? cleanArticle(text) : cleanRichText(text);
  },
  known: new WeakMap(),
};

function sayOnce<P extends Part>(part: P, document: Documents[P], { finish, known }: Speaking): Documents[P] {
  const inLanguages = known.get(document) ?? new Map<string, Spoken>();
  known.set(document, inLanguages);
  const key = `${language()} ${siteLanguages()[0]}`;
  const spoken = inLanguages.get(key) ?? sayAll(part, document, finish);
  inLanguages.set(key, spoken);
  for (const text of spoken.left) leaveInMain(text);
  return spoken.said as Documents[P];
}

function sayAll(part: Part, document: Documents[Part], finish: Speaking['finish']): Spoken {
  const left: string[] = [];
  const said = spokenTexts(part, document, (text, own, info) => {
    const shown = finish(own ?? neutralText(text), info);
    if (isLeft(text, own, info)) left.push(shown);
    return shown;
  });
  return { said, left };
}

function isLeft(text: string, own: string | undefined, { words }: FieldInfo): boolean {
  return words !== undefined && isTranslated() && own === undefined && !isNeutralText(text);
}

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
  for (const [scope, content] of Object.entries(await textsOf2025(siteLanguages()))) {
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
