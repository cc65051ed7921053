import { useSyncExternalStore } from 'react';

const KEPT = 'own-ticket';

/** On somebody's own page: says for which edition they have a ticket, or with '' that they have none. */
export const TICKET_FOR = 'data-ticket-for';

/** Keeps in this browser, which alone knows it, that somebody has a ticket, once their own page has shown it here. */
export function keepOwnTicket(): void {
  const shown = document.querySelector(`[${TICKET_FOR}]`)?.getAttribute(TICKET_FOR);
  if (shown === undefined || shown === null) return;
  try {
    if (shown) localStorage.setItem(KEPT, shown);
    else localStorage.removeItem(KEPT);
  } catch {}
}

/** Whether it was shown here. */
export function useOwnTicket(edition: string | undefined): boolean {
  return useSyncExternalStore(never, () => edition !== undefined && kept() === edition, isUnknown);
}

function kept(): string | null {
  try {
    return localStorage.getItem(KEPT);
  } catch {
    return null;
  }
}

/** It is shown on another page. */
const never = () => () => {};
const isUnknown = () => false;
