import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { makeCall } from '#platform/client/call-client.ts';
import { refusalText } from '#platform/client/refusal-text.ts';
import type { CallArguments } from '#platform/contract/call.ts';
import { PAGE_SIZE_MAX } from '#platform/contract/lists.ts';
import { notify } from '../toasts.tsx';
import { type Identified, type ListCall, narrowing, type TableSearch } from './table-search.ts';

type Selection = Record<string, true>;
type Update = Selection | ((before: Selection) => Selection);

/** The chosen rows of a list. */
export interface Chosen<Row> {
  selection: Selection;
  select: (update: Update) => void;
  rows: Row[];
  /** Chooses everything that matches the search and the filters, up to the number of rows one call can name. */
  chooseAll: () => void;
  isChoosingAll: boolean;
}

/**
 * Rows are chosen among those in view, so another page or search clears the choice; or all that match at once,
 * and then only another search or filter does.
 */
export function useSelection<Row extends Identified>(
  call: ListCall<Row>,
  search: TableSearch,
  inView: readonly Row[],
): Chosen<Row> {
  const [selection, select] = useState<Selection>({});
  const [everything, setEverything] = useState<readonly Row[]>([]);
  const place = JSON.stringify(everything.length > 0 ? narrowing(search) : search);
  const [seen, setSeen] = useState(place);
  if (seen !== place) {
    setSeen(place);
    setEverything([]);
    select({});
  }
  const choosing = useMutation({
    mutationFn: () => {
      const query = { ...search, page: 1, pageSize: PAGE_SIZE_MAX };
      return makeCall(call, { query } as CallArguments<ListCall<Row>>);
    },
    onSuccess: ({ records }) => {
      setSeen(JSON.stringify(narrowing(search)));
      setEverything(records);
      select(Object.fromEntries(records.map(({ id }) => [id, true as const])));
    },
    onError: (thrown) => notify('error', 'Not all could be chosen.', { description: refusalText(thrown) }),
  });
  const known = new Map([...everything, ...inView].map((row) => [row.id, row]));
  return {
    selection,
    select,
    rows: [...known.values()].filter(({ id }) => selection[id]),
    chooseAll: () => choosing.mutate(),
    isChoosingAll: choosing.isPending,
  };
}
