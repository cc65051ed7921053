import { useQueryClient } from '@tanstack/react-query';
import { makeCall } from '#platform/client/call-client.ts';
import { refusalText } from '#platform/client/refusal-text.ts';
import type { CallArguments } from '#platform/contract/call.ts';
import { askBeyondPlaces } from '../ask-beyond-places.ts';
import * as say from '../messages.ts';
import { notify } from '../toasts.tsx';
import { namesOf, type Removal } from './removal.ts';
import type { Identified } from './table-search.ts';

const NOT_UNDONE = say.notUndone();

/** Restores deleted records, even after the table they were deleted from is gone. */
export function useUndo<Row extends Identified>(rows: Row[], removal: Removal<Row>): () => Promise<void> {
  const queries = useQueryClient();
  return async () => {
    const { restore } = removal;
    if (!restore) return;
    try {
      const ids = rows.map(({ id }) => id);
      await askBeyondPlaces((allowed) =>
        makeCall(restore, { body: { ids, ...allowed } } as CallArguments<typeof restore>),
      );
      const restored = { names: namesOf(rows, removal), count: rows.length };
      notify('success', say.undone(restored), { settles: NOT_UNDONE });
    } catch (thrown) {
      notify('error', NOT_UNDONE, { description: refusalText(thrown) });
    }
    await queries.invalidateQueries();
  };
}
