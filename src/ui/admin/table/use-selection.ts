import { useMutation } from '@tanstack/react-query';
import type { RowSelectionState } from '@tanstack/react-table';
import { useLayoutEffect, useState } from 'react';
import { makeCall } from '#platform/client/call-client.ts';
import { refusalText } from '#platform/client/refusal-text.ts';
import type { CallArguments } from '#platform/contract/call.ts';
import { PAGE_SIZE_MAX } from '#platform/contract/lists.ts';
import * as say from '../messages.ts';
import { notify } from '../toasts.tsx';
import type { RecordTableModel } from './table-model.ts';
import { type Identified, type ListCall, narrowing, type TableSearch } from './table-search.ts';

interface Given<Row extends Identified> {
  table: RecordTableModel<Row>;
  call: ListCall<Row>;
  search: TableSearch;
  selection: RowSelectionState;
}

/** The chosen rows of a list. */
export interface Chosen<Row> {
  rows: Row[];
  /** Chooses everything that matches the search and the filters, up to the number of rows one call can name. */
  chooseAll: () => void;
  isChoosingAll: boolean;
}

/**
 * Rows are chosen among those in view, so another page or search clears the choice; or all that match at once,
 * and then only another search or filter does.
 */
export function useSelection<Row extends Identified>(given: Given<Row>): Chosen<Row> {
  const { table, call, search, selection } = given;
  const [everything, setEverything] = useState<readonly Row[]>([]);
  const place = JSON.stringify(everything.length > 0 ? narrowing(search) : search);
  const [chosenIn, setChosenIn] = useState(place);
  const isElsewhere = chosenIn !== place;
  if (Object.keys(selection).length === 0) {
    if (everything.length > 0) setEverything([]);
    if (isElsewhere) setChosenIn(place);
  }
  // Only before the next paint: rows watch the choice, so it can't change while anything is rendered.
  useLayoutEffect(() => {
    if (isElsewhere) table.resetRowSelection();
  }, [table, isElsewhere]);
  const choosing = useMutation({
    mutationFn: async () => {
      const before = table.atoms.rowSelection.get();
      const query = { ...search, page: 1, pageSize: PAGE_SIZE_MAX };
      const { records } = await makeCall(call, { query } as CallArguments<ListCall<Row>>);
      return { records, isWanted: table.atoms.rowSelection.get() === before };
    },
    onSuccess: ({ records, isWanted }) => {
      // Rows were chosen or let go meanwhile, or others are listed, which lets all go.
      if (!isWanted) return;
      table.setRowSelection(Object.fromEntries(records.map(({ id }) => [id, true])));
      setChosenIn(JSON.stringify(narrowing(search)));
      setEverything(records);
    },
    onError: (thrown) => notify('error', say.notAllChosen(), { description: refusalText(thrown) }),
  });
  const known = new Map([...everything, ...table.options.data].map((row) => [row.id, row]));
  return {
    rows: [...known.values()].filter(({ id }) => selection[id]),
    chooseAll: () => choosing.mutate(),
    isChoosingAll: choosing.isPending,
  };
}
