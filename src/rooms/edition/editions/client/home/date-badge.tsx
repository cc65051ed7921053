import { badgeDate } from '#platform/contract/zoned-time.ts';
import type { EditionContent } from '#rooms/edition/content/contract.ts';
import type { CurrentEdition } from '../../edition.ts';
import { dayFigures } from '../../format-days.ts';
import { scheduleOf } from '../../schedule.ts';

interface Props {
  edition: CurrentEdition | undefined;
  coming: EditionContent['coming'];
  /** Such as 'Day 1 of 2', while it is on. */
  today: string | undefined;
}

/** The label sewn onto the hero's cloth: the summit's days in figures and in full. */
export function DateBadge({ edition, coming, today }: Props) {
  const schedule = scheduleOf(edition);
  if (!schedule) {
    return (
      <div className="date-badge">
        <p className="font-semibold">{coming.date}</p>
        {coming.badgeDate && <p className="display mt-1 text-section">{coming.badgeDate}</p>}
      </div>
    );
  }
  return (
    <div className="date-badge">
      {today ? (
        <p className="date-badge-today display">{today}</p>
      ) : (
        <p className="date-badge-figures display" aria-hidden="true">
          {dayFigures(schedule)}
        </p>
      )}
      <p className="font-semibold">
        {schedule.firstDay !== schedule.lastDay && (
          <>
            <time dateTime={schedule.firstDay}>
              {badgeDate(schedule.firstDay).replace(/,.*| (?:de )?\d{4}$/, '')}
            </time>
            {' – '}
          </>
        )}
        <time dateTime={schedule.lastDay}>{badgeDate(schedule.lastDay)}</time>
      </p>
    </div>
  );
}
