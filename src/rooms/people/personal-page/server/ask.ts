import { randomInt } from 'node:crypto';
import { emailKey } from '#platform/contract/email-address.ts';
import type { CallContext } from '#platform/server/http/context.ts';
import { newId } from '#platform/server/identifier.ts';
import { refuseAtLimit } from '#platform/server/limits.ts';
import { languageOf } from '#platform/server/reader.ts';
import { withActivity } from '#rooms/ground/server.ts';
import { queueMail } from '#rooms/mail/server.ts';
import {
  type AttendeeRow,
  alreadyRegistered,
  findByAddress,
} from '#rooms/people/registrations/server/service.ts';
import { CODE_DIGITS, CODE_MINUTES } from '../contract.ts';
import * as say from '../messages.ts';
import { codeMail } from './mails.ts';
import { replaceCode } from './queries.ts';
import { codeAddress, encryptWanted, type Wanted } from './wanted.ts';

const MINUTE_MS = 60_000;

/** Keeps what an attendee asks for, and sends them a code: without it, nothing changes. */
export async function askForCode(context: CallContext, row: AttendeeRow, wanted: Wanted): Promise<void> {
  const { clock, limits, secrets, store } = context;
  const email = codeAddress(wanted, row);
  // First: the page must not tell of any number of addresses whether they are registered.
  await refuseAtLimit(() => limits.take('codesOfRegistration', row.id), say.tooManyCodes());
  // After it, so that one link takes only a few of the codes that a whole office has.
  await refuseAtLimit(() => limits.take('codesFromNetwork', context.address), say.tooManyCodesFromNetwork());
  if ('form' in wanted && emailKey(wanted.form.email) !== row.email_key) {
    const taken = await findByAddress(store.database, row.event_id, wanted.form.email);
    if (taken) throw alreadyRegistered();
  }
  await refuseAtLimit(() => limits.take('codesToAddress', emailKey(email)), say.tooManyCodes());
  await refuseAtLimit(() => limits.take('codesInAll', ''), say.tooManyCodes());
  const code = String(randomInt(10 ** CODE_DIGITS)).padStart(CODE_DIGITS, '0');
  const nonce = newId();
  await withActivity(context, async (database) => {
    await replaceCode(database, {
      attendee_id: row.id,
      sealed_change: encryptWanted(secrets, wanted, row.id),
      stamp: `${nonce}.${secrets.signatures(signedText(row.id, nonce, code))[0]}`,
      attempts: 0,
      expires_at: new Date(clock.now().getTime() + CODE_MINUTES * MINUTE_MS).toISOString(),
    });
    await queueMail(database, context, languageOf(row), () =>
      codeMail(row, { what: wanted.what, email, code }),
    );
    return { result: undefined };
  });
}

export function isCode(
  { secrets }: CallContext,
  signature: string,
  attendeeId: string,
  code: string,
): boolean {
  const [nonce = '', made = ''] = signature.split('.');
  return secrets.isSignature(made, signedText(attendeeId, nonce, code));
}

function signedText(attendeeId: string, nonce: string, code: string): string {
  return `code of ${attendeeId} ${nonce} ${code}`;
}
