import { isDeepStrictEqual } from 'node:util';
import type { Change } from '#platform/contract/change.ts';
import { askedEdition } from '#platform/contract/language.ts';
import { inMainLanguage, isNeutralText } from '#platform/contract/neutral-texts.ts';
import { Refusal } from '#platform/contract/refusal.ts';
import { ChangedMeanwhile, isBasedOn } from '#platform/contract/version.ts';
import { changed, changesBetween, versionOf } from '#platform/server/activity-snapshot.ts';
import type { Database } from '#platform/server/database/store.ts';
import type { CallContext, Services } from '#platform/server/http/context.ts';
import { check } from '#platform/server/http/handler.ts';
import { type ActivityEntry, type WithActivity, withActivity } from '#rooms/ground/server.ts';
import * as say from '../messages.ts';
import {
  choicesOf,
  type Documents,
  mayWrite,
  type Part,
  partInfo,
  partOf,
  type SectionName,
  schemaOf,
  sectionOf,
  sectionsOf,
  writtenParts,
} from '../sections.ts';
import { siteContent } from '../site-content.ts';
import { inMainWords, mapSection, textsOfSection } from '../walk.ts';
import { checkLinks } from './check-links.ts';
import { currentEditionId, whatIsKept } from './dependencies.ts';
import { LANGUAGE, parseDocument, readDrafted, readPublished, scopeOf } from './documents.ts';
import { deleteDraft, writeDraft } from './queries.ts';
import { withStoredMedia } from './stored-media.ts';

type Values = Record<string, unknown>;
type Clocked = Pick<Services, 'store' | 'clock' | 'modules'>;
export type SectionChange = Change & { section: SectionName };

export async function draftedSection(services: Clocked, section: SectionName) {
  const { database } = services.store;
  const editionId = await currentEditionId(database, services);
  const document = await readDrafted(database, partOf(section), editionId);
  const values = valuesOf(document, section);
  return {
    values: mapSection(section, values, inMainWords),
    programs: programsTexts(section, values).map(inMainLanguage),
    version: versionOfValues(values),
    choices: choicesOf(section, document),
  };
}

/** What publishing would change, in the order of the sections. */
export async function draftedChanges(services: Clocked): Promise<SectionChange[]> {
  const { database } = services.store;
  const editionId = await currentEditionId(database, services);
  const changes = await Promise.all(
    writtenParts().map(async (part) => {
      const [before, after] = await Promise.all([
        readPublished(database, part, editionId),
        readDrafted(database, part, editionId),
      ]);
      return sectionsOf(part).flatMap((section) => changesOf(section, before, after));
    }),
  );
  return changes.flat();
}

/** Without the values of parts that take more than the right `site`, unless somebody with that reads it. */
export function withheld(changes: readonly SectionChange[], actor?: CallContext['actor']): SectionChange[] {
  return changes.map((change) =>
    mayWrite(partOf(change.section), actor) ? change : { ...change, ...changed(() => change.field) },
  );
}

export function changesOf(
  section: SectionName,
  before: Documents[keyof Documents],
  after: Documents[keyof Documents],
): SectionChange[] {
  const [from, to] = [valuesOf(before, section), valuesOf(after, section)];
  // Most sections are as they were, which is seen sooner than said.
  if (isDeepStrictEqual(from, to)) return [];
  return changesBetween(
    () => textsOfSection(section, from),
    () => textsOfSection(section, to),
  ).map((change) => ({ section, ...change }));
}

interface Saving {
  section: SectionName;
  values: Values;
  version: string | undefined;
}

/** Puts a section into the draft. Refused if somebody else has changed it since. */
export async function saveDrafted(context: CallContext, { section, values, version }: Saving): Promise<void> {
  const editionId = await currentEditionId(context.store.database, context);
  const beside = await readDrafted(context.store.database, partOf(section), editionId);
  const checked = check(schemaOf(section, beside), values);
  if (section === 'navigation') {
    const site = await readDrafted(context.store.database, 'site', editionId);
    const after = siteContent.shape.navigation.parse(checked);
    await checkLinks(context, { before: site.navigation, after, ownPages: site.ownPages.pages });
  }
  return changeDraft(context, section, async ({ before, database }) => {
    if (!isBasedOn(version, versionOfValues(before))) {
      throw new ChangedMeanwhile();
    }
    const stored = await withStoredMedia(database, section, checked);
    return { ...before, ...withProgramsTexts(section, stored, before) };
  });
}

/** What the program says where nothing was written, by its English; a translation of it needn't be loaded. */
function programsTexts(section: SectionName, values: Values): string[] {
  const untouched = new Set(wordsIn(section, untouchedValues(section)));
  return wordsIn(section, values).filter((text) => untouched.has(text) || isNeutralText(text));
}

function wordsIn(section: SectionName, values: Values): string[] {
  const texts: string[] = [];
  mapSection(section, values, (text, { words }) => {
    if (words && text) texts.push(text);
    return text;
  });
  return texts;
}

function untouchedValues(section: SectionName): Values {
  return valuesOf(parseDocument(partOf(section)), section);
}

/** What somebody left as the program says it in the main language stays the program's, in every language. */
function withProgramsTexts(section: SectionName, values: Values, before: Values): Values {
  const own = [...wordsIn(section, untouchedValues(section)), ...programsTexts(section, before)];
  const known = new Map(own.map((text) => [inMainLanguage(text), text]));
  return mapSection(section, values, (text, { words }) => (words && known.get(text)) ?? text);
}

/** Where what this user may publish, discard or bring back is kept. */
export async function scopesToWrite(
  database: Database,
  context: Pick<CallContext, 'modules' | 'clock' | 'actor'>,
): Promise<string[]> {
  const editionId = await currentEditionId(database, context);
  const parts = writtenParts().filter((part) => mayWrite(part, context.actor));
  return parts.map((part) => scopeOf(part, editionId));
}

/** Takes a section out of the draft again. */
export async function discardSection(context: CallContext, section: SectionName): Promise<void> {
  return changeDraft(context, section, async ({ published }) => published);
}

export function discardAll(context: CallContext): Promise<void> {
  return withActivity(context, async (database) => {
    for (const scope of await scopesToWrite(database, context)) {
      await deleteDraft(database, { scope, language: LANGUAGE });
    }
    return { result: undefined, activity: describeDraft(say.discardedEntry(), []) };
  });
}

function changeDraft(
  context: CallContext,
  section: SectionName,
  change: (from: { database: Database; before: Values; published: Values }) => Promise<Values>,
): Promise<void> {
  return withActivity(context, async (database): Promise<WithActivity<void>> => {
    const part = partOf(section);
    const editionId = await currentEditionId(database, context);
    const before = await readDrafted(database, part, editionId);
    const published = await readPublished(database, part, editionId);
    const values = await change({
      database,
      before: valuesOf(before, section),
      published: valuesOf(published, section),
    });
    const changed = { ...before, [section]: values };
    const after = (partInfo(part).follows?.(changed, before) ?? changed) as typeof before;
    if (JSON.stringify(after) === JSON.stringify(before)) return { result: undefined };
    const kept = await whatIsKept(database, context.modules, { part, editionId, before, after });
    const [why] = Object.values(kept);
    if (why) throw new Refusal('invalid', why, kept);
    await putDraft(database, context, { part, editionId, document: after });
    const changes = sectionsOf(part).flatMap((one) => changesOf(one, before, after));
    const title = sectionOf(section).title();
    return { result: undefined, activity: describeDraft(say.changedEntry({ title }), changes) };
  });
}

interface Drafted {
  part: Part;
  editionId: string | undefined;
  document: object;
}

/** What is as visitors see it already isn't kept as a draft. Runs in the caller's transaction. */
export async function putDraft(
  database: Database,
  { clock }: Pick<Services, 'clock'>,
  { part, editionId, document }: Drafted,
): Promise<void> {
  const place = { scope: scopeOf(part, editionId), language: LANGUAGE };
  const published = await readPublished(database, part, editionId);
  const content = JSON.stringify(document);
  if (content === JSON.stringify(published)) await deleteDraft(database, place);
  else await writeDraft(database, { ...place, content, updated_at: clock.now().toISOString() });
}

export function describeDraft(description: string, changes: readonly SectionChange[]): ActivityEntry {
  return {
    type: 'Updated',
    description: withYear(description),
    subject: { type: 'draft', id: null },
    changes: changes.map(({ field, from, to }) => ({ field, from, to })),
  };
}

/** What was done to the texts of another edition than the current one says which. */
export function withYear(entry: string): string {
  const edition = askedEdition();
  return edition ? say.entryOfYear({ entry, year: String(edition.year) }) : entry;
}

export function valuesOf(document: Documents[keyof Documents], section: SectionName): Values {
  return Object.entries(document).find(([name]) => name === section)?.[1] ?? {};
}

function versionOfValues(values: Values): string {
  return versionOf(() => ({ values: JSON.stringify(values) }));
}
