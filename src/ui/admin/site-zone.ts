import { createContext, use } from 'react';

/** The zone in which the back-office shows times; undefined until it is known. */
export const SiteZone = createContext<string | undefined>(undefined);

export function useSiteZone(): string | undefined {
  return use(SiteZone);
}
