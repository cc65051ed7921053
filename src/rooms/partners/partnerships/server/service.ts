import type { z } from 'zod';
import { Refusal } from '#platform/contract/refusal.ts';
import { zonedInstant } from '#platform/contract/zoned-instant.ts';
import { addDays } from '#platform/contract/zoned-time.ts';
import { inTheRecord } from '#platform/server/activity-snapshot.ts';
import type { Database } from '#platform/server/database/store.ts';
import type { CallContext, Services } from '#platform/server/http/context.ts';
import { languageOfForm } from '#platform/server/reader.ts';
import { DOCUMENTED_PACKAGES } from '#rooms/edition/contract.ts';
import {
  currentPackages,
  type EditionScope,
  type FoundRecord,
  findCurrentEdition,
  packageNames,
} from '#rooms/edition/server.ts';
import {
  type ActivityEntry,
  Outsider,
  spendProof,
  verifySpamGuard,
  withActivity,
} from '#rooms/ground/server.ts';
import { countSponsorsByTitle } from '#rooms/partners/sponsors/server/service.ts';
import {
  agreedTo,
  assertSameSubmission,
  countOneInAll,
  findResent,
  questionsOf,
  recordOf,
  required,
  toAnswers,
  toPerson,
  toSubmissionRow,
  withFullNumbers,
  withNotice,
} from '#rooms/people/server.ts';
import type { Partnership, partnership } from '../contract.ts';
import { partnershipKind } from '../kind.ts';
import * as say from '../messages.ts';
import { announce } from './mails.ts';
import {
  countByPackage,
  countUnanswered,
  findByIdempotencyKey,
  findDeletedPartnership,
  findLastFrom,
  findNamed,
  findPartnership,
  insertPartnership,
  updatePartnership,
} from './queries.ts';
import type { PartnershipRow } from './tables.ts';

export { countPartnerships, countPartnershipsSince } from './queries.ts';

type Form = z.output<typeof partnership>;

/** The same request from the same address within this time counts as sent twice. */
const RESENT_MS = 10 * 60 * 1000;

/** Stores a partnership request and announces it by mail. A repeated one gets the same answer as the first. */
export async function requestPartnership(context: CallContext, given: Form): Promise<string> {
  const proof = await verifySpamGuard(context, given.captcha);
  return withActivity(context, async (database) => {
    const edition = await findCurrentEdition(database, context.clock.now());
    const editionId = edition?.id ?? null;
    const numbered = withFullNumbers(given, edition?.country);
    const form = await withNotice(database, 'partnership', editionId, numbered);
    await assertOffered(database, context.clock.now(), form.packages);
    const questions = await questionsOf(database, 'partnership', editionId);
    const answers = toAnswers(questions, form.answers, { by: 'visitor' });
    const sent = await findResent(database, context, {
      find: findByIdempotencyKey,
      isGone: ({ deleted_at }) => deleted_at !== null,
      update: updatePartnership,
    });
    if (sent) await assertSameSubmission(database, sent, { ...form, answers });
    const resent = sent ?? (await findRecentDuplicate(database, context, editionId, form));
    if (resent) return { result: resent.id };
    const consent = await agreedTo(database, form);
    await spendProof(database, proof);
    const notices = await countOneInAll(database, context, {
      limit: 'partnershipsInAll',
      kind: partnershipKind,
    });
    const { packages, ...person } = form;
    const row: PartnershipRow = {
      ...toSubmissionRow(context, editionId, { ...person, answers, consent, language: languageOfForm() }),
      package: packages,
      answered_at: null,
    };
    await insertPartnership(database, row);
    await announce(database, context, row);
    return {
      result: row.id,
      activity: [
        {
          type: 'Requested partnership',
          description: say.requestedEntry({
            fullname: row.fullname,
            company: row.company,
            package: row.package,
          }),
          subject: { type: partnershipKind.name, id: row.id },
          by: new Outsider('Visitor', row.fullname),
        },
        ...notices,
      ],
    };
  });
}

/** Refuses a package that the edition doesn't have, or has sold. */
async function assertOffered(database: Database, now: Date, name: string): Promise<void> {
  const { offers, otherName } = await currentPackages(database, now);
  const offer = offers.find((one) => one.name === name);
  const isDocumented = offers.length === 0 && DOCUMENTED_PACKAGES.includes(name);
  if (!offer && name !== otherName && !isDocumented)
    throw new Refusal('invalid', say.packageMissing(), { packages: say.packageMissing() });
  if (!offer || offer.places === null) return;
  const sold = (await countSponsorsByTitle(database, now))[name] ?? 0;
  const message = say.packageSoldOut({ name });
  if (sold >= offer.places) throw new Refusal('invalid', message, { packages: message });
}

async function findRecentDuplicate(
  database: Database,
  { clock }: Services,
  editionId: string | null,
  form: Form,
) {
  const last = await findLastFrom(database, editionId, form.email);
  const isRecent = last && clock.now().getTime() - Date.parse(last.created_at) < RESENT_MS;
  return isRecent && last.package === form.packages ? last : undefined;
}

export function toPartnership(row: PartnershipRow): Partnership {
  return { ...toPerson(row), package: row.package, answered: row.answered_at ?? '' };
}

export async function getPartnership(database: Database, id: string): Promise<PartnershipRow> {
  return required(await findPartnership(database, id));
}

/**
 * Deletes a partnership request; undefined if there is none with this id. Runs in the caller's transaction.
 */
export async function deletePartnership(database: Database, id: string, { clock }: Services) {
  const row = await findPartnership(database, id);
  if (!row) return undefined;
  await updatePartnership(database, id, { deleted_at: clock.now().toISOString() });
  return recordOf('Deleted', row, partnershipKind, say.deletedEntry);
}

/** Restores a deleted request; undefined if there is none with this id. Runs in the caller's transaction. */
export async function restorePartnership(database: Database, id: string) {
  const row = await findDeletedPartnership(database, id);
  if (!row) return undefined;
  await updatePartnership(database, id, { deleted_at: null });
  return recordOf('Restored', row, partnershipKind, say.restoredEntry);
}

/** Marks requests as answered or not, and returns those that weren't marked so before. */
export function markRequests(
  context: CallContext,
  ids: readonly string[],
  answered: boolean,
): Promise<string[]> {
  const answered_at = answered ? context.clock.now().toISOString() : null;
  return withActivity(context, async (database) => {
    const activity: ActivityEntry[] = [];
    for (const id of new Set(ids)) {
      const row = await findPartnership(database, id);
      if (!row || (row.answered_at !== null) === answered) continue;
      await updatePartnership(database, id, { answered_at });
      activity.push(marked(row, answered));
    }
    if (activity.length === 0) throw new Refusal('not-found', say.nothingToMark());
    return { result: activity.flatMap(({ subject }) => subject.id ?? []), activity };
  });
}

function marked({ id, fullname, company }: PartnershipRow, answered: boolean): ActivityEntry {
  const [from, to] = answered
    ? ([say.wasNotAnswered, say.wasAnswered] as const)
    : ([say.wasAnswered, say.wasNotAnswered] as const);
  return {
    type: 'Updated',
    description: (answered ? say.answeredEntry : say.notAnsweredEntry)({ fullname, company }),
    subject: { type: partnershipKind.name, id },
    changes: inTheRecord(() => [{ field: say.answered(), from: from(), to: to() }]),
  };
}

/** Matches the term in name or e-mail address; names that start with it come first. */
export async function findPartnershipsByName(
  database: Database,
  term: string,
  limit: number,
  scope: EditionScope,
): Promise<FoundRecord[]> {
  const rows = await findNamed(database, term, limit, scope);
  return rows.map((row) => ({ id: row.id, title: row.fullname, details: [row.company, row.package] }));
}

/** How many requests of this day and earlier aren't marked as answered. */
export function countUnansweredUntil(
  database: Database,
  day: string,
  { zone, ...scope }: EditionScope & { zone: string },
): Promise<number> {
  return countUnanswered(database, zonedInstant(addDays(day, 1), zone).toISOString(), scope);
}

/** In the order of the packages, zeros included. */
export async function partnershipsByPackage(database: Database, now: Date, scope: EditionScope) {
  const counts = new Map((await countByPackage(database, scope)).map((row) => [row.label, row.count]));
  const offered = await packageNames(database, now, scope.editionId);
  const others = [...counts.keys()].filter((label) => !offered.includes(label));
  return [...offered, ...others].map((label) => ({ label, count: counts.get(label) ?? 0 }));
}
