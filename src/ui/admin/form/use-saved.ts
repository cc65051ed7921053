import { useQueryClient } from '@tanstack/react-query';
import { type LinkOptions, useNavigate } from '@tanstack/react-router';
import { notify } from '../toasts.tsx';

/** What follows a change that was saved: it is said, what was read is read anew, and the next screen opens. */
export function useSaved(next: LinkOptions) {
  const navigate = useNavigate();
  const queries = useQueryClient();
  return ({ message }: { message: string }) => {
    notify('success', message);
    queries.invalidateQueries();
    navigate(next);
  };
}
