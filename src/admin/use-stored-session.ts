import { useState } from 'react';
import { useSessionValues } from '#platform/client/session-values.ts';
import type { SessionValues } from '#platform/contract/session-values.ts';
import { hasUnsavedWork } from '#ui/admin/form/unsaved-work.ts';

interface StoredSession {
  session: SessionValues | undefined;
  hasEnded: boolean;
}

/** The session. After it ends, still the last one as long as the screen has unsaved work. */
export function useStoredSession(): StoredSession {
  const session = useSessionValues();
  const [last, setLast] = useState(session);
  if (session && session !== last) setLast(session);
  return { session: session ?? (hasUnsavedWork() ? last : undefined), hasEnded: !session };
}
