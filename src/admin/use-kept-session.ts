import { useState } from 'react';
import { type SessionValues, useSessionValues } from '#platform/client/session-values.ts';
import { hasUnsavedWork } from '#ui/admin/form/unsaved-work.ts';

interface KeptSession {
  session: SessionValues | undefined;
  hasEnded: boolean;
}

/** The session; after its end the one that was, as long as something typed on the screen would go with it. */
export function useKeptSession(): KeptSession {
  const session = useSessionValues();
  const [last, setLast] = useState(session);
  if (session && session !== last) setLast(session);
  return { session: session ?? (hasUnsavedWork() ? last : undefined), hasEnded: !session };
}
