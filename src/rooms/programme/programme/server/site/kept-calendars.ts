import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import { addressPrefix } from '#platform/contract/language.ts';
import { Refusal } from '#platform/contract/refusal.ts';
import type { Services } from '#platform/server/http/context.ts';
import { type Compressed, etagOf } from '#platform/server/pages/compressed.ts';
import { siteUrl } from '#platform/server/site-url.ts';
import { currentSiteView, findCurrentEdition } from '#rooms/edition/server.ts';
import type { PublishedSession } from '../../published.ts';
import * as text from '../../site-messages.ts';
import { visibleProgramme, withSpokenPeople } from '../published.ts';
import { type CalendarParts, calendarParts, programmeCalendar } from './calendar.ts';

/** Those of 10,000 people with ten sessions each take a little more than half of it. */
const BYTES_MAX = 24 * 1024 * 1024;
/** Of the name, the headers and what holds them. */
const AROUND_BYTES = 500;

/** For each language and past edition. */
const PARTS_MAX = 20;

export type IsChosen = (session: PublishedSession) => boolean;

/**
 * Writes the chosen sessions of the current programme as a calendar. What calendars have in common is read once for each
 * content version; no edition ends within a minute.
 */
export function calendarWriter(services: Services): (isChosen: IsChosen) => Promise<string> {
  const { store, clock } = services;
  const known = new LRUCache<string, Promise<CalendarParts>>({ max: PARTS_MAX });
  const read = () => {
    const version = store.content.version();
    if (version === undefined) return readParts(services);
    const minute = clock.now().toISOString().slice(0, 'YYYY-MM-DDTHH:MM'.length);
    const name = `${version} ${minute} ${addressPrefix()}`;
    const found = known.get(name);
    if (found) return found;
    const reading = readParts(services);
    known.set(name, reading);
    reading.catch(() => known.delete(name));
    return reading;
  };
  return async (isChosen) => programmeCalendar(await read(), isChosen);
}

async function readParts(services: Services): Promise<CalendarParts> {
  const { store, clock, config } = services;
  const programme = await visibleProgramme(services);
  if (!programme) throw new Refusal('not-found', text.nothingPublished());
  const edition = await findCurrentEdition(store.database, clock.now());
  const siteView = await currentSiteView(store.database, services, edition);
  const spoken = await withSpokenPeople({ store, actor: undefined }, programme);
  return calendarParts({ programme: spoken, siteView, publicUrl: siteUrl(config) });
}

/**
 * Calendars of those who chose sessions, by what they contain: the same choice has the same one, and an old one is never
 * found again. Kept compressed, as calendars ask for it; nobody else's replies have to make room.
 */
export function keptCalendars(headers: Compressed['headers']): (text: string) => Promise<Compressed> {
  const kept = new LRUCache<string, Uint8Array<ArrayBuffer>>({
    maxSize: BYTES_MAX,
    sizeCalculation: ({ byteLength }) => AROUND_BYTES + byteLength,
  });
  return async (text) => {
    const content = new TextEncoder().encode(text);
    const etag = etagOf(content);
    let zipped = kept.get(etag);
    if (!zipped) {
      zipped = new Uint8Array(await promisify(gzip)(content));
      kept.set(etag, zipped);
    }
    return { headers, etag, bodies: { gzip: zipped, identity: content } };
  };
}
