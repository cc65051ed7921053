import type { StoredRow } from '#database/schema.ts';
import type { SpeakerRole, Thread } from '../published.ts';
import type { SessionState } from '../states.ts';

declare module '#database/schema.ts' {
  interface Tables {
    programme_rooms: RoomRow;
    programme_tracks: TrackRow;
    programme_kinds: SessionKindRow;
    programme_sessions: SessionRow;
    programme_session_people: SessionPersonRow;
    programme_settings: ProgrammeSettingsRow;
    programme_publications: PublicationRow;
    programme_published: PublishedRow;
    programme_changes: ProgrammeChangeRow;
  }
}

interface ListedRow extends StoredRow {
  event_id: string;
  name: string;
  name_key: string;
  /** In addresses; null until it is published, and the same for ever then. */
  slug: string | null;
  position: number;
  updated_at: string;
}

export interface RoomRow extends ListedRow {
  places: number | null;
  floor: string | null;
}

export interface TrackRow extends ListedRow {
  thread: Thread;
}

export interface SessionKindRow extends ListedRow {
  is_break: number;
  /** How many minutes a new one takes: as many as the last one that was planned. */
  length: number;
}

/** A session as it is planned. */
export interface SessionRow extends StoredRow {
  event_id: string;
  title: string;
  title_key: string;
  abstract: string | null;
  kind_id: string;
  track_id: string | null;
  room_id: string | null;
  /** Days after the edition's first one. Day and start are both known or neither. */
  day: number | null;
  /** Minutes after midnight, by the clocks of the edition's zone. */
  start: number | null;
  /** Minutes. */
  length: number;
  language: string | null;
  level: string | null;
  places: number | null;
  picture: string | null;
  slides: string | null;
  recording: string | null;
  state: SessionState;
  /** Among those without a time. */
  position: number;
  updated_at: string;
}

/** Somebody in a session: a speaker, or only a name. */
export interface SessionPersonRow {
  id: string;
  session_id: string;
  speaker_id: string | null;
  name: string | null;
  role: SpeakerRole;
  position: number;
}

export interface ProgrammeSettingsRow {
  event_id: string;
  /** How long it takes from one room to another. */
  walk_minutes: number;
  /** Minutes after midnight, on each day. */
  doors_open: number | null;
  doors_close: number | null;
  /** JSON: how severe each kind of conflict is. */
  rules: string;
}

/** What was published when, with what is around the sessions. */
export interface PublicationRow {
  id: string;
  event_id: string;
  /** JSON: zone, rooms, tracks and kinds. */
  around: string;
  /** JSON: what differed from the publication before. */
  changes: string;
  published_at: string;
}

/** A session as it was published last. It stays when the session is removed, so that calendars are told. */
export interface PublishedRow {
  session_id: string;
  event_id: string;
  slug: string;
  state: 'confirmed' | 'cancelled' | 'removed';
  starts_at: string;
  /** JSON: what visitors see of it. */
  facts: string;
  sequence: number;
  changed_at: string;
}

/** A change that can be undone. */
export interface ProgrammeChangeRow {
  id: string;
  event_id: string;
  user_id: string | null;
  description: string;
  /** JSON: the rows that it touched. */
  before: string;
  after: string;
  created_at: string;
  undone_at: string | null;
}
