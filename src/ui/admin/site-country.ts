import { createContext, use } from 'react';

/** The country of the summit, whose phone numbers may lack its code; undefined until it is known. */
export const SiteCountry = createContext<string | null | undefined>(undefined);

export function useSiteCountry(): string | null | undefined {
  return use(SiteCountry);
}
