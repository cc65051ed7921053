import { createHash } from 'node:crypto';
import type { Change } from '../contract/change.ts';
import { Refusal } from '../contract/refusal.ts';
import { CHANGED_MEANWHILE } from '../contract/version.ts';

/** What an organiser can change of a record, in words for people by label; '' where there is nothing. */
export type ActivitySnapshot = Readonly<Record<string, string>>;

const LENGTH = 16;

/**
 * A record's version: a fingerprint of its snapshot, not the time of its last change, so that two changes
 * within one tick of the clock differ and what no form shows (an order, a sign-in) is no change.
 */
export function versionOf(snapshot: ActivitySnapshot): string {
  return createHash('sha256').update(JSON.stringify(snapshot)).digest('base64url').slice(0, LENGTH);
}

/** Refuses a change that was typed against another version. Part of the transaction that makes the change. */
export function assertCurrentVersion(snapshot: ActivitySnapshot, version: string | undefined): void {
  if (version !== undefined && version !== versionOf(snapshot)) {
    throw new Refusal('conflict', CHANGED_MEANWHILE);
  }
}

/** What an update changed: the labels whose values differ, in their order. */
export function changesBetween(before: ActivitySnapshot, after: ActivitySnapshot): Change[] {
  return Object.keys(after)
    .map((field) => ({ field, from: before[field] ?? '', to: after[field] ?? '' }))
    .filter(({ from, to }) => from !== to);
}

/** Something of which only that it changed is told: a secret, a picture. */
export function changed(field: string): Change {
  return { field, from: '', to: 'changed' };
}
