import {
  addDays,
  momentShown,
  timesShown,
  zonedTimestamp,
  zoneLabel,
} from '#platform/contract/zoned-time.ts';
import { DAY_MINUTES, formatTime, HOUR, STEP } from './times.ts';

const MINUTE_MS = 60_000;

/** A day as it passes: some have an hour less, or one more. Times of a plan are those that clocks show. */
export interface DayClock {
  /** In minutes. */
  length: number;
  /** How many minutes of the day have passed when something planned for this time begins. */
  passedAt: (start: number) => number;
  /**
   * The time to plan something for that begins after so many minutes. What clocks show a second time can't be planned: from there it is
   * the next time, or the one before.
   */
  startAfter: (passed: number, towards: 'later' | 'earlier') => number;
  /** What clocks show after so many minutes, with the zone where they show it twice. */
  shownAfter: (passed: number) => string;
}

/** Of a date in a zone; all days are alike while the date isn't known. */
export function dayClock(date: string | null, zone: string): DayClock {
  if (date === null)
    return {
      length: DAY_MINUTES,
      passedAt: (start) => start,
      startAfter: (passed) => passed,
      shownAfter: formatTime,
    };
  const midnight = momentShown(date, '00:00', zone);
  const passedUntil = (moment: number) => Math.round((moment - midnight) / MINUTE_MS);
  const length = passedUntil(momentShown(addDays(date, 1), '00:00', zone));
  const passedAt = (start: number) => passedUntil(momentShown(date, formatTime(start), zone));
  const shown = (passed: number) => {
    const instant = new Date(midnight + passed * MINUTE_MS);
    const [day = '', time = ''] = zonedTimestamp(instant, zone).split(' ');
    return { instant, day, time: time.slice(0, 'HH:MM'.length) };
  };
  return {
    length,
    passedAt,
    startAfter(passed, towards) {
      for (let at = passed; at >= 0 && at < length; at += towards === 'later' ? STEP : -STEP) {
        const [hours = '', minutes = ''] = shown(at).time.split(':');
        const start = Number(hours) * HOUR + Number(minutes);
        if (passedAt(start) === at) return start;
      }
      return towards === 'later' ? DAY_MINUTES - STEP : 0;
    },
    shownAfter(passed) {
      const { instant, day, time } = shown(passed);
      return timesShown(day, time, zone) > 1 ? `${time} ${zoneLabel(zone, instant)}` : time;
    },
  };
}
