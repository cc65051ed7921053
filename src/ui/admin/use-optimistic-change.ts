import { type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query';
import { refusalText } from '#platform/client/refusal-text.ts';
import { notify } from './toasts.tsx';

interface List<Row> {
  records: Row[];
  total?: number;
}

interface OptimisticChange<Row, Variables, Reply> {
  /** The lists that show it: every one whose key begins so. */
  lists: QueryKey;
  send: (variables: Variables) => Promise<Reply>;
  /** A list's rows as they are once the change is made. */
  apply: (rows: Row[], variables: Variables) => Row[];
  /** What is said when it was refused, before the server's own words. */
  failure: string;
  onDone?: (reply: Reply, variables: Variables) => void;
}

/**
 * Shows a change of a list at once, and takes it back with a message when it is refused. Only for changes that
 * need nothing of the server but its consent. Several are sent one after the other.
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
      // What is read while others are still on their way would take them back for a moment.
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
