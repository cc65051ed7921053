import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react';
import type { Conflict } from '../../conflicts.ts';
import type { DayClock } from '../../day-clock.ts';
import * as say from '../../desk-messages.ts';
import type { Desk, PlannedSession } from '../../desk-reply.ts';
import { DAY_MINUTES, HOUR, STEP, snapped } from '../../times.ts';
import { clockOf, inOrder } from './rows.ts';
import type { DeskActions } from './use-desk.ts';

/** How high a minute is, in pixels. */
const MINUTE_HEIGHT = 1.4;
/** A finger that stays this long takes a session; one that moves before, or further, scrolls. */
const HOLD_MS = 350;
const HOLD_STILL_PX = 8;
/** So near to the edge of the window, the page scrolls while a finger drags. */
const EDGE_PX = 90;
const EDGE_STEP_PX = 14;
/** Pressing keys goes on for a while before it is saved. */
const SAVE_AFTER_MS = 500;

interface Spot {
  /** In minutes of the day that have passed by then. */
  start: number;
  length: number;
  room: string;
}

interface Props {
  desk: Desk;
  day: number;
  dayName: string;
  conflicts: readonly Conflict[];
  actions: DeskActions;
  onMore: (id: string) => void;
}

interface Dragged {
  id: string;
  pointer: number;
  from: { x: number; y: number };
  before: Spot;
  /** Where it is by now, which may not be drawn yet when it is let go; undefined until it moves. */
  to?: Spot;
  isResized: boolean;
}

/** The same day as rooms, and as its hours pass. What is dragged, or moved by keys, snaps to five minutes. */
export function DayGrid({ desk, day, dayName, conflicts, actions, onMore }: Props) {
  const [moved, setMoved] = useState<Readonly<Record<string, Spot>>>({});
  const dragged = useRef<Dragged | undefined>(undefined);
  /** A click follows what was dragged, too. */
  const wasDragged = useRef(false);
  /** What keys moved and isn't saved yet, by session. */
  const timers = useRef(new Map<string, ReturnType<typeof setTimeout>>());
  const hold = useRef<{ timer: ReturnType<typeof setTimeout>; x: number; y: number }>(undefined);
  const [held, setHeld] = useState<string>();
  const columns = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const place = columns.current;
    // React's own listeners can't keep a page from scrolling.
    const stay = (event: TouchEvent) => dragged.current && event.preventDefault();
    place?.addEventListener('touchmove', stay, { passive: false });
    return () => place?.removeEventListener('touchmove', stay);
  }, []);
  const clock = clockOf(desk, day);
  const sessions = inOrder(
    desk.sessions.filter((session) => session.day === day),
    desk,
  );
  const spotOf = (session: PlannedSession): Spot =>
    moved[session.id] ?? {
      start: clock.passedAt(session.start ?? 0),
      length: session.length,
      room: session.room,
    };
  const spots = sessions.map(spotOf);
  const first = hourBefore(
    Math.min(clock.passedAt(desk.doorsOpen ?? 9 * HOUR), ...spots.map(({ start }) => start)),
  );
  const last = hourAfter(
    Math.max(clock.passedAt(17 * HOUR), ...spots.map(({ start, length }) => start + length)),
  );
  const hours = Array.from({ length: (last - first) / HOUR }, (_, index) => first + index * HOUR);
  const rooms = [...(desk.rooms.length > 0 ? desk.rooms : [{ id: '', name: say.everywhere() }])];

  async function save(session: PlannedSession, to: Spot) {
    const { id } = session;
    const present = actions.latest()?.sessions.find((one) => one.id === id) ?? session;
    const { version } = present;
    const towards = to.start < clock.passedAt(session.start ?? 0) ? 'earlier' : 'later';
    const start = clock.startAfter(to.start, towards);
    await actions.move([{ id, version, day, ...to, start, room: to.room || null }]);
    setMoved(({ [id]: _, ...others }) => others);
  }

  function place(id: string, to: Spot) {
    setMoved((before) => ({ ...before, [id]: to }));
  }

  function onPointerDown(event: PointerEvent<HTMLElement>, session: PlannedSession, isResized: boolean) {
    if (event.button !== 0 || !event.isPrimary) return;
    event.stopPropagation();
    wasDragged.current = false;
    const { currentTarget: element, pointerId: pointer, clientX: x, clientY: y } = event;
    const take = () => {
      element.setPointerCapture(pointer);
      const from = { x, y: y + window.scrollY };
      dragged.current = { id: session.id, pointer, from, before: spotOf(session), isResized };
      setHeld(session.id);
    };
    if (event.pointerType !== 'touch' || isResized) return take();
    hold.current = { timer: setTimeout(take, HOLD_MS), x, y };
  }

  function onPointerMove(event: PointerEvent<HTMLElement>) {
    const { clientX, clientY } = event;
    const waiting = hold.current;
    if (waiting && Math.hypot(clientX - waiting.x, clientY - waiting.y) > HOLD_STILL_PX) endHold();
    const now = dragged.current;
    if (!now || now.pointer !== event.pointerId) return;
    if (event.pointerType === 'touch') scrollNear(clientY);
    const minutes = snapped((clientY + window.scrollY - now.from.y) / MINUTE_HEIGHT);
    const { before, id, isResized } = now;
    const room = before.room && roomAt(clientX);
    now.to = within(
      isResized
        ? { ...before, length: before.length + minutes }
        : { ...before, start: before.start + minutes, room: room || before.room },
      clock,
    );
    place(id, now.to);
  }

  function endHold() {
    clearTimeout(hold.current?.timer);
    hold.current = undefined;
    setHeld(undefined);
  }

  function onPointerCancel() {
    const now = dragged.current;
    dragged.current = undefined;
    endHold();
    if (now) setMoved(({ [now.id]: _, ...others }) => others);
  }

  function onPointerUp(session: PlannedSession) {
    const now = dragged.current;
    dragged.current = undefined;
    endHold();
    if (!now?.to) return;
    const { to, before } = now;
    wasDragged.current = true;
    if (isSameSpot(to, before)) setMoved(({ [session.id]: _, ...others }) => others);
    else save(session, to);
  }

  function roomAt(x: number): string | undefined {
    const box = columns.current?.getBoundingClientRect();
    if (!box) return undefined;
    const index = Math.floor(((x - box.left) / box.width) * rooms.length);
    return rooms[Math.min(Math.max(index, 0), rooms.length - 1)]?.id;
  }

  function onKeyDown(event: KeyboardEvent, session: PlannedSession) {
    const spot = spotOf(session);
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault();
      return onMore(session.id);
    }
    const to = movedByKey(event, spot, rooms);
    if (!to) return;
    event.preventDefault();
    const next = within(to, clock);
    place(session.id, next);
    clearTimeout(timers.current.get(session.id));
    timers.current.set(
      session.id,
      setTimeout(() => save(session, next), SAVE_AFTER_MS),
    );
  }

  return (
    <section className="day-grid" aria-label={say.gridOf({ day: dayName })}>
      <div className="grid-rooms" aria-hidden>
        {rooms.map(({ id, name }) => (
          <span key={id}>{name}</span>
        ))}
      </div>
      <div className="grid-body" style={{ blockSize: (last - first) * MINUTE_HEIGHT }}>
        {hours.map((hour) => (
          <span key={hour} className="grid-hour" style={{ top: (hour - first) * MINUTE_HEIGHT }}>
            {clock.shownAfter(hour)}
          </span>
        ))}
        <div ref={columns} className="grid-columns">
          {sessions.map((session, number) => {
            const { start, length, room } = spotOf(session);
            const below = spots.slice(0, number).filter((spot) => isBelow(spot, spotOf(session))).length;
            const index = rooms.findIndex(({ id }) => id === room);
            const name = rooms[index]?.name ?? say.everywhere();
            const times = { from: clock.shownAfter(start), to: clock.shownAfter(start + length) };
            return (
              // biome-ignore lint/a11y/useSemanticElements: a button can't hold another one to resize it
              <div
                key={session.id}
                role="button"
                tabIndex={0}
                className="grid-session"
                data-state={session.state}
                data-severity={severityOf(session.id, conflicts)}
                data-track={desk.tracks.find(({ id }) => id === session.track)?.thread}
                data-short={length < 25 || undefined}
                data-held={held === session.id || undefined}
                aria-description={say.blockKeys()}
                style={{
                  top: (start - first) * MINUTE_HEIGHT,
                  height: length * MINUTE_HEIGHT,
                  left: index < 0 ? 0 : `${(index / rooms.length) * 100}%`,
                  width: `calc(${index < 0 ? 100 : 100 / rooms.length}% - ${below * 1.5}rem)`,
                  // Whatever lies under it stays in sight.
                  marginInlineStart: `${below * 1.5}rem`,
                }}
                onPointerDown={(event) => onPointerDown(event, session, false)}
                onPointerMove={onPointerMove}
                onPointerUp={() => onPointerUp(session)}
                onPointerCancel={onPointerCancel}
                onContextMenu={(event) => held && event.preventDefault()}
                onKeyDown={(event) => onKeyDown(event, session)}
                onClick={() => !wasDragged.current && onMore(session.id)}
              >
                <b>{session.title}</b> <span>{say.fromTo(times)}</span>{' '}
                <span className="visually-hidden">{name}</span>{' '}
                <span className="grid-people">{session.people.map((person) => person.name).join(', ')}</span>
                <span
                  className="grid-handle"
                  aria-hidden
                  onPointerDown={(event) => onPointerDown(event, session, true)}
                />
              </div>
            );
          })}
        </div>
      </div>
      {sessions.length === 0 && <p className="day-keys">{say.emptyGrid()}</p>}
      {sessions.length > 0 && (
        <>
          <p className="day-keys grid-keys">{say.blockKeys()}</p>
          <p className="day-keys grid-touch">{say.blockTouch()}</p>
        </>
      )}
    </section>
  );
}

function scrollNear(y: number) {
  if (y > window.innerHeight - EDGE_PX) window.scrollBy(0, EDGE_STEP_PX);
  else if (y < EDGE_PX) window.scrollBy(0, -EDGE_STEP_PX);
}

function movedByKey(
  { key, shiftKey }: KeyboardEvent,
  spot: Spot,
  rooms: readonly { id: string }[],
): Spot | undefined {
  const steps = key === 'ArrowDown' ? STEP : key === 'ArrowUp' ? -STEP : 0;
  if (steps !== 0)
    return shiftKey ? { ...spot, length: spot.length + steps } : { ...spot, start: spot.start + steps };
  const aside = key === 'ArrowRight' ? 1 : key === 'ArrowLeft' ? -1 : 0;
  const next = aside !== 0 && rooms[rooms.findIndex(({ id }) => id === spot.room) + aside];
  return next ? { ...spot, room: next.id } : undefined;
}

function within({ start, length, room }: Spot, day: DayClock): Spot {
  return {
    start: Math.min(Math.max(start, 0), day.length - STEP),
    length: Math.min(Math.max(length, STEP), DAY_MINUTES),
    room,
  };
}

/** Whether one spot is covered by another that is drawn after it. */
function isBelow(one: Spot, other: Spot): boolean {
  const isTogether = one.start < other.start + other.length && other.start < one.start + one.length;
  return isTogether && (one.room === other.room || !one.room || !other.room);
}

function severityOf(id: string, conflicts: readonly Conflict[]): string | undefined {
  const own = conflicts.filter(({ sessions }) => sessions.includes(id));
  return (own.find(({ severity }) => severity === 'stop') ?? own[0])?.severity;
}

function isSameSpot(one: Spot, other: Spot): boolean {
  return one.start === other.start && one.length === other.length && one.room === other.room;
}

const hourBefore = (minutes: number) => Math.floor(minutes / HOUR) * HOUR;
const hourAfter = (minutes: number) => Math.ceil(minutes / HOUR) * HOUR;
