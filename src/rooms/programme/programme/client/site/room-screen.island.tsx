import { useEffect, useState } from 'react';
import { zonedDate } from '#platform/contract/zoned-time.ts';
import { Strip } from '#ui/cloth/strip.tsx';
import { endOf, type FirstDay, hasBegun, nowAndNext, soonest, startOf } from '../../now-and-next.ts';
import * as text from '../../screen-messages.ts';
import { dayInWords, momentOf, timeOf, timeRange } from '../../shown-times.ts';
import { watchTime } from './live/clock.ts';
import { watchProgramme } from './live/watch-programme.ts';
import { type OnScreen, onScreen, type RoomOnScreen, type SessionOnScreen } from './screen-sessions.ts';

const MINUTE_MS = 60_000;

interface RoomScreenProps {
  first: OnScreen;
  room: string;
  /** When the page was rendered. */
  startedAt: number;
  clock: string;
}

/** Follows the clock and every publication; without network it goes on, and says since when. */
export function RoomScreen({ first, room, startedAt, clock }: RoomScreenProps) {
  const [{ rooms, ...firstDay }, setShown] = useState(first);
  const { zone } = firstDay;
  const [{ now, ahead }, setTime] = useState({ now: startedAt, ahead: 0 });
  const [cutOffAt, setCutOffAt] = useState<number>();

  useEffect(() => watchTime(clock, (time, by) => setTime({ now: time, ahead: by })), [clock]);
  useEffect(
    () =>
      watchProgramme({
        onNew: (programme) => setShown(onScreen(programme, room)),
        onCutOff: setCutOffAt,
      }),
    [room],
  );

  const isAlone = rooms.length === 1;
  return (
    <>
      <header className="screen-header">
        <h1>{isAlone ? rooms[0]?.name : text.allRooms()}</h1>
        <p className="figures">{timeOf(now, zone)}</p>
      </header>
      <div className={isAlone ? 'screen-room' : 'screen-rooms'}>
        {rooms.map((one) => (
          <Room key={one.name} room={one} first={firstDay} now={now} isAlone={isAlone} />
        ))}
      </div>
      {cutOffAt !== undefined && (
        <p className="screen-note" role="status">
          {text.cutOff({ moment: momentOf(cutOffAt + ahead, zone) })}
        </p>
      )}
    </>
  );
}

interface RoomProps {
  room: RoomOnScreen;
  first: FirstDay;
  now: number;
  isAlone: boolean;
}

function Room({ room, first, now, isAlone }: RoomProps) {
  const { zone } = first;
  const { now: running } = nowAndNext(room.sessions, now, first);
  // Before the summit, too, it says what will come.
  const next = soonest(room.sessions, now);
  const isOver = running.length === 0 && next.length === 0;
  return (
    <section aria-label={room.name}>
      {!isAlone && <h2 className="screen-name">{room.name}</h2>}
      {running.map((session) => (
        <div key={session.id} className="screen-now">
          <Cloth session={session} />
          <div>
            <p className="screen-time">
              <span className="screen-mark">{text.now()}</span> {timeRange(session, zone)} ·{' '}
              {text.minutesLeft({ count: Math.ceil((endOf(session) - now) / MINUTE_MS) })}
            </p>
            <p className="screen-title display">{session.title}</p>
            <p className="screen-people">{session.people}</p>
          </div>
        </div>
      ))}
      {running.length === 0 && <p className="screen-people">{isOver ? text.over() : text.nothingNow()}</p>}
      {next.map((session) => (
        <div key={session.id} className="screen-next">
          <Cloth session={session} />
          <div>
            <p className="screen-time">
              {hasBegun(first, now)
                ? text.nextAt({ time: whenOf(startOf(session), now, zone) })
                : text.begins({ day: dayInWords(session.day), time: timeOf(session.start, zone) })}
              {startOf(session) - now < 60 * MINUTE_MS && (
                <> · {text.inMinutes({ count: Math.ceil((startOf(session) - now) / MINUTE_MS) })}</>
              )}
            </p>
            <p className="screen-next-title">{session.title}</p>
            <p>{session.people}</p>
          </div>
        </div>
      ))}
    </section>
  );
}

/** With its day unless it is today. */
function whenOf(start: number, now: number, zone: string): string {
  const [day, today] = [start, now].map((instant) => zonedDate(new Date(instant), zone));
  return day === today ? timeOf(start, zone) : momentOf(start, zone);
}

/** A break is bare warp. */
function Cloth({ session: { seeds, isBreak } }: { session: SessionOnScreen }) {
  return (
    <div className="screen-cloth">
      {!isBreak &&
        seeds.map((seed, index) => (
          <div key={seed} className="relative min-w-0 flex-1">
            <Strip seed={seed} picks={448} shifted={index % 2 === 1} className="absolute inset-0" />
          </div>
        ))}
    </div>
  );
}
