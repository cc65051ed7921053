import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** Whether the component runs in a browser and not in the server's HTML. */
export function useLive(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
