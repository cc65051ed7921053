import { Refusal } from '#platform/contract/refusal.ts';
import type { Database } from '#platform/server/database/store.ts';
import { limitGuesses } from '#platform/server/guesses.ts';
import type { CallContext } from '#platform/server/http/context.ts';
import { languageOf } from '#platform/server/reader.ts';
import { findCurrentEdition } from '#rooms/edition/server.ts';
import { ticketSigner, type WithActivity, withActivity } from '#rooms/ground/server.ts';
import { queueMail } from '#rooms/mail/server.ts';
import {
  type AttendeeRow,
  cancellationMail,
  cancelOwn,
  correctOwn,
  findByLink,
  newLink,
  passOn,
  personalAddress,
  sendConfirmation,
  ticketsWithheld,
} from '#rooms/people/registrations/server/service.ts';
import { CODE_ATTEMPTS, CODE_MINUTES } from '../contract.ts';
import * as say from '../messages.ts';
import { isCode } from './ask.ts';
import { assertInTime } from './deadlines.ts';
import { addressChangedMail, changedMail, passedOnMail } from './mails.ts';
import { countAttempt, deleteCode, findCode } from './queries.ts';
import { decryptWanted, type Wanted } from './wanted.ts';

interface Confirmed {
  row: AttendeeRow;
  wanted: Wanted;
  /** The address of their page from now on; '' if they have none any more. */
  link: string;
}

class WrongCode extends Refusal {}

/** Does what was asked for, if the code is right. Wrong ones are counted, and too many end it. */
export function confirm(context: CallContext, token: string, code: string): Promise<Confirmed> {
  const { address, limits } = context;
  const isWrong = (thrown: unknown) => thrown instanceof WrongCode;
  const guess = { secret: `code of ${token}`, address, ofAny: 'wrongCodesFromNetwork', isWrong } as const;
  return limitGuesses(limits, guess, () => confirmNow(context, token, code));
}

async function confirmNow(context: CallContext, token: string, code: string): Promise<Confirmed> {
  const sign = await ticketSigner(context);
  const outcome = await withActivity<Confirmed | { left: number }>(context, async (database) => {
    const row = await findByLink(database, token);
    if (!row) throw new Refusal('not-found', say.linkGone());
    const asked = await findCode(database, row.id);
    const wanted = asked && decryptWanted(context.secrets, asked);
    if (!asked || !wanted || asked.expires_at <= context.clock.now().toISOString()) {
      throw new Refusal('conflict', say.codeOver({ minutes: CODE_MINUTES }));
    }
    if (!isCode(context, asked.stamp, row.id, code)) {
      const left = CODE_ATTEMPTS - asked.attempts - 1;
      await (left > 0 ? countAttempt : deleteCode)(database, row.id);
      return { result: { left } };
    }
    await deleteCode(database, row.id);
    const { result: link, ...recorded } = await carryOut(database, context, { row, wanted, token, sign });
    return { result: { row, wanted, link }, ...recorded };
  });
  if (!('left' in outcome)) return outcome;
  const { left } = outcome;
  if (left === 0) throw new WrongCode('invalid', say.noMoreCodes());
  const wrong = say.wrongCode({ count: left });
  throw new WrongCode('invalid', wrong, { code: wrong });
}

interface Asked {
  row: AttendeeRow;
  wanted: Wanted;
  token: string;
  sign: Awaited<ReturnType<typeof ticketSigner>>;
}

/** Changes the registration and writes the mails, in one transaction. Answers with the link from now on. */
async function carryOut(
  database: Database,
  context: CallContext,
  { row, wanted, token, sign }: Asked,
): Promise<WithActivity<string>> {
  const link = personalAddress(context, token);
  const now = context.clock.now();
  const edition = await findCurrentEdition(database, now);
  await assertInTime(database, edition, { what: wanted.what, now, editionId: row.event_id });
  if (wanted.what === 'correct') {
    const { result, activity } = await correctOwn(database, row, wanted);
    const isMoved = result.email_key !== row.email_key;
    const next = isMoved ? await newLink(database, context, row.id) : link;
    const spoken = languageOf(row);
    await queueMail(database, context, spoken, () => changedMail(database, result, next));
    if (isMoved) await queueMail(database, context, spoken, () => addressChangedMail(row));
    return { result: next, ...(activity && { activity }) };
  }
  if (wanted.what === 'cancel') {
    const { activity } = await cancelOwn(database, context, row);
    await queueMail(database, context, languageOf(row), () => cancellationMail(database, context, row));
    return { result: link, ...(activity && { activity }) };
  }
  if (wanted.what === 'pass-on') {
    const { result: colleague, activity } = await passOn(database, context, row, wanted.form);
    const isWithheld = (await ticketsWithheld(database, context, [row.id])).has(row.id);
    const ticket = isWithheld ? '' : sign({ editionId: colleague.event_id, attendeeId: colleague.id });
    const theirs = await newLink(database, context, colleague.id);
    const confirmed = { edition, ticket, link: theirs, giver: row.fullname };
    await sendConfirmation(database, context, colleague, confirmed);
    await queueMail(database, context, languageOf(row), () =>
      passedOnMail(database, context, row, colleague.fullname),
    );
    return { result: '', ...(activity && { activity }) };
  }
  return { result: link };
}
