import { useSessionValues } from '#platform/client/session-values.ts';
import { language } from '#platform/contract/language.ts';
import { mayWrite, type Part, partInfo, partNames } from '../sections.ts';

/** What whoever is signed in neither writes nor publishes. */
export function useClosedParts(): Part[] {
  const session = useSessionValues();
  return partNames().filter((part) => !mayWrite(part, session));
}

export function titlesOf(parts: Iterable<Part>): string {
  return new Intl.ListFormat(language()).format([...parts].map((part) => partInfo(part).title()));
}
