import { useQueryClient } from '@tanstack/react-query';
import { type LinkOptions, useNavigate } from '@tanstack/react-router';
import { notify } from '../toasts.tsx';

/** What happens after saving: a message appears, queries are refetched and the next screen opens. */
export function useSaved(next: LinkOptions) {
  const navigate = useNavigate();
  const queries = useQueryClient();
  return ({ message }: { message: string }) => {
    notify('success', message);
    queries.invalidateQueries();
    navigate(next);
  };
}
