import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { makeCall } from '#platform/client/call-client.ts';
import { useSessionValues } from '#platform/client/session-values.ts';
import { SiteCountry } from '#ui/admin/site-country.ts';
import { SiteZone } from '#ui/admin/site-zone.ts';
import { currentEdition } from '../contract.ts';

/** The zone and country of the current edition, once they are known, for all screens. */
export function SitePlace({ children }: { children: ReactNode }) {
  const session = useSessionValues();
  const place = useQuery({
    queryKey: [currentEdition.name, 'place'],
    queryFn: () => makeCall(currentEdition, {}),
    enabled: session !== undefined,
  }).data?.record;
  return (
    <SiteZone value={place?.zone}>
      <SiteCountry value={place?.country}>{children}</SiteCountry>
    </SiteZone>
  );
}
