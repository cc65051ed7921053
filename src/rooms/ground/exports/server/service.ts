import type { KindName } from '#platform/contract/kind.ts';
import type { Message } from '#platform/contract/message.ts';
import { Refusal } from '#platform/contract/refusal.ts';
import { inTheRecord } from '#platform/server/activity-snapshot.ts';
import type { Listed } from '#platform/server/database/list.ts';
import { inBatches, type ListedIds } from '#platform/server/database/list-ids.ts';
import type { CallContext } from '#platform/server/http/context.ts';
import { queueLongRead } from '#platform/server/long-reads.ts';
import { type Columns, tableResponse } from '#platform/server/table-file.ts';
import { SHEET_ROWS_MAX } from '#platform/server/xlsx.ts';
import { type ActivityEntry, withActivity } from '#rooms/ground/activity/server/service.ts';
import type { ExportFormat, ExportOptions } from '../contract.ts';
import * as say from '../messages.ts';

/** Rows chosen by hand, and whether somebody still waits for them. */
export interface Chosen {
  ids?: readonly string[] | undefined;
  signal?: AbortSignal | undefined;
}

/** A list that can be exported as a file. */
interface Exported<Row, Request> {
  /** The kind of its records: who may know of these reads later what they themselves exported. */
  kind: KindName;
  /** What the file contains, for the activity log. */
  what: Message;
  files: Readonly<Record<ExportFormat, string>>;
  columns: Columns<Row>;
  /** The edition whose people the file has, and the zone of its days. */
  scope: { zone: string; year?: number };
  /** The ids of the rows, in order, when the export begins. */
  listIds: (request: Request & Chosen) => Promise<ListedIds>;
  list: (request: Request & Chosen) => Promise<Listed<Row>>;
}

/**
 * Returns a list as a file, filtered and sorted as on the screen. The export and its number of rows are
 * recorded. Chosen rows that no longer exist are skipped. A request that ends early ends the reading.
 */
export async function exportList<Row, Request extends { search?: string | undefined }>(
  context: CallContext,
  request: Request,
  { format, ids, columns: chosen = [] }: ExportOptions,
  { kind, what, files, columns, scope: { zone, year }, listIds, list }: Exported<Row, Request>,
): Promise<Response> {
  return queueLongRead(async (endWith) => {
    const listed = await listIds({ ...request, ids, signal: context.signal() });
    if (ids && listed.length === 0) throw new Refusal('not-found', say.chosenGone());
    if (format === 'xlsx' && listed.length > SHEET_ROWS_MAX) {
      throw new Refusal('too-large', say.tooManyRows());
    }
    const description = described({
      count: listed.length,
      what: inTheRecord(what),
      search: request.search,
      year,
    });
    const activity: ActivityEntry = { type: 'Exported', description, subject: { type: 'export', id: kind } };
    await withActivity(context, async () => ({ result: undefined, activity }));
    const read = async (batch: readonly string[]) =>
      (await list({ ...request, search: undefined, ids: batch })).rows;
    return tableResponse(
      { file: files[format], format, columns: only(columns, chosen), zone, endWith },
      inBatches(listed, read),
    );
  });
}

/** The columns with these headings; all if there are none. */
function only<Row>(columns: Columns<Row>, headings: readonly string[]): Columns<Row> {
  const kept = Object.entries(columns).filter(([heading]) => headings.includes(heading));
  return kept.length > 0 ? Object.fromEntries(kept) : columns;
}

interface Description {
  count: number;
  what: string;
  search: string | undefined;
  year: number | undefined;
}

function described({ count, what, search, year: yearNumber }: Description): string {
  const year = yearNumber === undefined ? undefined : String(yearNumber);
  if (search && year) return say.exportedOfYearMatchingEntry({ count, what, search, year });
  if (search) return say.exportedMatchingEntry({ count, what, search });
  return year ? say.exportedOfYearEntry({ count, what, year }) : say.exportedEntry({ count, what });
}
