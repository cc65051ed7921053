import { useQuery } from '@tanstack/react-query';
import { makeCall } from '#platform/client/call-client.ts';
import { ALL_EDITIONS, CURRENT_EDITION } from '#platform/contract/edition-filter.ts';
import { publicAddress } from '#platform/contract/public-addresses.ts';
import { useEdition } from '#ui/admin/chosen-edition.ts';
import { DESK_PREVIEW, viewDraft } from '../contract.ts';

/** Whose texts the open screen is about, for calls: texts are never those of all editions. */
export function useWrittenEdition(): { edition?: string } {
  const edition = useEdition();
  return edition === ALL_EDITIONS || edition === CURRENT_EDITION ? {} : { edition };
}

/** Its draft. */
export function useDraft() {
  const query = useWrittenEdition();
  return useQuery({ queryKey: [viewDraft.name, query], queryFn: () => makeCall(viewDraft, { query }) });
}

/** Where its pages are with the draft; undefined until it is known. */
export function usePreviewAddress(): string | undefined {
  const { data } = useDraft();
  return data && `${data.year === null ? '' : `/${data.year}`}${publicAddress.preview(DESK_PREVIEW)}`;
}
