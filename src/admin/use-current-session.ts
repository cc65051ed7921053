import { useQuery } from '@tanstack/react-query';
import { makeCall } from '#platform/client/call-client.ts';
import { readSessionValues, storeSessionValues, WHO_IS_SIGNED_IN } from '#platform/client/session-values.ts';
import type { Right } from '#platform/contract/access.ts';
import { viewProfile } from '#rooms/access/contract.ts';

/**
 * Keeps name and role up to date with the server: refreshed when the screen becomes visible and after a 403.
 */
export function useCurrentSession(enabled: boolean): void {
  useQuery({ queryKey: WHO_IS_SIGNED_IN, queryFn: readSession, enabled, staleTime: 0 });
}

async function readSession() {
  const { record } = await makeCall(viewProfile, {});
  // In the meantime somebody may have signed out, or another user signed in.
  if (readSessionValues()?.token === record.id) {
    const { id: token, username, role } = record;
    storeSessionValues({ token, username, role, rights: record.rights as Right[] });
  }
  return record.role;
}
