import type { z } from 'zod';
import type { Call } from '#platform/contract/call.ts';
import type { CountedMessage } from '#platform/contract/message.ts';

type ChangeReply = { message: string };
type CallForMany = Call<z.ZodType, z.ZodType<unknown, { ids: string[] }>, z.ZodType<ChangeReply>>;

/** How the records of a table are deleted. */
export interface Removal<Row> {
  // biome-ignore lint/suspicious/noExplicitAny: whatever else the query takes, an id is enough
  call: Call<z.ZodObject<any>, z.ZodType, z.ZodType<ChangeReply>>;
  /** Deletes several at once, if there is such a call. */
  callForMany?: CallForMany;
  /** Restores them; if given, the toast offers Undo. */
  restore?: CallForMany;
  /** What can be done with those that can't be deleted, and how it is taken back. */
  instead?: { label: string; act: (ids: string[], isBack: boolean) => Promise<ChangeReply> };
  /** Several of them, such as '3 attendees'. */
  counted: CountedMessage;
  /** The question, such as 'Delete this attendee?' or 'Delete these 3 attendees?' */
  question: CountedMessage;
  /** A row's name in the dialog. */
  nameOf: (row: Row) => string;
  /** The heading of the column with the buttons. */
  heading?: string;
  /** What happens to related records. */
  consequence?: string;
  /** Shown before the server's message when deleting failed. */
  failure: string;
}

/** 'Ama Mensah', or '3 attendees'. */
export function namesOf<Row>(rows: Row[], removal: Removal<Row>): string {
  const [only] = rows;
  return rows.length === 1 && only !== undefined
    ? removal.nameOf(only)
    : removal.counted({ count: rows.length });
}
