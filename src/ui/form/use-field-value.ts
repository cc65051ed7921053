import { useSyncExternalStore } from 'react';

/** What a field holds at the moment: typed, filled in or restored by the browser. On the server, `onServer`. */
export function useFieldValue(id: string, onServer: string): string {
  return useSyncExternalStore(
    subscribe,
    () => (document.getElementById(id) as HTMLInputElement | null)?.value ?? onServer,
    () => onServer,
  );
}

function subscribe(changed: () => void): () => void {
  const events = ['input', 'change', 'pageshow'];
  for (const event of events) addEventListener(event, changed);
  return () => {
    for (const event of events) removeEventListener(event, changed);
  };
}
