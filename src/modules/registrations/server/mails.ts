import {
  type CalendarMethod,
  calendar,
  currentEvent,
  currentSummit,
  type Summit,
} from '#modules/event/server/service.ts';
import { mailAbout, type NewMail } from '#modules/mail/server/service.ts';
import type { Database } from '#platform/server/database/store.ts';
import type { Services } from '#platform/server/http/context.ts';
import type { AttendeeRow } from './tables.ts';

/** The summit's calendar entry as it is attached; nothing while its date isn't known. */
export function calendarEntry(
  summit: Summit,
  { clock, config: { publicUrl } }: Pick<Services, 'clock' | 'config'>,
  method: CalendarMethod = 'PUBLISH',
) {
  const content = summit.event?.entered && calendar(summit, { publicUrl, now: clock.now(), method });
  return content ? [{ type: 'calendar' as const, content }] : [];
}

/** Takes the summit out of the calendar of somebody who no longer comes. */
export async function calendarCancellation(
  database: Database,
  services: Services,
  { event_id }: Pick<AttendeeRow, 'event_id'>,
) {
  const edition = await currentEvent(database, services.clock.now());
  if (!edition || edition.id !== event_id) return [];
  return calendarEntry(await currentSummit(database, services, edition), services, 'CANCEL');
}

export async function cancellationMail(
  database: Database,
  services: Services,
  row: AttendeeRow,
): Promise<NewMail<'registrationCancelled'>> {
  const attachments = await calendarCancellation(database, services, row);
  return { ...mailAbout(row), template: 'registrationCancelled', attachments };
}

/** With the link of their own page. */
export function linkMail(row: AttendeeRow, link: string): NewMail<'personalLink'> {
  return { ...mailAbout(row), template: 'personalLink', link };
}
