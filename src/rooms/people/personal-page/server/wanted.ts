import type { Secrets } from '#platform/server/secrets.ts';
import type { OwnDetails } from '#rooms/people/registrations/contract.ts';
import type { AttendeeRow } from '#rooms/people/registrations/server/service.ts';
import type { PersonalCodeRow } from './tables.ts';

/** What an attendee asked for, until they enter the code. */
export type Wanted =
  | { what: 'correct'; form: OwnDetails; version: string }
  | { what: 'pass-on'; form: OwnDetails }
  | { what: 'cancel' | 'data' | 'erase' };

/** Where its code goes: to a changed address, so that it is known to be theirs. */
export function codeAddress(wanted: Wanted, { email }: AttendeeRow): string {
  return wanted.what === 'correct' ? wanted.form.email : email;
}

export function encryptWanted(secrets: Secrets, wanted: Wanted, attendeeId: string): string {
  return secrets.encrypt(JSON.stringify(wanted), attendeeId);
}

export function decryptWanted(secrets: Secrets, row: PersonalCodeRow): Wanted | undefined {
  const content = secrets.decrypt(row.sealed_change, row.attendee_id);
  return content === undefined ? undefined : (JSON.parse(content) as Wanted);
}
