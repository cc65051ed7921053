import { useSyncExternalStore } from 'react';
import { type Access, mayAccess, type Right, USER } from '../contract/access.ts';
import { accessTo, type Kind } from '../contract/kind.ts';
import { Refusal } from '../contract/refusal.ts';
import type { SessionValues } from '../contract/session-values.ts';

/** The key of the query that asks the server who is signed in and with which role. */
export const WHO_IS_SIGNED_IN = ['session'];

/** Begins the names of what a tab keeps only as long as the session. */
export const SESSION_PREFIX = 'session.';

const listeners = new Set<() => void>();
let known: SessionValues | undefined;

export function readSessionValues(): SessionValues | undefined {
  const token = localStorage.getItem('token');
  if (!token) return undefined;
  const username = localStorage.getItem('username') ?? '';
  const role = localStorage.getItem('role') ?? USER;
  const rights = localStorage.getItem('rights') ?? '';
  if (
    known?.token !== token ||
    known.username !== username ||
    known.role !== role ||
    known.rights.join() !== rights
  ) {
    known = { token, username, role, rights: rights.split(',').filter(Boolean) as Right[] };
  }
  return known;
}

export function storeSessionValues({ token, username, role, rights }: SessionValues): void {
  // Other tabs get one event per value. They take the session as complete once the token is set, so it comes
  // last.
  const values = { username, role, rights: rights.join(), token };
  for (const [name, value] of Object.entries(values)) localStorage.setItem(name, value);
  announce();
}

/** Clears everything the browser stored, when somebody leaves for the website. */
export function clearSessionValues(): void {
  localStorage.clear();
  for (const name of Object.keys(sessionStorage)) {
    if (name.startsWith(SESSION_PREFIX)) sessionStorage.removeItem(name);
  }
}

/**
 * Whether a call was refused because the session has ended on the server. If so, it is also cleared here, so
 * that listeners can lead to a new sign-in.
 */
export function noticeSessionEnd(thrown: unknown): boolean {
  const hasEnded = thrown instanceof Refusal && thrown.code === 'unauthenticated';
  if (hasEnded && readSessionValues()) {
    clearSessionValues();
    announce();
  }
  return hasEnded;
}

/** The session's values, kept up to date with other tabs. */
export function useSessionValues(): SessionValues | undefined {
  return useSyncExternalStore(onSessionChange, readSessionValues);
}

/** Whether what has this access is shown to whoever is signed in. */
export function useMayAccess(access: Access): boolean {
  return mayAccess(access, useSessionValues());
}

/** Whether records of a kind, and where they are listed, are shown to whoever is signed in. */
export function useMayKnow(kind: Pick<Kind, 'access'>): boolean {
  return useMayAccess(accessTo(kind));
}

function announce(): void {
  for (const listener of listeners) listener();
}

/** Listens to sign-ins and to the end of the session, in other tabs too. */
export function onSessionChange(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}
