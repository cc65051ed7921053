import { badgeDate } from '#platform/contract/event-zone.ts';
import { FALLBACK } from '../../contract.ts';
import { dayFigures, type Schedule } from '../../schedule.ts';

/** The label sewn onto the hero's cloth: the summit's days in figures and in full. */
export function DateBadge({ schedule }: { schedule: Schedule | undefined }) {
  if (!schedule) {
    return (
      <div className="date-badge">
        <p className="font-semibold">{FALLBACK.date}</p>
        <p className="display mt-1 text-section">{FALLBACK.badgeDate}</p>
      </div>
    );
  }
  return (
    <div className="date-badge">
      <p className="date-badge-figures display" aria-hidden="true">
        {dayFigures(schedule)}
      </p>
      <p className="font-semibold">
        <time dateTime={schedule.firstDay}>{badgeDate(schedule.firstDay).replace(/,.*/, '')}</time>
        {' – '}
        <time dateTime={schedule.lastDay}>{badgeDate(schedule.lastDay)}</time>
      </p>
    </div>
  );
}
