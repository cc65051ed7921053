import { useSyncExternalStore } from 'react';
import type { Role } from '../contract/access.ts';
import { Refusal } from '../contract/refusal.ts';

/**
 * What the browser keeps of a session: it decides what the screen shows and nothing else. Every call is
 * decided by the server from its own cookie.
 */
export interface SessionValues {
  /** Holds the user id (docs/product.md, 4.3). */
  token: string;
  username: string;
  role: Role;
}

/** The query that reads anew who is signed in, and as what. */
export const WHO_IS_SIGNED_IN = ['session'];

const listeners = new Set<() => void>();
let known: SessionValues | undefined;

export function readSessionValues(): SessionValues | undefined {
  const token = localStorage.getItem('token');
  if (!token) return undefined;
  const username = localStorage.getItem('username') ?? '';
  const role: Role = localStorage.getItem('role') === 'Administrator' ? 'Administrator' : 'User';
  if (known?.token !== token || known.username !== username || known.role !== role) {
    known = { token, username, role };
  }
  return known;
}

export function storeSessionValues({ token, username, role }: SessionValues): void {
  // Another tab hears of each by itself; by the token it takes the session for complete.
  for (const [name, value] of Object.entries({ username, role, token })) localStorage.setItem(name, value);
  announce();
}

/** Forgets everything that the browser kept, for somebody who leaves for the website. */
export function clearSessionValues(): void {
  localStorage.clear();
}

/**
 * Whether a call was refused because the session has ended on the server. Then it is forgotten here too, so that
 * whoever listens can lead to a new one.
 */
export function noticeSessionEnd(thrown: unknown): boolean {
  const hasEnded = thrown instanceof Refusal && thrown.code === 'unauthenticated';
  if (hasEnded && readSessionValues()) {
    clearSessionValues();
    announce();
  }
  return hasEnded;
}

/** The session's values; follows a sign-in and a sign-out in another tab too. */
export function useSessionValues(): SessionValues | undefined {
  return useSyncExternalStore(onSessionChange, readSessionValues);
}

function announce(): void {
  for (const listener of listeners) listener();
}

/** Tells of a sign-in and of a session's end, in another tab too. */
export function onSessionChange(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}
