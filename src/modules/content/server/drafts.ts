import { type ActivityEntry, type WithActivity, withActivity } from '#modules/activity/server/service.ts';
import type { Change } from '#platform/contract/change.ts';
import { ChangedMeanwhile } from '#platform/contract/version.ts';
import { changesBetween, versionOf } from '#platform/server/activity-snapshot.ts';
import type { Database } from '#platform/server/database/store.ts';
import type { CallContext, Services } from '#platform/server/http/context.ts';
import { check } from '#platform/server/http/handler.ts';
import * as say from '../messages.ts';
import {
  type Documents,
  type Part,
  partNames,
  partOf,
  type SectionName,
  schemaOf,
  sectionOf,
  sectionsOf,
} from '../sections.ts';
import { siteContent } from '../site-content.ts';
import { textsOfSection } from '../walk.ts';
import { checkLinks } from './check-links.ts';
import { currentEditionId } from './dependencies.ts';
import { LANGUAGE, readDrafted, readPublished, scopeOf } from './documents.ts';
import { deleteDraft, writeDraft } from './queries.ts';
import { withStoredMedia } from './stored-media.ts';

type Values = Record<string, unknown>;
type Clocked = Pick<Services, 'store' | 'clock' | 'modules'>;
export type SectionChange = Change & { section: SectionName };

export async function draftedSection(
  services: Clocked,
  section: SectionName,
): Promise<{ values: Values; version: string }> {
  const { database } = services.store;
  const editionId = await currentEditionId(database, services);
  const values = valuesOf(await readDrafted(database, partOf(section), editionId), section);
  return { values, version: versionOfValues(values) };
}

/** What publishing would change, in the order of the sections. */
export async function draftedChanges(services: Clocked): Promise<SectionChange[]> {
  const { database } = services.store;
  const editionId = await currentEditionId(database, services);
  const changes = await Promise.all(
    partNames().map(async (part) => {
      const [before, after] = await Promise.all([
        readPublished(database, part, editionId),
        readDrafted(database, part, editionId),
      ]);
      return sectionsOf(part).flatMap((section) => changesOf(section, before, after));
    }),
  );
  return changes.flat();
}

export function changesOf(
  section: SectionName,
  before: Documents[keyof Documents],
  after: Documents[keyof Documents],
): SectionChange[] {
  const textsOf = (document: typeof before) => textsOfSection(section, valuesOf(document, section));
  return changesBetween(
    () => textsOf(before),
    () => textsOf(after),
  ).map((change) => ({ section, ...change }));
}

interface Saving {
  section: SectionName;
  values: Values;
  version: string | undefined;
}

/** Puts a section into the draft. Refused if somebody else has changed it since. */
export async function saveDrafted(context: CallContext, { section, values, version }: Saving): Promise<void> {
  const checked = check(schemaOf(section), values);
  if (section === 'navigation') {
    const editionId = await currentEditionId(context.store.database, context);
    const site = await readDrafted(context.store.database, 'site', editionId);
    const after = siteContent.shape.navigation.parse(checked);
    await checkLinks(context, { before: site.navigation, after, ownPages: site.ownPages.pages });
  }
  return changeDraft(context, section, async ({ before, database }) => {
    if (version !== undefined && version !== versionOfValues(before)) {
      throw new ChangedMeanwhile();
    }
    return { ...before, ...(await withStoredMedia(database, section, checked)) };
  });
}

/** Takes a section out of the draft again. */
export async function discardSection(context: CallContext, section: SectionName): Promise<void> {
  return changeDraft(context, section, async ({ published }) => published);
}

export function discardAll(context: CallContext): Promise<void> {
  return withActivity(context, async (database) => {
    const editionId = await currentEditionId(database, context);
    for (const part of partNames()) {
      await deleteDraft(database, { scope: scopeOf(part, editionId), language: LANGUAGE });
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
    const after = { ...before, [section]: values };
    if (JSON.stringify(after) === JSON.stringify(before)) return { result: undefined };
    await putDraft(database, context, { part, editionId, document: after });
    const changes = changesOf(section, before, after);
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
    description,
    subject: { type: 'draft', id: null },
    changes: changes.map(({ field, from, to }) => ({ field, from, to })),
  };
}

export function valuesOf(document: Documents[keyof Documents], section: SectionName): Values {
  return Object.entries(document).find(([name]) => name === section)?.[1] ?? {};
}

function versionOfValues(values: Values): string {
  return versionOf(() => ({ values: JSON.stringify(values) }));
}
