import { Readable } from 'node:stream';
import type { z } from 'zod';
import type { Look } from '#platform/contract/look.ts';
import { Refusal } from '#platform/contract/refusal.ts';
import type { Database } from '#platform/server/database/store.ts';
import { fileResponse } from '#platform/server/file-response.ts';
import type { CallContext } from '#platform/server/http/context.ts';
import { queueLongRead } from '#platform/server/long-reads.ts';
import { givenBy, theOneGiven } from '#platform/server/module.ts';
import {
  currentSiteView,
  type EditionRow,
  findCurrentEdition,
  findEdition,
  siteIdentityOf,
} from '#rooms/edition/server.ts';
import { ticketSigner, withActivity } from '#rooms/ground/server.ts';
import {
  type AttendeeRow,
  attendeeIdsFor,
  attendeesById,
  countAttendeesFor,
} from '#rooms/people/registrations/server/service.ts';
import { BADGES_FILE, type BadgePaper, type printBadges } from '../contract.ts';
import * as say from '../messages.ts';

/** What else a badge says of somebody. */
export interface BadgeFacts {
  /** Such as Speaker or Press; '' for none. */
  kind: string;
  /** Its place among the kinds of the edition, which gives it its colour. */
  tone: number;
  languages: string;
}

/** What is printed of somebody. */
export interface PrintedBadge extends BadgeFacts {
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
      paper: BadgePaper,
      around: { summit: string; look: Look },
    ) => Promise<Buffer>;
    /** What badges say of attendees, by their ids. A later module's word counts. */
    badgeFacts?: (
      database: Database,
      attendees: readonly AttendeeRow[],
    ) => Promise<ReadonlyMap<string, Partial<BadgeFacts>>>;
    /** The badges of those with these ids who aren't registered. */
    otherBadges?: (context: CallContext, ids: readonly string[]) => Promise<readonly PrintedBadge[]>;
  }
}

/** Some ten seconds of work and 1 GB, in a process of its own. */
const MOST = 2_000;

type Asked = z.output<typeof printBadges.query>;

/** How many badges are asked for. */
export function countAsked({ store, clock }: CallContext, asked: Asked): Promise<number> {
  return countAttendeesFor(store.database, filtersOf(asked), clock.now());
}

function filtersOf({ import: imported, ...filters }: Asked) {
  return { ...filters, imported };
}

/** What is printed of these attendees, by name. */
export async function badgesOf(
  context: CallContext,
  rows: readonly AttendeeRow[],
): Promise<(PrintedBadge & { id: string })[]> {
  const sign = await ticketSigner(context);
  const facts = new Map<string, Partial<BadgeFacts>>();
  for (const find of givenBy(context.modules, 'badgeFacts')) {
    for (const [id, found] of await find(context.store.database, rows)) {
      facts.set(id, { ...facts.get(id), ...found });
    }
  }
  return rows
    .toSorted((a, b) => (a.fullname_key < b.fullname_key ? -1 : 1))
    .map(({ id, event_id, fullname, company, designation }) => ({
      id,
      name: fullname,
      company,
      details: designation,
      ...{ kind: '', tone: 0, languages: '' },
      ...facts.get(id),
      ticket: sign({ editionId: event_id, attendeeId: id }),
    }));
}

/** The edition that all of these belong to. */
async function editionOf(database: Database, rows: readonly AttendeeRow[]): Promise<EditionRow | undefined> {
  const [id, ...others] = new Set(rows.map(({ event_id }) => event_id));
  return id && others.length === 0 ? findEdition(database, id) : undefined;
}

/** The badges of those who match, or of the chosen ones, by name. That they were printed is recorded. */
export function badgesAsFile(
  context: CallContext,
  asked: Asked,
  { paper, ids }: z.output<typeof printBadges.body>,
): Promise<Response> {
  const { store, clock } = context;
  return queueLongRead(async () => {
    const { database } = store;
    const matching = ids ?? (await attendeeIdsFor(database, filtersOf(asked), clock.now()));
    if (matching.length > MOST) throw new Refusal('too-large', say.tooMany({ most: MOST }));
    const rows = matching.length > 0 ? await attendeesById(database, matching) : [];
    const badges: PrintedBadge[] = await badgesOf(context, rows);
    for (const find of givenBy(context.modules, 'otherBadges'))
      badges.push(...(await find(context, ids ?? [])));
    if (badges.length === 0) throw new Refusal('not-found', say.nobody());
    const edition = (await editionOf(database, rows)) ?? (await findCurrentEdition(database, clock.now()));
    const { texts } = await currentSiteView(database, context, edition);
    const { look } = await siteIdentityOf(database);
    const drawBadges = theOneGiven(context.modules, 'drawBadges');
    const content = await drawBadges(badges, paper, { summit: texts.name, look });
    const description = say.printedEntry({ count: badges.length });
    await withActivity(context, async () => ({
      result: undefined,
      activity: { type: 'Exported', description, subject: { type: 'export', id: 'attendee' } },
    }));
    return fileResponse(Readable.from([content]), BADGES_FILE, 'application/pdf');
  });
}
