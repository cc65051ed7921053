import { useQuery } from '@tanstack/react-query';
import { makeCall } from '#platform/client/call-client.ts';
import { useSessionValues } from '#platform/client/session-values.ts';
import { mayAccess } from '#platform/contract/access.ts';
import { isSecondStepMissing } from '#platform/contract/refusal.ts';
import { type SavedView, viewSavedViews } from '../contract.ts';

const NONE: SavedView[] = [];

/** The user's saved views; none while they load, and for users who have no lists. */
export function useViews(): SavedView[] {
  const session = useSessionValues();
  const views = useQuery({
    queryKey: [viewSavedViews.name],
    queryFn: ({ signal }) => readViews(signal),
    enabled: mayAccess(viewSavedViews.access, session),
  });
  return views.data ?? NONE;
}

/** None while two-factor sign-in must be set up first: the sidebar asks for them on every screen. */
async function readViews(signal: AbortSignal): Promise<SavedView[]> {
  try {
    return (await makeCall(viewSavedViews, {}, { signal })).records;
  } catch (thrown) {
    if (isSecondStepMissing(thrown)) return NONE;
    throw thrown;
  }
}

/** A list's state as a view keeps it: without its pages and the open record, in one order. */
export function queryOf(search: Record<string, unknown>): string {
  const { page: _page, pageSize: _pageSize, record: _record, ...kept } = search;
  const known = Object.entries(kept).filter(([, value]) => value !== undefined && value !== '');
  return new URLSearchParams(known.map(([name, value]) => [name, String(value)]).toSorted()).toString();
}

/** Whether a list shows this view as it was saved. */
export function isShown(view: SavedView, list: string, search: Record<string, unknown>): boolean {
  const saved = Object.fromEntries(new URLSearchParams(view.query));
  return view.list === list && queryOf(saved) === queryOf(search);
}
