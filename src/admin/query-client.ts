import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { noticeSessionEnd, WHO_IS_SIGNED_IN } from '#platform/client/session-values.ts';
import { setUpFirst } from '#platform/contract/messages.ts';
import { isForbidden, isSecondStepMissing, Refusal } from '#platform/contract/refusal.ts';
import { viewPending } from '#rooms/desk/contract.ts';
import { notify } from '#ui/admin/toasts.tsx';
import { router } from './router.ts';

const RETRIES = 2;

/** A refusal is an answer. Only requests that got none are retried, and only while online. */
function retry(failures: number, thrown: Error): boolean {
  return thrown instanceof Refusal && thrown.code === 'unavailable' && failures < RETRIES && navigator.onLine;
}

/** Handles what no screen can: an ended session, or two-factor sign-in that must be set up first. */
function leadOn(thrown: Error, meta: Record<string, unknown> | undefined): void {
  if (isSecondStepMissing(thrown)) {
    notify('warning', setUpFirst());
    router.navigate({ to: '/admin/account', ignoreBlocker: true });
  } else {
    if (isForbidden(thrown)) queryClient.invalidateQueries({ queryKey: WHO_IS_SIGNED_IN });
    if (!meta?.tellsRefusal) noticeSessionEnd(thrown);
  }
}

export const queryClient = new QueryClient({
  queryCache: new QueryCache({ onError: (thrown, query) => leadOn(thrown, query.meta) }),
  mutationCache: new MutationCache({
    // Whatever was changed may be what waited.
    onSuccess: () => {
      queryClient.invalidateQueries({ queryKey: [viewPending.name] });
    },
    onError: (thrown, _variables, _result, mutation) => leadOn(thrown, mutation.meta),
  }),
  defaultOptions: {
    // Offline, the library would silently wait by default; a request that can't be made should fail instead.
    queries: { retry, networkMode: 'always', refetchOnReconnect: true },
    mutations: { networkMode: 'always' },
  },
});
