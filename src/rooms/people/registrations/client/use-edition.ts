import { createContext } from 'react';
import { GROUP_LEAST, type ListedEdition, viewEditions } from '#rooms/edition/contract.ts';
import { editionInUse } from '#ui/admin/chosen-edition.ts';
import { useReply } from '#ui/admin/use-reply.ts';

/** The chosen edition, by default that of the open screen, or the current one if it is about several; undefined until it is known. */
export function useEdition(chosen = editionInUse()): ListedEdition | undefined {
  return useReply(
    viewEditions,
    ({ records }) => records.find(({ id }) => id === chosen) ?? records.find(({ current }) => current),
  );
}

/** For the rows of a list, which would otherwise each ask for it. */
export const GroupLeast = createContext(GROUP_LEAST);

/** From how many registrations a company is a group. */
export function useGroupLeast(): number {
  return useEdition()?.groupLeast ?? GROUP_LEAST;
}
