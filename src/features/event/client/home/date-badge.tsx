import { badgeDate } from '#platform/contract/event-zone.ts';
import { dayFigures } from '../../days-in-words.ts';
import type { CurrentEdition } from '../../edition.ts';
import { dateFallback } from '../../fallback.ts';
import { scheduleOf } from '../../schedule.ts';

/** The label sewn onto the hero's cloth: the summit's days in figures and in full. */
export function DateBadge({ event }: { event: CurrentEdition | undefined }) {
  const schedule = scheduleOf(event);
  if (!schedule) {
    const { date, badgeDate: usual } = dateFallback(event);
    return (
      <div className="date-badge">
        <p className="font-semibold">{date}</p>
        {usual && <p className="display mt-1 text-section">{usual}</p>}
      </div>
    );
  }
  return (
    <div className="date-badge">
      <p className="date-badge-figures display" aria-hidden="true">
        {dayFigures(schedule)}
      </p>
      <p className="font-semibold">
        {schedule.firstDay !== schedule.lastDay && (
          <>
            <time dateTime={schedule.firstDay}>{badgeDate(schedule.firstDay).replace(/,.*/, '')}</time>
            {' – '}
          </>
        )}
        <time dateTime={schedule.lastDay}>{badgeDate(schedule.lastDay)}</time>
      </p>
    </div>
  );
}
