import { Readable } from 'node:stream';
import type { z } from 'zod';
import { withActivity } from '#modules/activity/server/service.ts';
import { siteIdentityOf } from '#modules/content/server/service.ts';
import { currentSiteView, findCurrentEdition } from '#modules/editions/server/service.ts';
import { attendeeIdsFor, attendeesById } from '#modules/registrations/server/service.ts';
import { ticketSigner } from '#modules/tickets/server/service.ts';
import type { Look } from '#platform/contract/look.ts';
import { Refusal } from '#platform/contract/refusal.ts';
import { fileResponse } from '#platform/server/file-response.ts';
import type { CallContext } from '#platform/server/http/context.ts';
import { queueLongRead } from '#platform/server/long-reads.ts';
import { theOneGiven } from '#platform/server/module.ts';
import { type BADGE_PAPERS, BADGES_FILE, type printBadges } from '../contract.ts';
import * as say from '../messages.ts';

/** What is printed of somebody. */
export interface PrintedBadge {
  name: string;
  company: string;
  /** Their role. */
  details: string;
  /** The text of their ticket. */
  ticket: string;
}

declare module '#platform/server/module.ts' {
  interface ServerModule {
    /** Draws badges as a PDF. */
    drawBadges?: (
      badges: readonly PrintedBadge[],
      paper: (typeof BADGE_PAPERS)[number],
      around: { summit: string; look: Look },
    ) => Promise<Buffer>;
  }
}

/** Some ten seconds of work, between other requests. */
const MOST = 5_000;

type Asked = z.output<typeof printBadges.query>;

/** The badges of those who match, or of the chosen ones, by name. That they were printed is recorded. */
export function badgesAsFile(
  context: CallContext,
  asked: Asked,
  { paper, ids }: z.output<typeof printBadges.body>,
): Promise<Response> {
  const { store, clock } = context;
  return queueLongRead(async () => {
    const { database } = store;
    const matching = ids ?? (await attendeeIdsFor(database, asked, clock.now()));
    if (matching.length > MOST) throw new Refusal('too-large', say.tooMany({ most: MOST }));
    const rows = matching.length > 0 ? await attendeesById(database, matching) : [];
    if (rows.length === 0) throw new Refusal('not-found', say.nobody());
    const sign = await ticketSigner(context);
    const badges = rows
      .toSorted((a, b) => (a.fullname_key < b.fullname_key ? -1 : 1))
      .map(({ id, event_id, fullname, company, designation }) => ({
        name: fullname,
        company,
        details: designation,
        ticket: sign({ editionId: event_id, attendeeId: id }),
      }));
    const edition = await findCurrentEdition(database, clock.now());
    const { texts } = await currentSiteView(database, context, edition);
    const { look } = await siteIdentityOf(database);
    const drawBadges = theOneGiven(context.modules, 'drawBadges');
    const content = await drawBadges(badges, paper, { summit: texts.name, look });
    const description = say.printedEntry({ count: badges.length });
    await withActivity(context, async () => ({
      result: undefined,
      activity: { type: 'Exported', description, subject: { type: 'export' } },
    }));
    return fileResponse(Readable.from([content]), BADGES_FILE, 'application/pdf');
  });
}
