import { createContext, useContext } from 'react';

/** Restarts the form with the record's current values. */
export const ReloadContext = createContext<(() => void) | undefined>(undefined);

export function useReload() {
  return useContext(ReloadContext);
}
