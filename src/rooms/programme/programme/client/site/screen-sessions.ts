import { ALL_ROOMS } from '../../addresses.ts';
import { nameAndRole } from '../../name-and-role.ts';
import { type FirstDay, firstDayOf, inRoom } from '../../now-and-next.ts';
import * as text from '../../screen-messages.ts';
import type { Programme } from '../../site-contract.ts';
import { seedsOf } from './band.tsx';

export interface SessionOnScreen {
  id: string;
  title: string;
  people: string;
  /** What its band is woven from. */
  seeds: readonly string[];
  start: string;
  end: string;
  /** YYYY-MM-DD in the zone. */
  day: string;
  isBreak: boolean;
}

export interface RoomOnScreen {
  name: string;
  sessions: readonly SessionOnScreen[];
}

export interface OnScreen extends FirstDay {
  rooms: readonly RoomOnScreen[];
}

/** What the screen of a room needs to know of the programme, or the one in the foyer of all rooms. */
export function onScreen(programme: Programme, slug: string): OnScreen {
  const rooms = programme.rooms.filter((room) => slug === ALL_ROOMS || room.slug === slug);
  const held = programme.sessions.filter(({ isCancelled }) => !isCancelled);
  const toShow = (sessions: readonly (typeof held)[number][]) =>
    sessions.map((session) => ({
      id: session.id,
      title: session.title,
      people: session.people.map(nameAndRole).join(', '),
      seeds: seedsOf(session),
      start: session.start,
      end: session.end,
      day: session.day,
      isBreak: programme.kinds.find(({ id }) => id === session.kind)?.isBreak ?? false,
    }));
  const shown = rooms.map(({ id, name }) => ({ name, sessions: toShow(inRoom(held, id)) }));
  // A summit in one place needs no rooms.
  return {
    ...firstDayOf(programme),
    rooms: shown.length > 0 ? shown : [{ name: text.allRooms(), sessions: toShow(held) }],
  };
}
