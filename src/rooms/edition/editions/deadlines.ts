import { addDays } from '#platform/contract/zoned-time.ts';
import type { EditionContent } from '#rooms/edition/content/contract.ts';
import { isOver, type Scheduled, scheduleOf } from './schedule.ts';

export type Limited = 'cancel' | 'pass-on';

export interface Deadline {
  /** The last day on which attendees can do it themselves. */
  day: string;
  isOver: boolean;
}

/** Until when attendees can cancel or pass their place on themselves; nothing where they always can. */
export function deadlinesOf(
  edition: Scheduled | undefined,
  { cancelDays, passOnDays }: EditionContent['registration'],
  now: Date,
): Partial<Record<Limited, Deadline>> {
  const schedule = scheduleOf(edition);
  if (!edition || !schedule) return {};
  const deadline = (daysBefore: number) => {
    const day = addDays(schedule.firstDay, -daysBefore);
    return { day, isOver: isOver(day, now, edition.zone) };
  };
  return {
    ...(cancelDays !== null && { cancel: deadline(cancelDays) }),
    ...(passOnDays !== null && { 'pass-on': deadline(passOnDays) }),
  };
}
