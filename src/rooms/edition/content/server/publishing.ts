import { isDeepStrictEqual } from 'node:util';
import { DESK_LANGUAGES } from '#platform/contract/language.ts';
import { Refusal } from '#platform/contract/refusal.ts';
import { NO_ZONE, zonedDate } from '#platform/contract/zoned-time.ts';
import type { Database } from '#platform/server/database/store.ts';
import type { CallContext, Services } from '#platform/server/http/context.ts';
import { newId } from '#platform/server/identifier.ts';
import { sayIn } from '#platform/server/in-language.ts';
import { theOneGiven } from '#platform/server/module.ts';
import { type ActivityEntry, PROGRAM, withActivity } from '#rooms/ground/server.ts';
import type { Publication } from '../contract.ts';
import * as say from '../messages.ts';
import { type Documents, type Part, partInfo, sectionOf, sectionsOf, writtenParts } from '../sections.ts';
import { currentEditionId, whatIsKept } from './dependencies.ts';
import { parseDocument, partOfScope, scopeOf } from './documents.ts';
import {
  changesOf,
  describeDraft,
  type SectionChange,
  scopesToWrite,
  valuesOf,
  withheld,
  withYear,
} from './drafts.ts';
import {
  deleteDraft,
  findNewest,
  insertVersion,
  listDrafts,
  listVersionNames,
  listVersions,
  writeDraft,
} from './queries.ts';
import type { ContentDraftRow, ContentVersionRow } from './tables.ts';

/** What stands in a document in which nothing was entered. */
const UNTOUCHED = '{}';

/** Everything in the draft that the user may write goes out together. */
export function publishDrafts(context: CallContext, note: string): Promise<void> {
  return withActivity(context, async (database) => {
    const scopes = await scopesToWrite(database, context);
    return { result: undefined, activity: await publishIn(database, context, { scopes, note }) };
  });
}

/** What is kept here goes out together. Runs in the caller's transaction. */
async function publishIn(
  database: Database,
  context: CallContext,
  { scopes, note }: { scopes: readonly string[]; note: string },
): Promise<ActivityEntry> {
  const drafts = (await listDrafts(database)).filter(({ scope }) => scopes.includes(scope));
  if (drafts.length === 0) throw new Refusal('conflict', say.nothingToPublish());
  const { changes, publication } = await publishAll(database, context, { drafts, note });
  const count = changes.length;
  return {
    type: 'Published',
    description: withYear(note ? say.publishedWithNoteEntry({ count, note }) : say.publishedEntry({ count })),
    subject: { type: 'content', id: publication },
    changes: withheld(changes).map(({ field, from, to }) => ({ field, from, to })),
  };
}

/** Where what is written of an edition is kept, and what it shared before. */
async function scopesOf(
  database: Database,
  context: Pick<Services, 'modules' | 'clock'>,
): Promise<ReadonlySet<string>> {
  const editionId = await currentEditionId(database, context);
  const parts = writtenParts();
  return new Set([...parts.map((part) => scopeOf(part, editionId)), ...parts]);
}

interface Publishing {
  drafts: readonly ContentDraftRow[];
  note: string;
}

async function publishAll(database: Database, context: CallContext, { drafts, note }: Publishing) {
  const { clock, actor, modules } = context;
  const editionId = await currentEditionId(database, context);
  const publication = newId();
  const published_at = clock.now().toISOString();
  const changes: SectionChange[] = [];
  for (const { scope, language, content } of drafts) {
    const newest =
      (await findNewest(database, { scope, language })) ?? (await sharedBefore(database, scope, language));
    const part = partOfScope(scope);
    const before = parseDocument(part, newest?.content);
    const after = parseDocument(part, content);
    assertFitting(part, before, after);
    const [problem] = Object.values(await whatIsKept(database, modules, { part, editionId, before, after }));
    if (problem) throw new Refusal('conflict', say.notFitting({ section: partInfo(part).title(), problem }));
    const changed = sectionsOf(part).flatMap((section) => changesOf(section, before, after));
    const today = zonedDate(clock.now(), NO_ZONE);
    const dated = await keepConsents(database, modules, datePrivacy(after, changed, today), today);
    await insertVersion(database, {
      id: newId(),
      scope,
      language,
      number: newest?.scope === scope ? newest.number + 1 : 1,
      content: JSON.stringify(dated),
      publication,
      published_at,
      published_by: actor?.userId ?? null,
      note,
    });
    await deleteDraft(database, { scope, language });
    changes.push(...changed);
  }
  return { changes, publication };
}

/** A draft may be from before sections were compared with each other. */
function assertFitting(part: Part, before: Documents[Part], after: Documents[Part]): void {
  for (const section of sectionsOf(part)) {
    const { title, wrongBeside } = sectionOf(section);
    if (isDeepStrictEqual(valuesOf(before, section), valuesOf(after, section))) continue;
    const [problem] = Object.values(wrongBeside?.({ ...after }) ?? {});
    if (problem) throw new Refusal('conflict', say.notFitting({ section: title(), problem }));
  }
}

/** The privacy policy names the day on which its texts were last changed. */
function datePrivacy(document: Documents[Part], changes: readonly SectionChange[], today: string) {
  if (!('privacy' in document) || !changes.some(({ section }) => section === 'privacy')) return document;
  return { ...document, privacy: { ...document.privacy, updated: today } };
}

/** People agree to a version of a wording: the day from which it was shown. */
async function keepConsents(
  database: Database,
  modules: Services['modules'],
  document: Documents[Part],
  day: string,
) {
  if (!('consent' in document)) return document;
  const { form, news, translations = {} } = document.consent;
  const keepConsent = theOneGiven(modules, 'keepConsent');
  const versionsOf = async (texts: { form?: string | undefined; news?: string | undefined }) => ({
    ...(texts.form && { formVersion: await keepConsent(database, { of: 'consent', text: texts.form, day }) }),
    ...(texts.news && { newsVersion: await keepConsent(database, { of: 'news', text: texts.news, day }) }),
  });
  const own = { ...document.consent, ...(await versionsOf({ form, news })) };
  for (const [language, texts] of Object.entries(translations)) {
    const { form: inForm, news: inNews } = texts;
    const said = { ...(inForm && { form: inForm }), ...(inNews && { news: inNews }) };
    Object.assign(translations, { [language]: { ...said, ...(await versionsOf(said)) } });
  }
  return { ...document, consent: { ...own, ...(Object.keys(translations).length > 0 && { translations }) } };
}

type Reading = Pick<CallContext, 'store' | 'modules' | 'clock' | 'actor'>;

/** Newest first, each with what it changed; those of other editions are left out. */
export async function listPublications(services: Reading): Promise<Publication[]> {
  const { database } = services.store;
  const own = await scopesOf(database, services);
  const rows = (await listVersions(database)).filter(({ scope }) => own.has(scope));
  return (await toPublications(services, rows)).toReversed();
}

/** The newest of them. The desk asks for it every minute, so nothing else is read. */
export async function lastPublication(services: Reading): Promise<Publication | undefined> {
  const { database } = services.store;
  const own = await scopesOf(database, services);
  const names = (await listVersionNames(database)).filter(({ scope }) => own.has(scope));
  const last = names.at(-1)?.publication;
  const before = names.filter(({ publication }) => publication !== last);
  const compared = names
    .filter(({ publication }) => publication === last)
    .flatMap((row) => [row, ...[newestOf(before, row.scope) ?? []].flat()]);
  if (compared.length === 0) return undefined;
  const rows = await listVersions(
    database,
    compared.map(({ id }) => id),
  );
  return (await toPublications(services, rows)).at(-1);
}

/** Oldest first, as the versions are. */
async function toPublications(
  { store, modules, actor }: Reading,
  rows: readonly ContentVersionRow[],
): Promise<Publication[]> {
  const names = await theOneGiven(modules, 'namesOfUsers')(
    store.database,
    rows.map(({ published_by }) => published_by),
  );
  const groups = [...Map.groupBy(rows, ({ publication }) => publication).values()];
  return groups.map((group) => {
    const [first] = group;
    const by = first?.published_by;
    return {
      id: first?.publication ?? '',
      time: first?.published_at ?? '',
      username: by ? names(by) || say.erasedUser() : PROGRAM.username,
      note: noteOf(first?.note ?? ''),
      changes: withheld(
        group.flatMap((row) => changesIn(row, rows)),
        actor,
      ).map(({ field, from, to }) => ({ field, from, to })),
    };
  });
}

/** The program's own notes, kept in the language in which it happened, as who reads this says them. */
function noteOf(note: string): string {
  const own = [say.summitOf2025Note, say.mainLanguageNote, say.copiedNote];
  const said = own.find((one) => DESK_LANGUAGES.some((language) => sayIn(language, one) === note));
  return said?.() ?? note;
}

function changesIn(row: ContentVersionRow, rows: readonly ContentVersionRow[]): SectionChange[] {
  const part = partOfScope(row.scope);
  const before = newestOf(
    rows.filter(({ publication }) => publication < row.publication),
    row.scope,
  );
  if (!before && !partInfo(part).saysSomethingUnpublished) return [];
  const [from, to] = [parseDocument(part, before?.content), parseDocument(part, row.content)];
  return sectionsOf(part).flatMap((section) => changesOf(section, from, to));
}

/**
 * The site as it was after a publication becomes the draft, as far as the user may write it, or is published at once. Other
 * editions than the current one stay as they are, and so does the draft of what said nothing then.
 */
export function restorePublication(context: CallContext, id: string, isPublished: boolean): Promise<void> {
  return withActivity(context, async (database) => {
    const rows = await listVersions(database);
    const wanted = rows.find(({ publication }) => publication === id);
    if (!wanted) throw new Refusal('not-found', say.versionGone());
    const { language } = wanted;
    const updated_at = context.clock.now().toISOString();
    const until = rows.filter(({ publication }) => publication <= id);
    const broughtBack: string[] = [];
    for (const scope of await scopesToWrite(database, context)) {
      const untouched = partInfo(partOfScope(scope)).saysSomethingUnpublished ? UNTOUCHED : undefined;
      const content = newestOf(until, scope)?.content ?? untouched;
      if (content === undefined) continue;
      broughtBack.push(scope);
      await deleteDraft(database, { scope, language });
      if ((newestOf(rows, scope)?.content ?? untouched) === content) continue;
      await writeDraft(database, { scope, language, content, updated_at });
    }
    const description = say.broughtBackEntry({ day: wanted.published_at.slice(0, 10) });
    const activity = [describeDraft(description, [])];
    if (isPublished) activity.push(await publishIn(database, context, { scopes: broughtBack, note: '' }));
    return { result: undefined, activity };
  });
}

/** An edition's first own texts follow those that it shared until then. */
function newestOf<Row extends Pick<ContentVersionRow, 'scope'>>(
  rows: readonly Row[],
  scope: string,
): Row | undefined {
  const newest = (wanted: string) => rows.findLast((row) => row.scope === wanted);
  return newest(scope) ?? newest(partOfScope(scope));
}

function sharedBefore(database: Database, scope: string, language: string) {
  return scope === 'site' ? undefined : findNewest(database, { scope: partOfScope(scope), language });
}
