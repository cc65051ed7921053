import { language } from '#platform/contract/language.ts';
import { zonedDate, zoneLabels } from '#platform/contract/zoned-time.ts';
import * as say from '../difference-messages.ts';
import type { Placed, ProgrammeDifference } from '../published.ts';
import { dayInWords, timeOf, timeWithZone } from '../shown-times.ts';

/** What a publication changes for who comes to a session, in words. */
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
    const times = fromTo(before.start, after.start, zone);
    texts.push(isElsewhere && room ? say.movedIn({ ...times, room }) : say.moved(times));
    if (isElsewhere && !room) texts.push(say.everywhere());
  } else {
    if (before.end !== after.end) texts.push(say.ends(fromTo(before.end, after.end, zone)));
    if (isElsewhere) texts.push(room ? say.room({ room }) : say.everywhere());
  }
  if (before.title !== after.title) texts.push(say.renamed({ before: inSpokenWords(before).title }));
  return texts;
}

/** Each with its day if that differs; of one zone, that is said once. */
function fromTo(from: string, to: string, zone: string): { from: string; to: string } {
  if (dateOf(from, zone) !== dateOf(to, zone))
    return { from: formatWhen(from, zone), to: formatWhen(to, zone) };
  const isOneZone = zoneLabels(zone, [from, to]).length === 1;
  return { from: isOneZone ? timeOf(from, zone) : timeWithZone(from, zone), to: timeWithZone(to, zone) };
}

/** Such as 'Tuesday 26 August at 10:00 AM GMT'. */
export function formatWhen(instant: string, zone: string): string {
  return say.onDay({ day: dayInWords(dateOf(instant, zone)), time: timeWithZone(instant, zone) });
}

const dateOf = (instant: string, zone: string) => zonedDate(new Date(instant), zone);
