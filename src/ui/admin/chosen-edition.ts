import { useSearch } from '@tanstack/react-router';
import type { ComponentType } from 'react';
import { CURRENT_EDITION, editionFilter } from '#platform/contract/edition-filter.ts';

const KEY = 'edition';

/** The edition that was chosen last, kept in this browser until the user signs out. */
export function lastChosenEdition(): string | undefined {
  return localStorage.getItem(KEY) ?? undefined;
}

export function keepChosenEdition(edition: string): void {
  localStorage.setItem(KEY, edition);
}

/** The edition that an address asks for; without one, the edition chosen last, else the current one. */
export function editionIn(search: Record<string, unknown>): string {
  const asked = editionFilter.edition.safeParse(search.edition);
  return (asked.success && asked.data) || lastChosenEdition() || CURRENT_EDITION;
}

/** The edition that the address of this screen asks for. */
export function useEdition(): string {
  return editionIn(useSearch({ strict: false }));
}

/** What an address holds: until somebody has chosen an edition, it doesn't say that it is about the current one. */
export function withoutUnchosen(search: Record<string, unknown>): Record<string, unknown> {
  if (search.edition !== CURRENT_EDITION || lastChosenEdition()) return search;
  const { edition: _, ...rest } = search;
  return rest;
}

/** The edition of the screen that is open. */
export function editionInUse(): string {
  return editionIn(Object.fromEntries(new URLSearchParams(window.location.search)));
}

/**
 * Beside the heading of a screen: the choice of the edition whose people it is about, of one edition alone, or the one that
 * new people belong to.
 */
export type EditionMark = 'choice' | 'one' | 'current';

declare module './client-module.tsx' {
  interface ClientModule {
    EditionMark?: ComponentType<{ mark: EditionMark }>;
  }
}
