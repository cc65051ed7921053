import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** Whether the component is running in a browser, as opposed to being server-rendered. */
export function useLive(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
