import { createContext, useContext } from 'react';

/** Starts the form over from the record as it is now. */
export const ReloadContext = createContext<(() => void) | undefined>(undefined);

export function useReload() {
  return useContext(ReloadContext);
}
