import { zoneLabels } from '#platform/contract/zoned-time.ts';
import { type State, turnsOf } from '../../now-and-next.ts';
import { dayInWords, timeOf } from '../../shown-times.ts';
import type { Programme, Session } from '../../site-contract.ts';
import * as text from '../../site-messages.ts';
import { gridOf, type Placed } from './lanes.ts';
import { SessionItem } from './session-item.tsx';

interface DaySectionProps {
  date: string;
  /** Of this day. */
  sessions: readonly Session[];
  programme: Programme;
  cloths: ReadonlyMap<string, number>;
  stateOf: (session: Session) => State;
}

/** A day: on wide screens a grid of its rooms along the time, on a phone a list by time. */
export function DaySection({ date, sessions, programme, cloths, stateOf }: DaySectionProps) {
  const rooms = programme.rooms.filter(({ id }) => sessions.some(({ room }) => room === id));
  const breaks = programme.kinds.filter(({ isBreak }) => isBreak).map(({ id }) => id);
  const count = sessions.filter(({ kind }) => !breaks.includes(kind)).length;
  const { hours, placed, lanes, rows } = gridOf(
    sessions,
    rooms.map(({ id }) => id),
  );
  return (
    <section className="day" id={date} aria-labelledby={`${date}-title`}>
      <header className="day-heading">
        <h2 id={`${date}-title`} className="display text-section">
          {dayInWords(date)}
        </h2>
        <DayZone sessions={sessions} programme={programme} />
        {count > 0 && <p className="text-quiet">{text.sessionsOf({ count })}</p>}
      </header>
      <div className={`day-rooms lanes-${lanes}`} aria-hidden="true">
        {rooms.map(({ id, name, floor }) => (
          <p key={id}>
            <span>{name}</span>
            {floor && <span className="text-quiet"> {floor}</span>}
          </p>
        ))}
        {lanes > rooms.length && rooms.length > 0 && <p>{text.elsewhere()}</p>}
      </div>
      <ol className={`day-sessions lanes-${lanes}`}>
        {hours.map(({ instant, row }) => (
          <li key={instant} className={`hour r${row}`} aria-hidden="true">
            <span>{timeOf(instant, programme.zone)}</span>
          </li>
        ))}
        {Array.from({ length: lanes }, (_, lane) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a lane is its place
          <li key={lane} className={`warp c${lane + 1} n${rows}`} aria-hidden="true" />
        ))}
        {placed.map((one) => (
          <SessionItem
            key={one.session.id}
            session={one.session}
            place={placeOf(one)}
            programme={programme}
            cloths={cloths}
            state={stateOf(one.session)}
          />
        ))}
      </ol>
    </section>
  );
}

/** Where the clocks change during the summit, each day says which time is its. */
export function DayZone({ sessions, programme }: Pick<DaySectionProps, 'sessions' | 'programme'>) {
  const { zone } = programme;
  if (zoneLabels(zone, turnsOf(programme.sessions)).length < 2) return null;
  return <p className="text-quiet">{zoneLabels(zone, turnsOf(sessions)).join(', ')}</p>;
}

/** The style sheet reads where it stands from classes: the security policy forbids style attributes. */
function placeOf({ row, rows, lane }: Placed): string {
  return `r${row} n${rows} c${lane}`;
}
