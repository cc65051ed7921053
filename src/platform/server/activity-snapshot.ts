import { hash } from 'node:crypto';
import type { Change } from '../contract/change.ts';
import { LANGUAGES, recordLanguage } from '../contract/language.ts';
import type { Message } from '../contract/message.ts';
import * as say from '../contract/messages.ts';
import { ChangedMeanwhile, isBasedOn } from '../contract/version.ts';
import { sayIn } from './in-language.ts';

/**
 * The values of a record that an organiser can change, by label and as text for people; '' for an empty
 * value.
 */
export type ActivitySnapshot = Readonly<Record<string, string>>;
/** Its labels are in the language in which it is called. */
type Snapshot = () => ActivitySnapshot;

const LENGTH = 16;

/**
 * A record's version: a fingerprint of its snapshot. The time of its last change wouldn't do: two changes can
 * happen within one clock tick, and changes that no form shows (an order, a sign-in) shouldn't count. It is the same for
 * readers of every language.
 */
export function versionOf(snapshot: Snapshot): string {
  return fingerprint(JSON.stringify(sayIn(LANGUAGES[0], snapshot)));
}

/** The version of what is said in no language. */
export function fingerprint(text: string): string {
  return hash('sha256', text, 'base64url').slice(0, LENGTH);
}

/** Refuses a change that was based on another version. Runs in the transaction that makes the change. */
export function assertCurrentVersion(snapshot: Snapshot, version: string | undefined): void {
  if (version !== undefined && !isBasedOn(version, versionOf(snapshot))) throw new ChangedMeanwhile();
}

/** What an update changed: the labels whose values differ, in their order. */
export function changesBetween(before: Snapshot, after: Snapshot): Change[] {
  const [from, to] = inTheRecord(() => [before(), after()] as const);
  return Object.keys(to)
    .map((field) => ({ field, from: from[field] ?? '', to: to[field] ?? '' }))
    .filter(({ from, to }) => from !== to);
}

/** What is kept in the record of activity, whoever acts. */
export function inTheRecord<T>(words: () => T): T {
  return sayIn(recordLanguage(), words);
}

/** A change whose values are not recorded: a secret, a picture. */
export function changed(field: Message): Change {
  return { field: inTheRecord(field), from: '', to: inTheRecord(say.changedValue) };
}
