import { useSyncExternalStore } from 'react';
import type { Role } from '../contract/access.ts';

/**
 * What the browser keeps of a session: it decides what the screen shows and nothing else. Every call is
 * decided by the server from its own cookie.
 */
export interface SessionValues {
  /** Holds the user id (specification, section 3). */
  token: string;
  username: string;
  role: Role;
}

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

export function storeSessionValues(values: SessionValues): void {
  for (const [name, value] of Object.entries(values)) localStorage.setItem(name, value);
  announce();
}

/** Forgets everything that the browser kept, for somebody who leaves for the website. */
export function clearSessionValues(): void {
  localStorage.clear();
}

/** Forgets a session that ended without being left, so that whoever listens can lead to the login. */
export function dropSessionValues(): void {
  clearSessionValues();
  announce();
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
