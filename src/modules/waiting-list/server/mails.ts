import { mailAbout, type NewMail } from '#modules/mail/server/service.ts';
import type { WaitingEntryRow } from './tables.ts';

export function waitingMail(row: WaitingEntryRow, link: string): NewMail<'waiting'> {
  return { ...mailAbout(row), template: 'waiting', link };
}

export function offerMail(
  row: WaitingEntryRow,
  { until, link }: { until: string; link: string },
): NewMail<'placeOffered'> {
  const { values, ...about } = mailAbout(row);
  return { ...about, template: 'placeOffered', values: { ...values, until }, link };
}

export function offerEndedMail(row: WaitingEntryRow): NewMail<'offerEnded'> {
  return { ...mailAbout(row), template: 'offerEnded' };
}
