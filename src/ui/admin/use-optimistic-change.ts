import { type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query';
import { refusalText } from '#platform/client/refusal-text.ts';
import { notify } from './toasts.tsx';

interface List<Row> {
  records: Row[];
  total?: number;
}

interface OptimisticChange<Row, Variables, Reply> {
  /** The lists to change: all whose key starts with this. */
  lists: QueryKey;
  send: (variables: Variables) => Promise<Reply>;
  /** Applies the change to a list's rows. */
  apply: (rows: Row[], variables: Variables) => Row[];
  /** Shown before the server's message when the change is refused. */
  failure: string;
  onDone?: (reply: Reply, variables: Variables) => void;
}

/**
 * Shows a change to a list immediately, and reverts it with a message when it is refused. Only for changes
 * whose result the browser knows in advance. Several changes are sent one after another.
 */
export function useOptimisticChange<Row, Variables, Reply>(change: OptimisticChange<Row, Variables, Reply>) {
  const { lists: queryKey, send, apply, failure, onDone } = change;
  const queries = useQueryClient();
  return useMutation({
    mutationKey: queryKey,
    scope: { id: queryKey.join() },
    mutationFn: send,
    onMutate: async (variables) => {
      await queries.cancelQueries({ queryKey });
      const before = queries.getQueriesData<List<Row>>({ queryKey });
      queries.setQueriesData<List<Row>>({ queryKey }, (list) => list && changed(list, apply, variables));
      return before;
    },
    onSuccess: (reply, variables) => onDone?.(reply, variables),
    onError: (thrown, _variables, before) => {
      for (const [key, list] of before ?? []) queries.setQueryData(key, list);
      notify('error', failure, { description: refusalText(thrown) });
    },
    onSettled: () => {
      // Refetching while other changes are pending would briefly revert them.
      if (queries.isMutating({ mutationKey: queryKey }) === 1) return queries.invalidateQueries();
    },
  });
}

function changed<Row, Variables>(
  list: List<Row>,
  apply: (rows: Row[], variables: Variables) => Row[],
  variables: Variables,
): List<Row> {
  const records = apply(list.records, variables);
  const { total } = list;
  return {
    ...list,
    records,
    ...(total !== undefined && { total: total - list.records.length + records.length }),
  };
}
