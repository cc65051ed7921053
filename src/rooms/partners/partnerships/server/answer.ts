import type { z } from 'zod';
import { normaliseForSearch } from '#platform/contract/normalise-for-search.ts';
import { Refusal } from '#platform/contract/refusal.ts';
import { type CallContext, requireActor } from '#platform/server/http/context.ts';
import { languageOf } from '#platform/server/reader.ts';
import { getUser } from '#rooms/access/server.ts';
import { findCurrentEdition, packageNames } from '#rooms/edition/server.ts';
import { withActivity } from '#rooms/ground/server.ts';
import { mailAbout, queueMail } from '#rooms/mail/server.ts';
import { SPONSOR_TITLES } from '#rooms/partners/sponsors/contract.ts';
import { findSponsorsByName, insertNewSponsor } from '#rooms/partners/sponsors/server/service.ts';
import type { answerForm } from '../contract.ts';
import { partnershipKind } from '../kind.ts';
import * as say from '../messages.ts';
import { updatePartnership } from './queries.ts';
import { getPartnership } from './service.ts';
import type { PartnershipRow } from './tables.ts';

/** Writes to who sent a request, and marks it as answered. Returns their address. */
export function answerByMail(
  context: CallContext,
  id: string,
  { subject, answer }: z.output<typeof answerForm>,
): Promise<string> {
  return withActivity(context, async (database) => {
    const row = await getPartnership(database, id);
    const { username: writer, email } = await getUser(database, requireActor(context).userId);
    await queueMail(database, context, languageOf(row), () => {
      const about = mailAbout(row);
      const values = { ...about.values, subject, writer };
      return { ...about, template: 'partnershipAnswer', values, written: answer, replyTo: email };
    });
    const answered_at = row.answered_at ?? context.clock.now().toISOString();
    await updatePartnership(database, id, { answered_at });
    const { fullname, company } = row;
    return {
      result: row.email,
      activity: {
        type: 'Updated',
        description: say.answeredByMailEntry({ fullname, company, subject }),
        subject: { type: partnershipKind.name, id },
      },
    };
  });
}

const SEARCHED = 20;

/** Adds the company as a sponsor and returns the sponsor's id. */
export function makeSponsorOf(context: CallContext, id: string): Promise<{ id: string; company: string }> {
  return withActivity(context, async (database) => {
    const request = await getPartnership(database, id);
    const { company, package: chosen, event_id } = request;
    const now = context.clock.now();
    const editionId = (event_id ?? (await findCurrentEdition(database, now))?.id) || undefined;
    const isPackage = (await packageNames(database, now, editionId)).includes(chosen);
    const title = isPackage ? chosen : SPONSOR_TITLES[0];
    const named = await findSponsorsByName(database, company, SEARCHED, editionId ? { editionId } : {});
    if (named.some((one) => normaliseForSearch(one.title) === normaliseForSearch(company)))
      throw new Refusal('conflict', say.alreadySponsor({ company }));
    const added = await insertNewSponsor(
      database,
      context,
      { title, name: company, website: undefined, editionId, ...contactOf(request) },
      undefined,
    );
    return { ...added, result: { id: added.result, company } };
  });
}

/** Whom to write to at the sponsor. */
function contactOf({ fullname, email, language }: PartnershipRow) {
  return { contactName: fullname, contactEmail: email, language };
}
