import { useEffect } from 'react';
import { keepKey } from './own-key.ts';

/** Shows nothing: from now on, this browser leads from the sessions' pages to where its visitor rates them. */
export function KeepKey({ ownKey }: { ownKey: string }) {
  useEffect(() => keepKey(ownKey), [ownKey]);
  return null;
}
