import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { dropSessionValues, readSessionValues } from '#platform/client/session-values.ts';
import { Refusal } from '#platform/contract/refusal.ts';

const RETRIES = 2;

/** A refusal is an answer: only what never came is asked for again. */
function retry(failures: number, thrown: Error): boolean {
  return thrown instanceof Refusal && thrown.code === 'unavailable' && failures < RETRIES;
}

/** The session ended on the server: what the browser kept of it goes, and the router leads to the login. */
function endWhenSignedOut(thrown: Error, meta: Record<string, unknown> | undefined): void {
  const signedOut = thrown instanceof Refusal && thrown.code === 'unauthenticated';
  if (signedOut && !meta?.tellsRefusal && readSessionValues()) dropSessionValues();
}

export const queryClient = new QueryClient({
  queryCache: new QueryCache({ onError: (thrown, query) => endWhenSignedOut(thrown, query.meta) }),
  mutationCache: new MutationCache({
    onError: (thrown, _variables, _result, mutation) => endWhenSignedOut(thrown, mutation.meta),
  }),
  defaultOptions: { queries: { retry } },
});
