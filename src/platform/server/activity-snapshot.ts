import { createHash } from 'node:crypto';
import type { Change } from '../contract/change.ts';
import { ChangedMeanwhile } from '../contract/version.ts';

/**
 * The values of a record that an organiser can change, by label and as text for people; '' for an empty
 * value.
 */
export type ActivitySnapshot = Readonly<Record<string, string>>;

const LENGTH = 16;

/**
 * A record's version: a fingerprint of its snapshot. The time of its last change wouldn't do: two changes can
 * happen within one clock tick, and changes that no form shows (an order, a sign-in) shouldn't count.
 */
export function versionOf(snapshot: ActivitySnapshot): string {
  return createHash('sha256').update(JSON.stringify(snapshot)).digest('base64url').slice(0, LENGTH);
}

/** Refuses a change that was based on another version. Runs in the transaction that makes the change. */
export function assertCurrentVersion(snapshot: ActivitySnapshot, version: string | undefined): void {
  if (version !== undefined && version !== versionOf(snapshot)) {
    throw new ChangedMeanwhile();
  }
}

/** What an update changed: the labels whose values differ, in their order. */
export function changesBetween(before: ActivitySnapshot, after: ActivitySnapshot): Change[] {
  return Object.keys(after)
    .map((field) => ({ field, from: before[field] ?? '', to: after[field] ?? '' }))
    .filter(({ from, to }) => from !== to);
}

/** A change whose values are not recorded: a secret, a picture. */
export function changed(field: string): Change {
  return { field, from: '', to: 'changed' };
}
