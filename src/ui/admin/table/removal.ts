import type { z } from 'zod';
import type { Call } from '#platform/contract/call.ts';

type ChangeReply = { message: string };
type CallForMany = Call<z.ZodType, z.ZodType<unknown, { ids: string[] }>, z.ZodType<ChangeReply>>;

/** How the records of a table are deleted. */
export interface Removal<Row> {
  // biome-ignore lint/suspicious/noExplicitAny: whatever else the query takes, an id is enough
  call: Call<z.ZodObject<any>, z.ZodType, z.ZodType<ChangeReply>>;
  /** Deletes many in one go, where there is such a call. */
  callForMany?: CallForMany;
  /** Brings them back; with it the toast offers Undo. */
  restore?: CallForMany;
  /** What one and several of them are called, such as 'attendee' and 'attendees'. */
  noun: { one: string; many: string };
  /** How the dialog names a row. */
  nameOf: (row: Row) => string;
  /** The heading of the column with the buttons. */
  heading?: string;
  /** What becomes of what belongs to it. */
  consequence?: string;
  /** What is said when it failed, before the server's own words. */
  failure: string;
}

/** 'Ama Mensah', or '3 attendees': what will go, in words. */
export function namesOf<Row>(rows: Row[], removal: Removal<Row>): string {
  const [only] = rows;
  return rows.length === 1 && only !== undefined
    ? removal.nameOf(only)
    : `${rows.length} ${removal.noun.many}`;
}
