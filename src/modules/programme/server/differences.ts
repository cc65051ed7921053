import { language } from '#platform/contract/language.ts';
import { zonedDate } from '#platform/contract/zoned-time.ts';
import * as say from '../difference-messages.ts';
import type { Placed, ProgrammeDifference } from '../published.ts';
import { dayInWords, timeOf, timeWithZone } from '../shown-times.ts';

/** What a publication changes for who comes to a session, in words. Times are told with their day only if that differs. */
export function describeDifference(difference: ProgrammeDifference, zone: string): string[] {
  const when = ({ start }: Placed) => formatWhen(start, zone);
  switch (difference.what) {
    case 'added':
    case 'restored': {
      const { what } = difference;
      const after = inSpokenWords(difference.after);
      const { room } = after;
      if (what === 'added')
        return [room ? say.addedIn({ when: when(after), room }) : say.added({ when: when(after) })];
      return [room ? say.restoredIn({ when: when(after), room }) : say.restored({ when: when(after) })];
    }
    case 'cancelled':
      return [say.cancelled()];
    case 'removed':
      return [say.removed()];
    default:
      return describeChanges(difference, zone);
  }
}

/** In the language that is spoken, as far as it was published in it. */
export function inSpokenWords(placed: Placed): Placed {
  return { ...placed, ...placed.translations?.[language()] };
}

function describeChanges({ before, after }: { before: Placed; after: Placed }, zone: string): string[] {
  const texts: string[] = [];
  // Another translation is no other name.
  const isElsewhere = before.room !== after.room;
  const { room } = inSpokenWords(after);
  if (before.start !== after.start) {
    const isOtherDay = dateOf(before.start, zone) !== dateOf(after.start, zone);
    const told = (instant: string) => (isOtherDay ? formatWhen(instant, zone) : timeOf(instant, zone));
    const times = { from: told(before.start), to: told(after.start) };
    texts.push(isElsewhere && room ? say.movedIn({ ...times, room }) : say.moved(times));
    if (isElsewhere && !room) texts.push(say.everywhere());
  } else {
    if (before.end !== after.end)
      texts.push(say.ends({ from: timeOf(before.end, zone), to: timeOf(after.end, zone) }));
    if (isElsewhere) texts.push(room ? say.room({ room }) : say.everywhere());
  }
  if (before.title !== after.title) texts.push(say.renamed({ before: inSpokenWords(before).title }));
  return texts;
}

/** Such as 'Tuesday 26 August at 10:00 AM GMT'. */
export function formatWhen(instant: string, zone: string): string {
  return say.onDay({ day: dayInWords(dateOf(instant, zone)), time: timeWithZone(instant, zone) });
}

const dateOf = (instant: string, zone: string) => zonedDate(new Date(instant), zone);
