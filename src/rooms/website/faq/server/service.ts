import type { z } from 'zod';
import { normaliseForSearch } from '#platform/contract/normalise-for-search.ts';
import { type Columns, fromRow, textByLabel, toColumns } from '#platform/contract/record.ts';
import { Refusal } from '#platform/contract/refusal.ts';
import { plainTextOf } from '#platform/contract/rich-text.ts';
import { assertCurrentVersion, changesBetween, versionOf } from '#platform/server/activity-snapshot.ts';
import { cleanRichText } from '#platform/server/clean-html.ts';
import { reordered } from '#platform/server/database/positions.ts';
import type { Database } from '#platform/server/database/store.ts';
import type { CallContext, Services } from '#platform/server/http/context.ts';
import { newId } from '#platform/server/identifier.ts';
import { type EditionScope, editionOfNew, type FoundRecord } from '#rooms/edition/server.ts';
import type { ActivityType } from '#rooms/ground/contract.ts';
import { type WithActivity, withActivity } from '#rooms/ground/server.ts';
import type { changedQuestion, Faq, newQuestion } from '../contract.ts';
import * as say from '../messages.ts';
import { type FaqFields, faqFields } from '../record.ts';
import {
  findAsked,
  findDeletedQuestion,
  findPositions,
  findQuestion,
  insertQuestion,
  nextPositionIn,
  updateQuestionRow,
} from './queries.ts';
import type { FaqRow } from './tables.ts';

export function toFaq(row: FaqRow): Faq {
  const { answer, ...fields } = fromRow(faqFields, row);
  return { id: row.id, ...fields, answer: cleanRichText(answer) };
}

const textsOfRow = (row: Columns<FaqFields>) => textByLabel(faqFields, fromRow(faqFields, row));
/** What a form shows, with the answer's formatting, which the history leaves out. */
const versioned = (row: FaqRow) => ({ ...textsOfRow(row), formatted: row.answer });

export async function getQuestion(database: Database, id: string): Promise<FaqRow> {
  const row = await findQuestion(database, id);
  if (!row) throw new Refusal('not-found', say.gone());
  return row;
}

export async function readQuestion(database: Database, id: string): Promise<Faq & { version: string }> {
  const row = await getQuestion(database, id);
  return { ...toFaq(row), version: versionOf(() => versioned(row)) };
}

export function createQuestion(
  context: CallContext,
  { edition, ...data }: z.output<typeof newQuestion>,
): Promise<string> {
  return withActivity(context, async (database) => {
    const chosen = await editionOfNew(database, context.clock.now(), edition);
    return insertNewQuestion(database, context, data, chosen?.id);
  });
}

/** Adds a question after all others, or where many are put in their order. Runs in the caller's transaction. */
export async function insertNewQuestion(
  database: Database,
  { clock }: Pick<Services, 'clock'>,
  data: Omit<z.output<typeof newQuestion>, 'edition'>,
  editionId: string | undefined,
  position?: number,
): Promise<WithActivity<string>> {
  const now = clock.now().toISOString();
  const row: FaqRow = {
    id: newId(),
    event_id: editionId ?? null,
    ...columnsOf(data),
    position: position ?? (await nextPositionIn(database)),
    created_at: now,
    updated_at: now,
    deleted_at: null,
  };
  await insertQuestion(database, row);
  return { result: row.id, activity: entry('Created', row, say.createdEntry) };
}

/** Refuses if the question is no longer at the given version. */
export function changeQuestion(
  context: CallContext,
  id: string,
  { version, ...data }: z.output<typeof changedQuestion>,
): Promise<void> {
  return withActivity(context, async (database) => {
    const before = await getQuestion(database, id);
    assertCurrentVersion(() => versioned(before), version);
    const columns = columnsOf(data);
    await updateQuestionRow(database, id, { ...columns, updated_at: context.clock.now().toISOString() });
    const changes = changesBetween(
      () => textsOfRow(before),
      () => textsOfRow(columns),
    );
    return {
      result: undefined,
      activity: { ...entry('Updated', { ...before, ...columns }, say.updatedEntry), changes },
    };
  });
}

export function removeQuestion(context: CallContext, id: string): Promise<string> {
  return withActivity(context, async (database) => {
    const row = await getQuestion(database, id);
    await hideQuestion(database, id, context.clock.now().toISOString());
    return { result: row.question, activity: entry('Deleted', row, say.deletedEntry) };
  });
}

/** Undefined if there is no question with this id. Runs in the caller's transaction. */
export async function hideQuestion(database: Database, id: string, deleted_at: string) {
  const row = await findQuestion(database, id);
  if (row) await updateQuestionRow(database, id, { deleted_at });
  return row;
}

/** Undefined if no deleted question has this id. Runs in the caller's transaction. */
export async function restoreQuestion(
  database: Database,
  id: string,
): Promise<WithActivity<string> | undefined> {
  const row = await findDeletedQuestion(database, id);
  if (!row) return undefined;
  await updateQuestionRow(database, id, { deleted_at: null });
  return { result: row.question, activity: entry('Restored', row, say.restoredEntry) };
}

/** Puts these questions in this order; all others keep their place. */
export function reorderQuestions(context: CallContext, ids: readonly string[]): Promise<void> {
  return withActivity(context, async (database) => {
    const moved = reordered(ids, await findPositions(database, ids));
    for (const { id, position } of moved) await updateQuestionRow(database, id, { position });
    if (moved.length === 0) return { result: undefined };
    const subject = { type: 'faq' as const, id: null };
    return { result: undefined, activity: { type: 'Updated', description: say.orderedEntry(), subject } };
  });
}

export async function findQuestionsByName(
  database: Database,
  term: string,
  limit: number,
  scope: EditionScope,
): Promise<FoundRecord[]> {
  const rows = await findAsked(database, term, limit, scope);
  return rows.map((row) => ({ id: row.id, title: row.question, details: row.heading ? [row.heading] : [] }));
}

function entry(
  type: ActivityType,
  { id, question }: Pick<FaqRow, 'id' | 'question'>,
  describe: (values: { question: string }) => string,
) {
  return { type, description: describe({ question }), subject: { type: 'faq' as const, id } };
}

export function columnsOf(data: Omit<z.output<typeof newQuestion>, 'edition'>) {
  const columns = toColumns(faqFields, data);
  const { heading, question, answer } = columns;
  const search_text = normaliseForSearch([heading ?? '', question, plainTextOf(answer)].join(' '));
  return { ...columns, search_text };
}
