import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { noticeSessionEnd } from '#platform/client/session-values.ts';
import { isSecondStepMissing, Refusal } from '#platform/contract/refusal.ts';
import { notify } from '#ui/admin/toasts.tsx';
import { router } from './router.ts';

const RETRIES = 2;

/** A refusal is an answer: only what never came is asked for again. */
function retry(failures: number, thrown: Error): boolean {
  return thrown instanceof Refusal && thrown.code === 'unavailable' && failures < RETRIES;
}

/** What no screen can answer by itself: the session has ended, or two-factor sign-in must be set up first. */
function leadOn(thrown: Error, meta: Record<string, unknown> | undefined): void {
  if (isSecondStepMissing(thrown)) {
    notify('warning', thrown.message);
    router.navigate({ to: '/admin/account', ignoreBlocker: true });
  } else if (!meta?.tellsRefusal) {
    noticeSessionEnd(thrown);
  }
}

export const queryClient = new QueryClient({
  queryCache: new QueryCache({ onError: (thrown, query) => leadOn(thrown, query.meta) }),
  mutationCache: new MutationCache({
    onError: (thrown, _variables, _result, mutation) => leadOn(thrown, mutation.meta),
  }),
  defaultOptions: { queries: { retry } },
});
