import { type SpeakerRole, USUAL_ROLE } from '#rooms/programme/speakers/roles.ts';
import type { Planned } from './conflicts.ts';
import type { DayReply, DeskReply, DeskSpeakers, SessionPerson } from './contract.ts';
import { type SessionState, USUAL_STATE } from './states.ts';

/** A session as the desk has it. */
export interface PlannedSession extends Planned {
  track: string;
  state: SessionState;
  people: readonly SessionPerson[];
  version: string;
}

/** What the call answers, with everything named where it is used. */
export interface Desk extends Omit<DeskReply, 'sessions' | 'speakers'> {
  sessions: readonly PlannedSession[];
  /** All who can be named, and those who are. */
  speakers: readonly Speaker[];
}

interface Speaker {
  id: string;
  name: string;
  role: SpeakerRole;
}

type Lists = Pick<Desk, 'rooms' | 'tracks' | 'kinds' | 'speakers' | 'sessions'>;

/** Leaves out what is empty or usual, and says of what is in a list only its place there. */
export function shortened(lists: Lists): Pick<DeskReply, 'sessions' | 'speakers'> {
  const rooms = placesOf(lists.rooms);
  const tracks = placesOf(lists.tracks);
  const kinds = placesOf(lists.kinds);
  const speakers = placesOf(lists.speakers);
  return {
    speakers: shortSpeakers(lists.speakers),
    sessions: lists.sessions.map(({ id, title, length, version, ...session }) => ({
      id,
      title,
      kind: kinds.get(session.kind),
      track: tracks.get(session.track),
      room: rooms.get(session.room),
      day: session.day ?? undefined,
      start: session.start ?? undefined,
      length,
      places: session.places ?? undefined,
      state: unless(USUAL_STATE, session.state),
      people: session.people.length > 0 ? session.people.map(shortPerson) : undefined,
      version,
    })),
  };

  function shortPerson({ speaker: id, name, role }: SessionPerson) {
    const speaker = speakers.get(id);
    if (speaker === undefined) return { name, role: unless(USUAL_ROLE, role) };
    return { speaker, role: unless(lists.speakers[speaker]?.role, role) };
  }
}

export function shortSpeakers(speakers: readonly Speaker[]): DeskSpeakers {
  return speakers.map(({ id, name, role }) => ({ id, name, role: unless(USUAL_ROLE, role) }));
}

/** The opposite, with who else can be named. */
export function unfolded(reply: DeskReply, others: DeskSpeakers = []): Desk {
  return { ...reply, ...unfoldedLists(reply, others) };
}

/** A desk with a day of it as it was read later; null is for what has no time. */
export function withDay(desk: Desk, day: number | null, reply: DayReply): Desk {
  const later = unfoldedLists(reply, []);
  const read = new Set(later.sessions.map(({ id }) => id));
  const elsewhere = desk.sessions.filter((session) => session.day !== day && !read.has(session.id));
  const speakers = new Map([...desk.speakers, ...later.speakers].map((speaker) => [speaker.id, speaker]));
  return {
    ...desk,
    ...reply,
    sessions: [...elsewhere, ...later.sessions],
    speakers: [...speakers.values()],
  };
}

function unfoldedLists(reply: DayReply, others: DeskSpeakers): Pick<Desk, 'sessions' | 'speakers'> {
  const { rooms, tracks, kinds } = reply;
  const whole = ({ role = USUAL_ROLE, ...speaker }: DeskSpeakers[number]): Speaker => ({ ...speaker, role });
  const speakers = reply.speakers.map(whole);
  const named = new Map([...others.map(whole), ...speakers].map((speaker) => [speaker.id, speaker]));
  return {
    speakers: [...named.values()],
    sessions: reply.sessions.map((session) => ({
      ...session,
      kind: idAt(kinds, session.kind),
      track: idAt(tracks, session.track),
      room: idAt(rooms, session.room),
      day: session.day ?? null,
      start: session.start ?? null,
      places: session.places ?? null,
      state: session.state ?? USUAL_STATE,
      people: (session.people ?? []).map(({ speaker: place, name = '', role }) => {
        const { id, ...usual } = (place !== undefined && speakers[place]) || {
          id: '',
          name,
          role: USUAL_ROLE,
        };
        return { speaker: id, name: usual.name, role: role ?? usual.role };
      }),
    })),
  };
}

const placesOf = (list: readonly { id: string }[]) => new Map(list.map(({ id }, place) => [id, place]));
const idAt = (list: readonly { id: string }[], place = -1) => list[place]?.id ?? '';
const unless = <Value>(usual: Value | undefined, value: Value) => (value === usual ? undefined : value);
