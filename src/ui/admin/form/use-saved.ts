import { useQueryClient } from '@tanstack/react-query';
import { type LinkOptions, useNavigate } from '@tanstack/react-router';
import { lastSearch } from '../last-search.ts';
import { notify } from '../toasts.tsx';

/** What happens after saving: a message appears, queries are refetched and the next screen opens, a list as it was left. */
export function useSaved(next: LinkOptions) {
  const navigate = useNavigate();
  const queries = useQueryClient();
  return ({ message }: { message: string }) => {
    notify('success', message);
    queries.invalidateQueries();
    const { search = {} } = next;
    const whole = typeof search === 'object' ? { ...lastSearch(next.to), ...search } : search;
    navigate({ ...next, search: whole } as LinkOptions);
  };
}
