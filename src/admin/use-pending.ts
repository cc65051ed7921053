import { useQuery } from '@tanstack/react-query';
import { makeCall } from '#platform/client/call-client.ts';
import type { CallOutput } from '#platform/contract/call.ts';
import { isSecondStepMissing } from '#platform/contract/refusal.ts';
import { viewPending } from '#rooms/desk/contract.ts';

const EVERY_MS = 60_000;

type Pending = CallOutput<typeof viewPending>['records'][number];
const NONE: Pending[] = [];

/** What waits for the user, for the menu; none while it loads, and for users whose menu has no lists. */
export function usePending(enabled: boolean): readonly Pending[] {
  const { data } = useQuery({
    queryKey: [viewPending.name],
    queryFn: ({ signal }) => readPending(signal),
    enabled,
    refetchInterval: EVERY_MS,
  });
  return data ?? NONE;
}

/** None while two-factor sign-in must be set up first: the sidebar asks on every screen. */
async function readPending(signal: AbortSignal): Promise<Pending[]> {
  try {
    return (await makeCall(viewPending, {}, { signal })).records;
  } catch (thrown) {
    if (isSecondStepMissing(thrown)) return NONE;
    throw thrown;
  }
}

/** What waits on any of these screens, together. */
export function pendingOn(pending: readonly Pending[], screens: readonly string[]) {
  const waiting = pending.filter(({ screen }) => screens.includes(screen));
  if (waiting.length === 0) return undefined;
  const counted = waiting.filter(({ isDot }) => !isDot);
  return {
    count: counted.reduce((sum, { count }) => sum + count, 0),
    label: waiting.map(({ label }) => label).join(', '),
  };
}
